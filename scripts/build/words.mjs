import { readFileSync } from "node:fs";

// A module's texts are one object, so that they can be read in one go. As separate exports they are
// inlined where they are used, and unused ones are dropped.

/**
 * @typedef {import("rolldown/utils").ESTree.Program} Program
 * @typedef {Program["body"][number]} Statement
 */

const OF_WORDS = /\.words(?:\.[\w-]+)?\.ts$/;

/**
 * `export const words = { title: "Today" }` as exports: `title`. Each function gets its own
 * module, so that a script loads only the functions it uses.
 * @param {string} source
 * @param {Program} tree of that source
 * @param {string} id
 * @param {Map<string, string>} functions a module for each
 */
function wordsAsExports(source, tree, id, functions) {
  const statement = tree.body.find((one) => objectOf(one) !== null);
  const object = statement && objectOf(statement);
  if (!statement || !object) throw new Error("A words file exports an object `words`.");
  const { start, end } = statement;
  const around = (/** @type {string} */ own) => source.slice(0, start) + own + source.slice(end);
  const exported = object.properties.map((property) => {
    if (property.type !== "Property" || property.computed || property.key.type !== "Identifier")
      throw new Error("A text needs a plain key.");
    const { key, value, method } = property;
    const text = (method ? "function " : "") + source.slice(value.start, value.end);
    const own = `const $${key.name} = ${text};\nexport { $${key.name} as ${key.name} };`;
    if (!value.type.endsWith("FunctionExpression")) return own;
    const module = `${id}?${key.name}`;
    functions.set(module, around(own));
    return `export { ${key.name} } from ${JSON.stringify(module)};`;
  });
  return around(exported.join("\n"));
}

/**
 * The words of a words file.
 * @param {Statement} statement
 * @returns {import("rolldown/utils").ESTree.ObjectExpression | null}
 */
export function objectOf(statement) {
  if (statement.type !== "ExportNamedDeclaration") return null;
  const { declaration } = statement;
  if (declaration?.type !== "VariableDeclaration") return null;
  const [{ id, init } = { id: null, init: null }] = declaration.declarations;
  if (id?.type !== "Identifier" || id.name !== "words") return null;
  const value =
    init?.type === "TSAsExpression" || init?.type === "TSSatisfiesExpression"
      ? init.expression
      : init;
  return value?.type === "ObjectExpression" ? value : null;
}

/**
 * `import { words as own } from "./x.words.ts"` as `import * as own`.
 * @param {string} source
 * @param {Program} tree of that source
 */
function importsOfWords(source, tree) {
  let written = "";
  let from = 0;
  for (const statement of tree.body) {
    if (statement.type !== "ImportDeclaration" || statement.importKind === "type") continue;
    if (!OF_WORDS.test(statement.source.value)) continue;
    const [specifier] = statement.specifiers;
    if (specifier === undefined || statement.specifiers.length > 1)
      throw new Error(`Import only \`words\` from ${statement.source.value}.`);
    const start = statement.start;
    written += `${source.slice(from, start)}import * as ${specifier.local.name} from ${JSON.stringify(statement.source.value)};`;
    from = statement.end;
  }
  return written + source.slice(from);
}

/**
 * @param {string} words
 * @param {string} language
 */
function translation(words, language) {
  return words.replace(/ts$/, `${language}.ts`);
}

/**
 * `x.words.ts` is `x.words.de.ts`.
 * @param {string} language
 * @returns {import("vite").Plugin}
 */
export function wordsIn(language) {
  return {
    name: "words-in",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.words\.ts$/ },
      async handler(id, importer) {
        const english = await this.resolve(id, importer, { skipSelf: true });
        const own = english && (await this.resolve(translation(english.id, language), importer));
        if (!own) throw new Error(`${importer} needs ${id} in "${language}", which is not there.`);
        return own;
      },
    },
  };
}

const OF_EACH = "?each";
const ENGLISH = "?english";

/**
 * For the server, which speaks all languages: `x.words.ts` gives the texts of the current language.
 * @param {readonly string[]} languages English first
 * @returns {import("vite").Plugin}
 */
export function wordsOfEach([source, ...others]) {
  return {
    name: "words-of-each",
    enforce: "pre",
    resolveId: {
      filter: { id: /\.words\.ts(\?english)?$/ },
      async handler(id, importer) {
        const [path = "", own] = id.split("?");
        const english = await this.resolve(path, importer, { skipSelf: true });
        return english && english.id + (own === undefined ? OF_EACH : ENGLISH);
      },
    },
    load: {
      filter: { id: /\.words\.ts\?(each|english)$/ },
      handler(id) {
        const [english = ""] = id.split("?");
        if (id.endsWith(ENGLISH)) return { code: readFileSync(english, "utf8"), moduleType: "ts" };
        const files = [
          english + ENGLISH,
          ...others.map((language) => translation(english, language)),
        ];
        const imports = files.map(
          (file, at) => `import { words as words${at} } from ${JSON.stringify(file)};`,
        );
        const all = [source, ...others].map((language, at) => `"${language}": words${at}`);
        return [
          'import { inCurrentLanguage } from "#server/platform/language.ts";',
          ...imports,
          `export const words = inCurrentLanguage({ ${all.join(", ")} });`,
        ].join("\n");
      },
    },
  };
}

/**
 * @param {string} language
 * @returns {import("vite").Plugin}
 */
export function pageLanguage(language) {
  return {
    name: "page-language",
    enforce: "pre",
    load: {
      filter: { id: /[\\/]web[\\/]client[\\/]words[\\/]page-language\.ts$/ },
      handler: () => `export const pageLanguage = ${JSON.stringify(language)};`,
    },
  };
}

/** @returns {import("vite").Plugin} */
export function wordsInPlace() {
  /** @type {Map<string, string>} */
  const functions = new Map();
  return {
    name: "words-in-place",
    enforce: "pre",
    resolveId: (id) => (functions.has(id) ? id : null),
    load(id) {
      const code = functions.get(id);
      return code === undefined ? null : { code, moduleType: "ts", moduleSideEffects: false };
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /words/ },
      handler(source, id) {
        const lang = id.endsWith("x") ? "tsx" : "ts";
        const isWords = OF_WORDS.test(id);
        // First, as a function's own module gets these imports too.
        const imported = importsOfWords(source, this.parse(source, { lang }));
        const code = isWords
          ? wordsAsExports(imported, this.parse(imported, { lang }), id, functions)
          : imported;
        return { code, map: null, ...(isWords && { moduleSideEffects: false }) };
      },
    },
  };
}
