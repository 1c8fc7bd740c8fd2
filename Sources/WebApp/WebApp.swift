@main struct WebApp { static func main() {} }
