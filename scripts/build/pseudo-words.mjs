import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { outermostTexts, partsOf, shownNodes } from "../words.mjs";

// Languages that nobody speaks, made from the English texts (decision 71). No release has them.

/** @typedef {import("rolldown/utils").ESTree.Node} Node */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * @typedef {object} Pseudo
 * @property {(piece: string) => string} piece of a text
 * @property {(text: string) => [begin: string, end: string]} around the whole
 */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const ACCENTED = "ÅƁÇÐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒğĥîĵķļṁñöþǫŕšţûṽŵẋýž";
const RIGHT_TO_LEFT = "\u202e";
const POP = "\u202c";

/** @satisfies {Readonly<Record<string, Pseudo>>} */
const pseudoLanguages = {
  "en-XA": {
    piece: (piece) =>
      piece.replaceAll(/[a-z]/gi, (letter) => ACCENTED[LETTERS.indexOf(letter)] ?? letter),
    around: (text) => {
      const more = Math.ceil(letters(text) * 0.4);
      return ["[", ` ${"~~~~~ ".repeat(more).slice(0, more).trimEnd()}]`];
    },
  },
  "ar-XB": {
    // Names and numbers between the pieces keep their own direction.
    piece: (piece) => (letters(piece) > 0 ? RIGHT_TO_LEFT + piece + POP : piece),
    around: () => ["", ""],
  },
  // English whose texts end in unseen marks, so that the journeys find them.
  "en-XM": {
    piece: (piece) => (letters(piece) > 0 ? piece + unseen(piece.length) : piece),
    around: () => ["", ""],
  },
};

/** @typedef {keyof typeof pseudoLanguages} PseudoLanguage */

/**
 * A length in two characters that nobody sees, and that Playwright leaves out of texts.
 * @param {number} length
 */
function unseen(length) {
  const bits = length.toString(2).padStart(10, "0");
  return bits.replaceAll("0", "\u200b").replaceAll("1", "\u00ad");
}

/** @param {string} text */
function letters(text) {
  return text.match(/[a-z]/gi)?.length ?? 0;
}

/**
 * The source of a words file, in that language.
 * @param {string} source
 * @param {import("rolldown/utils").ESTree.Program} program of that source
 * @param {PseudoLanguage} language
 */
export function pseudoWords(source, program, language) {
  const edits = outermostTexts(program).flatMap(({ node }) =>
    editsOf(node, pseudoLanguages[language]),
  );
  let written = "";
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    written += source.slice(from, start) + text;
    from = end;
  }
  return written + source.slice(from);
}

/**
 * @param {Node} node an outermost text
 * @param {Pseudo} language
 * @returns {Edit[]}
 */
function editsOf(node, { piece, around }) {
  const pieces = piecesIn(node);
  const text = pieces.map(({ value }) => value).join("");
  if (letters(text) === 0) return [];
  const [begin, end] = around(text);
  if (node.type === "Literal")
    return [{ ...node, text: JSON.stringify(begin + piece(text) + end) }];
  const edits = pieces.map(({ value, written, ...at }) => ({ ...at, text: written(piece(value)) }));
  if (begin === "") return edits;
  if (node.type === "TemplateLiteral")
    return [...edits, insertion(node.start + 1, begin), insertion(node.end - 1, end)];
  const [first, last] = [partsOf(node)?.at(0), partsOf(node)?.at(-1)];
  // The text of another call may be a value of a third text.
  if (!first || !last) return edits;
  return [
    ...edits,
    insertion(first.start, `${JSON.stringify(begin)}, `),
    insertion(last.end, `, ${JSON.stringify(end)}`),
  ];
}

/**
 * @param {number} at
 * @param {string} text
 * @returns {Edit}
 */
function insertion(at, text) {
  return { start: at, end: at, text };
}

/**
 * The literal pieces of a text, also those within its values.
 * @param {Node} node
 * @returns {{ start: number, end: number, value: string, written: (text: string) => string }[]}
 */
export function piecesIn(node) {
  const { start, end } = node;
  if (node.type === "Literal")
    return typeof node.value === "string"
      ? [{ start, end, value: node.value, written: (text) => JSON.stringify(text) }]
      : [];
  if (node.type === "TemplateElement") {
    const value = node.value.cooked ?? "";
    // Its ends are a quote or a brace.
    return [{ start: start + 1, end: end - (node.tail ? 1 : 2), value, written: escaped }];
  }
  return shownNodes(node).flatMap(piecesIn);
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
}

/**
 * `x.words.en-XA.ts`, made from `x.words.ts`.
 * @param {string} language
 * @returns {any} a plugin of Vite and of rolldown
 */
export function pseudoTranslations(language) {
  const files = new RegExp(String.raw`\.words\.${language}\.ts$`);
  return {
    name: "pseudo-translations",
    enforce: "pre",
    resolveId: { filter: { id: files }, handler: (/** @type {string} */ id) => id },
    load: {
      filter: { id: files },
      /** @this {import("rolldown").PluginContext} @param {string} id */
      handler(id) {
        const source = readFileSync(id.replace(files, ".words.ts"), "utf8");
        // Intl throws for a tag that is no language.
        if (id.includes("/domain/language.words.")) return { code: source, moduleType: "ts" };
        const program = this.parse(source, { lang: "ts" });
        const code = pseudoWords(source, program, /** @type {PseudoLanguage} */ (language));
        return { code, moduleType: "ts" };
      },
    },
  };
}

/**
 * Everybody has that language.
 * @param {string} language
 * @returns {import("rolldown").Plugin}
 */
export function everybodys(language) {
  const path = fileURLToPath(new URL("../../domain/language.ts", import.meta.url));
  return {
    name: "everybodys-language",
    load: {
      filter: { id: path },
      handler() {
        const source = readFileSync(path, "utf8");
        const code = source.replace(/languages = \[.*?\]/, `languages = ["${language}"]`);
        return { code, moduleType: "ts" };
      },
    },
  };
}
