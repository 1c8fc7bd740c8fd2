@main struct Gleitpfad { static func main() {} }
