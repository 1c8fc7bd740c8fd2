import Testing

@testable import Abitur
