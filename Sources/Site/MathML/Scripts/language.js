// What KaTeX uses of JavaScript and the engine, which knows the edition of 2009, lacks.

if (!Array.prototype.fill) {
  Object.defineProperty(Array.prototype, "fill", {
    value: function (value) {
      for (var index = 0; index < this.length; index += 1) this[index] = value;
      return this;
    },
  });
}
