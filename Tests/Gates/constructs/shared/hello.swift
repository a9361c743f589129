// ANCHOR: body
// #region part
print("hello")
// #endregion
// ANCHOR_END: body
