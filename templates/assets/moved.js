// Takes readers on from a page that has moved, together with the fragment, which a refresh alone would lose.
(() => {
  const { target, anchors } = document.currentScript.dataset;
  if (!location.hash) return;
  const words = anchors.split(" ");

  function decoded(text) {
    try { return decodeURIComponent(text); } catch { return text; }
  }

  // Old names and where they lead take turns.
  const name = decoded(location.hash.slice(1));
  const place = words.findIndex((word, index) => index % 2 === 0 && decoded(word) === name);
  // Without this the refresh, which the browser has not read yet, would come later and win.
  stop();
  location.replace(place >= 0 ? words[place + 1] : target.includes("#") ? target : target + location.hash);
})();
