// Texts stand in one object a module, to be read in one go. A bundle has each text where it is used:
// `words.title` of an object would stay a lookup, and none would be left out.

/**
 * @typedef {import("rolldown/utils").ESTree.Program} Program
 * @typedef {Program["body"][number]} Statement
 */

const OF_WORDS = /\.words(?:\.[\w-]+)?\.ts$/;

/**
 * `export const words = { title: "Today" }` as exports: `title`.
 * @param {string} source
 * @param {Program} tree of that source
 */
function wordsAsExports(source, tree) {
  const statement = tree.body.find((one) => objectOf(one) !== null);
  const object = statement && objectOf(statement);
  if (!statement || !object) throw new Error("A words file exports an object `words`.");
  const texts = object.properties.map((property) => {
    if (property.type !== "Property" || property.computed || property.key.type !== "Identifier")
      throw new Error("A text stands under a plain name.");
    const { name } = property.key;
    const { start, end } = property.value;
    const value = property.method
      ? `function ${source.slice(start, end)}`
      : source.slice(start, end);
    return { name, value };
  });
  const declared = texts.map(({ name, value }) => `const $${name} = ${value};`);
  const exported = texts.map(({ name }) => `$${name} as ${name}`);
  const { start, end } = statement;
  return `${source.slice(0, start)}${declared.join("\n")}\nexport { ${exported.join(", ")} };${source.slice(end)}`;
}

/** @param {Statement} statement */
function objectOf(statement) {
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
    if (statement.type !== "ImportDeclaration" || !OF_WORDS.test(statement.source.value)) continue;
    const [specifier] = statement.specifiers;
    if (specifier === undefined || statement.specifiers.length > 1)
      throw new Error(`Import \`words\` alone from ${statement.source.value}.`);
    const start = statement.start;
    written += `${source.slice(from, start)}import * as ${specifier.local.name} from ${JSON.stringify(statement.source.value)};`;
    from = statement.end;
  }
  return written + source.slice(from);
}

/** @returns {import("vite").Plugin} */
export function wordsInPlace() {
  return {
    name: "words-in-place",
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx?$/, code: /words/ },
      handler(source, id) {
        const lang = id.endsWith("x") ? "tsx" : "ts";
        const own = OF_WORDS.test(id)
          ? wordsAsExports(source, this.parse(source, { lang }))
          : source;
        return { code: importsOfWords(own, this.parse(own, { lang })), map: null };
      },
    },
  };
}
