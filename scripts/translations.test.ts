import { readFileSync } from "node:fs";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { languages, sourceLanguage } from "#domain/language.ts";
import { piecesIn } from "./build/pseudo-words.mjs";
import { root } from "./project-root.mjs";
import { translationFaults } from "./style-checks/translation-faults.mjs";
import { projectFiles } from "./style-checks/source-files.mjs";
import { outermostTexts } from "./words.mjs";

const files = projectFiles(root).filter((path) => path.endsWith(".words.ts"));

function piecesOf(language: string): string[] {
  return files.flatMap((path) => {
    const own = path.replace(/ts$/, `${language}.ts`);
    const { program } = parseSync(own, readFileSync(`${root}/${own}`, "utf8"));
    return outermostTexts(program).flatMap(({ node }) => piecesIn(node).map(({ value }) => value));
  });
}

const allWords = languages.map((one) =>
  one === sourceLanguage ? "web/today.words.ts" : `web/today.words.${one}.ts`,
);

test("each words file has a translation in each language, and no other", () => {
  expect(translationFaults(allWords)).toEqual([]);
  expect(translationFaults(allWords.filter((path) => !path.endsWith("fr.ts")))).toEqual([
    'web/today.words.ts has no translation into "fr": web/today.words.fr.ts',
  ]);
  expect(translationFaults([...allWords, "web/today.words.it.ts"])).toEqual([
    "web/today.words.it.ts is of a language that is not offered",
  ]);
  expect(translationFaults(allWords.filter((path) => path !== "web/today.words.ts"))).toContain(
    "web/today.words.de.ts translates what is not there",
  );
});

test("French has unbreakable spaces before its double marks, and within its quotation marks", () => {
  const breakable = / [;:!?»%]|« /;
  expect(piecesOf("fr").filter((piece) => breakable.test(piece))).toEqual([]);
  const close = /[\p{L}\p{N}][;!?»]|«[^\u00a0\u202f]/u;
  const texts = piecesOf("fr").map((piece) => piece.replaceAll(/\S*[?=/]\S*[=/]\S*/g, ""));
  expect(texts.filter((text) => close.test(text))).toEqual([]);
});

test.each([
  ["de", /[”«»]/],
  ["es", /[“”„]/],
  ["ar", /[“”„?;]/],
])("%s has no marks of another language", (language, foreign) => {
  expect(piecesOf(language).filter((piece) => foreign.test(piece))).toEqual([]);
});
