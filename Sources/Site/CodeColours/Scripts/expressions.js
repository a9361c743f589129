// Hands the regular expressions of grammars to PCRE2, which the engine's functions 'compileExpression' and
// 'findExpression' stand for. One that it refuses stays with the engine.

(function () {
  "use strict";

  var own = RegExp.prototype.exec;

  Object.defineProperty(RegExp.prototype, "exec", {
    value: function (text) {
      text = String(text);
      if (this.expression === undefined) {
        var number = compileExpression(this.source, this.ignoreCase, this.multiline);
        Object.defineProperty(this, "expression", { value: number });
      }
      if (this.expression < 0) return own.call(this, text);
      var match = findExpression(this.expression, text, this.global ? this.lastIndex : 0);
      if (this.global) this.lastIndex = match ? match.index + match[0].length : 0;
      return match;
    },
  });
})();
