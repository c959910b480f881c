import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { po } from "gettext-parser";
import { parseSync } from "rolldown/utils";
import { objectOf } from "./build/words.mjs";
import { root } from "./project-root.mjs";
import { outermostTexts, partsOf, shownNodes, valueOf } from "./words.mjs";

// `npm run words -- po DIR` writes DIR/cairn.pot, for Weblate; `npm run words -- po DIR de` reads DIR/de.po.

/**
 * @typedef {import("rolldown/utils").ESTree.Node} Node
 * @typedef {{ start: number, end: number }} Range
 * @typedef {{ path: string, source: string }} WordsFile
 * @typedef {import("gettext-parser").GetTextTranslations} Catalog
 */

/**
 * @typedef {object} Entry
 * @property {string} context
 * @property {Node} node
 * @property {string[]} forms the text; its singular and plural if it counts once
 * @property {ReadonlyMap<string, Node>} values by their text in braces
 * @property {Node | undefined} count
 */

/**
 * @param {string} source
 * @param {Node} node
 */
function countOf(source, node) {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return null;
  const [count, noun] = node.arguments;
  if (node.callee.name !== "counted" || !count || !noun) return null;
  if (noun.type !== "Literal")
    throw new Error(`A noun of two plurals: ${source.slice(node.start, node.end)}`);
  return { count, noun: String(noun.value) };
}

/**
 * The pieces of a text; null for anything else.
 * @param {string} source
 * @param {Node} node
 * @returns {(string | Node)[] | null}
 */
function piecesOf(source, node) {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : null;
  if (node.type === "TemplateLiteral")
    return node.quasis.flatMap(({ value }, at) => {
      const expression = node.expressions[at];
      return [value.cooked ?? "", ...(expression ? [expression] : [])];
    });
  if (countOf(source, node)) return [node];
  return partsOf(node)?.flatMap((part) => piecesOf(source, part) ?? [part]) ?? null;
}

/**
 * @param {string} source
 * @param {Node} node
 * @returns {Omit<Entry, "context"> | null}
 */
function textAt(source, node) {
  const pieces = piecesOf(source, node);
  if (!pieces?.some((piece) => typeof piece !== "string" || /\p{L}/u.test(piece))) return null;
  const counts = pieces.flatMap((piece) =>
    typeof piece === "string" ? [] : (countOf(source, piece) ?? []),
  );
  const only = counts.length === 1 ? counts[0] : undefined;
  /** @type {Map<string, Node>} */
  const values = new Map();
  const form = (/** @type {string} */ ending) =>
    pieces
      .map((piece) => {
        if (typeof piece === "string") return piece;
        const counted = only && countOf(source, piece);
        const value = counted ? counted.count : piece;
        values.set(valueOf(value, source), value);
        return valueOf(value, source) + (counted ? ` ${counted.noun}${ending}` : "");
      })
      .join("");
  const forms = only ? [form(""), form("s")] : [form("")];
  const text = [...values.keys()].reduce(
    (rest, value) => rest.replaceAll(value, ""),
    forms[0] ?? "",
  );
  return /\p{L}/u.test(text) ? { node, forms, values, count: only?.count } : null;
}

/**
 * A text, then those within its values.
 * @param {string} source
 * @param {Node} node
 * @returns {Omit<Entry, "context">[]}
 */
function textsWithin(source, node) {
  const own = textAt(source, node);
  const rest = own ? [...own.values.values()] : shownNodes(node);
  const inner = rest.flatMap((one) => textsWithin(source, one));
  return own ? [own, ...inner] : inner;
}

/**
 * @param {WordsFile} file
 * @returns {Entry[]}
 */
function entriesOf({ path, source }) {
  return outermostTexts(parseSync(path, source).program).flatMap(({ key, node }) =>
    textsWithin(source, node).map((text, at) => ({
      ...text,
      context: `${path} ${key}${at === 0 ? "" : `, value ${at}`}`,
    })),
  );
}

/**
 * A POT file of these files' texts.
 * @param {readonly WordsFile[]} files
 */
export function poTemplate(files) {
  /** @type {Catalog["translations"]} */
  const translations = {};
  for (const file of files)
    for (const { context: msgctxt, forms } of entriesOf(file)) {
      const [msgid = "", msgid_plural] = forms;
      const comments = { reference: file.path };
      const plural = msgid_plural === undefined ? {} : { msgid_plural };
      const msgstr = forms.map(() => "");
      translations[msgctxt] = { [msgid]: { msgctxt, msgid, ...plural, msgstr, comments } };
    }
  const headers = {
    "Content-Type": "text/plain; charset=UTF-8",
    "Plural-Forms": "nplurals=2; plural=(n != 1);",
  };
  return po.compile({ charset: "utf-8", headers, translations }).toString();
}

/**
 * The index of a number's form, as a PO file says it, in our language.
 * @param {Catalog} catalog
 */
function pluralOf({ headers }) {
  const rule = /^nplurals=\d+;\s*plural=([n\d\s()?:%=!<>&|]+);?$/.exec(
    headers["Plural-Forms"] ?? "",
  );
  if (!rule?.[1]) throw new Error("The PO file has no Plural-Forms.");
  const inOurs = rule[1].replaceAll(/([!=])=/g, "$1==");
  return inOurs.includes("?") ? inOurs : `${inOurs} ? 1 : 0`;
}

/**
 * Null if a translation lacks a value, or has another.
 * @param {string} form
 * @param {Entry["values"]} values
 * @returns {(string | Node)[] | null}
 */
function translatedPieces(form, values) {
  // A longer value may contain a shorter one.
  const known = [...values].toSorted(([a], [b]) => b.length - a.length);
  const marked = known.reduce((text, [value], at) => text.replaceAll(value, `\0${at}\0`), form);
  const pieces = marked
    .split("\0")
    .map((piece, at) => (at % 2 ? (known[Number(piece)]?.[1] ?? "") : piece));
  const isWhole = known.every(([, node]) => pieces.includes(node));
  const isOdd = pieces.some((piece) => typeof piece === "string" && /[{}]/.test(piece));
  return isWhole && !isOdd ? pieces.filter((piece) => piece !== "") : null;
}

/**
 * A words file by a translator's PO file; what has no translation stays English.
 * @param {WordsFile} file
 * @param {Catalog} catalog
 */
export function translatedWords({ path, source }, catalog) {
  const rule = pluralOf(catalog);
  /** @type {string[]} */
  const untranslated = [];
  /** @type {string[]} */
  const refused = [];
  const found = entriesOf({ path, source }).flatMap((entry) => {
    const [msgid = ""] = entry.forms;
    const { msgstr, comments } = catalog.translations[entry.context]?.[msgid] ?? { msgstr: [""] };
    const isFuzzy = comments?.flag?.includes("fuzzy");
    if (isFuzzy || msgstr.includes("")) {
      untranslated.push(entry.context);
      return [];
    }
    const forms = msgstr.flatMap((form) => {
      const pieces = translatedPieces(form, entry.values);
      return pieces ? [pieces] : [];
    });
    if (forms.length === msgstr.length) return [{ entry, forms }];
    refused.push(entry.context);
    return [];
  });
  return { code: wordsFile({ path, source }, found, rule), untranslated, refused };
}

/**
 * @param {WordsFile} file
 * @param {readonly { entry: Entry, forms: (string | Node)[][] }[]} found
 * @param {string} rule
 */
function wordsFile({ path, source }, found, rule) {
  /** @type {(range: Range) => string} */
  const codeOf = ({ start, end }) => {
    let code = "";
    let from = start;
    for (const { entry, forms } of found) {
      const { node, count } = entry;
      if (node.start < from || node.end > end) continue;
      const texts = forms.map((form) => formCode(node, form, codeOf)).join(", ");
      code += source.slice(from, node.start);
      code += count && forms.length > 1 ? `plural(${codeOf(count)}, ${texts})` : texts;
      from = node.end;
    }
    return code + source.slice(from, end);
  };
  const { body } = parseSync(path, source).program;
  const imports = body.findLast(({ type }) => type === "ImportDeclaration")?.end ?? 0;
  const words = body.find((one) => objectOf(one) !== null);
  // Before its semicolon.
  const end = (words?.end ?? source.length) - 1;
  const texts = codeOf({ start: imports, end });
  const head = `${source.slice(0, imports)}\n`;
  const plural = `
const plural = <Form>(n: number, ...forms: readonly [Form, ...Form[]]): Form =>
  forms[${rule}] ?? forms[0];
`;
  return [
    `import type { Words } from "${path.startsWith("domain/") ? "./" : "#domain/"}language.ts";\n`,
    `import type { words as english } from "./${basename(path)}";\n`,
    texts.includes("counted(") ? head : head.replace(/^import \{ counted \} .*\n/m, ""),
    texts.includes("plural(") ? plural : "",
    `${texts} satisfies Words<typeof english>`,
    codeOf({ start: end, end: source.length }),
  ].join("");
}

/**
 * @param {Node} node
 * @param {readonly (string | Node)[]} pieces
 * @param {(range: Range) => string} codeOf
 */
function formCode(node, pieces, codeOf) {
  if (partsOf(node))
    return `parts(${pieces.map((piece) => (typeof piece === "string" ? JSON.stringify(piece) : codeOf(piece))).join(", ")})`;
  if (pieces.every((piece) => typeof piece === "string")) return JSON.stringify(pieces.join(""));
  const text = pieces.map((piece) =>
    typeof piece === "string"
      ? piece.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)
      : `\${${codeOf(piece)}}`,
  );
  return `\`${text.join("")}\``;
}

/**
 * @param {readonly WordsFile[]} files
 * @param {string} folder
 */
export function writePoTemplate(files, folder) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "cairn.pot"), poTemplate(files));
}

/**
 * Writes `x.words.de.ts` beside each file, or nothing if a translation is refused.
 * @param {readonly WordsFile[]} files
 * @param {string} folder
 * @param {string} language
 */
export function readPo(files, folder, language) {
  const catalog = po.parse(readFileSync(join(folder, `${language}.po`)));
  const read = files.map((file) => ({ path: file.path, ...translatedWords(file, catalog) }));
  const refused = read.flatMap((one) => one.refused);
  if (refused.length > 0)
    throw new Error(`These have other values than English:\n${refused.join("\n")}`);
  const written = read.map(({ path, code }) => {
    const own = join(root, path.replace(/ts$/, `${language}.ts`));
    writeFileSync(own, code);
    return own;
  });
  spawnSync(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), ...written]);
  const untranslated = read.flatMap((one) => one.untranslated);
  console.log([`${untranslated.length} texts stay English.`, ...untranslated].join("\n"));
}
