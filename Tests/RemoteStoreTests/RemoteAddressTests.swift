import RemoteStore
import Testing

@Suite struct RemoteAddressTests {
    @Test(arguments: [
        ("http://cache.example", "http://cache.example"),
        ("https://cache.example:8080/notes//", "https://cache.example:8080/notes"),
        ("HTTP://127.0.0.1/a", "HTTP://127.0.0.1/a"),
        ("http://[::1]:80/", "http://[::1]:80"),
        ("https://me:secret@cache.example/a", "https://cache.example/a"),
    ])
    func `an address is shown without a slash at the end and without its password`(_ text: String, _ shown: String) {
        #expect(RemoteAddress(text)?.description == shown)
    }

    @Test(arguments: [
        "", "cache.example", "ftp://a/b", "file:///tmp", "http://", "http:///a", "http://a/b?c=d", "http://a/#b",
    ])
    func `anything else is no address`(_ text: String) {
        #expect(RemoteAddress(text) == nil)
    }
}
