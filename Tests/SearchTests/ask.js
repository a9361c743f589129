// node ask.js SEARCH FOLDER LANGUAGE QUESTIONS: prints what the site's script answers, as a list of lists of
// "page score: section=score …".

"use strict";

const fs = require("node:fs");
const vm = require("node:vm");

const [script, folder, language, questions] = process.argv.slice(2);
const run = (path) => vm.runInThisContext(fs.readFileSync(path, "utf8"), path);

run(script);
notchbookSearch.start(language, async (name) => run(`${folder}/${name}`));

(async () => {
  const answers = [];
  for (const question of JSON.parse(fs.readFileSync(questions, "utf8"))) {
    const hits = await notchbookSearch.search([language], question);
    answers.push(
      hits.map(({ page, score, sections }) => `${page} ${score}: ${sections.map(({ index, score }) => `${index}=${score}`).join(" ")}`),
    );
  }
  process.stdout.write(JSON.stringify(answers));
})();
