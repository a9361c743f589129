/// The tags that every YAML processor knows; they change nothing here except that `!!str` makes text.
enum YAMLTag {
    static let text = "tag:yaml.org,2002:str"

    static let known: [String] = ["str", "null", "bool", "int", "float", "seq", "map"].map { "tag:yaml.org,2002:" + $0 }
}
