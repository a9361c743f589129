// Asks Prism for the tokens of a sample, and tells them apart by the few kinds that pages have colours for.

var colours = (function () {
  "use strict";

  // The names that grammars give their tokens, by kind; "p" is plain. What has another name is of the kind around it.
  var names = {
    k: "keyword boolean null nil important atrule title tag rule module doctype-tag control-flow",
    t: "class-name maybe-class-name known-class-name type builtin selector namespace type-definition",
    s: "string char regex url attr-value template-string string-literal raw-string string-interpolation "
      + "code-snippet heredoc-string triple-quoted-string content attr-value-string",
    c: "comment prolog doctype cdata hashbang shebang doc-comment docstring coord",
    n: "number constant symbol unit color hexcode entity datetime date time range",
    a: "attribute annotation decorator directive macro preprocessor pragma",
    f: "function property attr-name key variable function-variable method literal-property string-property "
      + "property-access label environment parameter-name",
    i: "inserted inserted-sign inserted-arrow",
    d: "deleted deleted-sign deleted-arrow",
    p: "punctuation operator interpolation expression embedded-code script style text",
  };
  var kinds = {};
  Object.keys(names).forEach(function (kind) {
    names[kind].split(" ").forEach(function (name) { kinds[name] = kind; });
  });

  function kind(token, around) {
    var all = [token.type].concat(token.alias || []);
    for (var index = 0; index < all.length; index += 1) {
      var name = all[index];
      if (kinds.hasOwnProperty(name)) return kinds[name];
      if (name.slice(0, 9) === "language-") return "p";
    }
    return around;
  }

  // Runs of one kind as its letter and its length, such as "k3 p1 f4".
  return function (text, language) {
    var sample = { code: text, grammar: Prism.languages[language], language: language };
    Prism.hooks.run("before-tokenize", sample);
    sample.tokens = Prism.tokenize(sample.code, sample.grammar);
    Prism.hooks.run("after-tokenize", sample);

    var runs = [];
    var last = "";
    var length = 0;
    function add(kind, count) {
      if (kind !== last) {
        if (length > 0) runs.push(last + length);
        last = kind;
        length = 0;
      }
      length += count;
    }
    function visit(content, around) {
      if (typeof content === "string") {
        add(around, content.length);
      } else if (Array.isArray(content)) {
        content.forEach(function (part) { visit(part, around); });
      } else {
        visit(content.content, kind(content, around));
      }
    }
    visit(sample.tokens, "p");
    add("", 0);
    return runs.join(" ");
  };
})();
