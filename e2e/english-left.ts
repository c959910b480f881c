import { readFileSync } from "node:fs";
import { parseSync } from "rolldown/utils";
import { piecesIn } from "../scripts/build/pseudo-words.mjs";
import { root } from "../scripts/project-root.mjs";
import { projectFiles } from "../scripts/style-checks/source-files.mjs";
import { outermostTexts } from "../scripts/words.mjs";

const isSentence = /[A-Za-z]{2,} [A-Za-z]{2,}.{4,}/;

function piecesOf(path: string): string[] {
  const { program } = parseSync(path, readFileSync(`${root}/${path}`, "utf8"));
  return outermostTexts(program)
    .flatMap(({ node }) => piecesIn(node))
    .map(({ value }) => value.trim())
    .filter((text) => /[A-Za-z]{2}/.test(text));
}

/** Finds texts that are English where a language says them otherwise. */
export function englishFinder(language: string): (text: string) => boolean {
  const files = projectFiles(root).filter((path) => path.endsWith(".words.ts"));
  const own = files.flatMap((path) => piecesOf(path.replace(/ts$/, `${language}.ts`)));
  const translated = new Set(own);
  const english = new Set(files.flatMap(piecesOf).filter((text) => !translated.has(text)));
  const sentences = [...english].filter((text) => isSentence.test(text));
  return (text) => english.has(text.trim()) || sentences.some((one) => text.includes(one));
}
