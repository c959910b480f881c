import { parseSync } from "rolldown/utils";
import { root } from "./project-root.mjs";
import { projectFiles, textOf } from "./style-checks/source-files.mjs";

// `npm run words`: every text of the words files as one page to read; with `de`, its translation; with `po`, PO files (decision 72).

/**
 * @typedef {object} Text
 * @property {string} path
 * @property {string} key its path in the file; with a number where one function has several texts
 * @property {string} text with its values in braces
 */

/**
 * The texts of a words file, in its order.
 * @param {string} path
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(path, source) {
  return outermostTexts(parseSync(path, source).program).map(({ key, node }) => ({
    path,
    key,
    text: printed(node, source),
  }));
}

/**
 * A literal, a template, `parts(...)` or another call, in the order of a words file.
 * @param {Program} program
 */
export function outermostTexts(program) {
  return program.body.flatMap((statement) => {
    const own = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (own?.type === "FunctionDeclaration") return textsAt(own.id?.name ?? "", own);
    if (own?.type !== "VariableDeclaration") return [];
    return own.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init ? textsAt(id.name === "words" ? "" : id.name, init) : [],
    );
  });
}

/**
 * @param {string} key
 * @param {Node} node
 * @returns {{ key: string, node: Node }[]}
 */
function textsAt(key, node) {
  if (node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression")
    return textsAt(key, node.expression);
  /** @param {string | number} name @param {Node} value */
  const within = (name, value) => textsAt(key === "" ? `${name}` : `${key}.${name}`, value);
  if (node.type === "ObjectExpression")
    return node.properties.flatMap((one) =>
      one.type === "Property" ? within(nameOf(one.key), one.value) : [],
    );
  if (node.type === "ArrayExpression")
    return node.elements.flatMap((one, at) => (one ? within(at, one) : []));
  const found = textsIn(node);
  return found.map((text, at) => ({
    key: found.length > 1 ? `${key} ${at + 1}` : key,
    node: text,
  }));
}

/** @param {Node} key */
function nameOf(key) {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}

/**
 * @typedef {import("rolldown/utils").ESTree.Program} Program
 * @typedef {import("rolldown/utils").ESTree.Node} Node
 */

/**
 * @param {Node} node
 * @returns {Node[]}
 */
export function textsIn(node) {
  if (node.type === "Literal") return typeof node.value === "string" ? [node] : [];
  if (node.type === "TemplateLiteral" || node.type === "CallExpression") return [node];
  return shownNodes(node).flatMap(textsIn);
}

/**
 * The children of a node that may be shown: not keys, and not what is compared.
 * @param {Node} node
 * @returns {Node[]}
 */
export function shownNodes(node) {
  if (node.type === "MemberExpression") return [node.object];
  if (node.type === "BinaryExpression" && node.operator !== "+") return [];
  return Object.entries(node)
    .filter(([name]) => !/^(key|test|params|type\w*|returnType)$/.test(name))
    .flatMap(([, value]) => /** @type {unknown} */ (value))
    .filter(isNode);
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value;
}

/**
 * @param {Node} node
 * @returns {Node[] | null}
 */
export function partsOf(node) {
  return node.type === "CallExpression" &&
    node.callee.type === "Identifier" &&
    node.callee.name === "parts"
    ? node.arguments
    : null;
}

/**
 * @param {Node} node
 * @param {string} source
 */
export function printed(node, source) {
  const pieces = partsOf(node) ?? [node];
  return pieces.map((one) => piece(one, source)).join("");
}

/**
 * @param {Node} node
 * @param {string} source
 * @returns {string}
 */
function piece(node, source) {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return node.type === "TemplateLiteral" ? template(node, source) : valueOf(node, source);
}

/**
 * @param {Extract<Node, { type: "TemplateLiteral" }>} node
 * @param {string} source
 */
function template({ quasis, expressions }, source) {
  return quasis
    .map(({ value }, index) => {
      const expression = expressions[index];
      return (value.cooked ?? "") + (expression ? valueOf(expression, source) : "");
    })
    .join("");
}

/**
 * @param {Node} node
 * @param {string} source
 */
export function valueOf({ start, end }, source) {
  return `{${source.slice(start, end).replaceAll(/\s+/g, " ")}}`;
}

/** @param {readonly Text[]} texts */
function page(texts) {
  return Object.entries(Object.groupBy(texts, ({ path }) => path))
    .map(
      ([path, of = []]) =>
        `## ${path}\n\n${of.map(({ key, text }) => `- \`${key}\` ${text}`).join("\n")}\n`,
    )
    .join("\n");
}

/** @param {readonly string[]} args */
async function main([command, folder, language]) {
  const isPo = command === "po" && folder !== undefined;
  const ending = isPo || command === undefined ? ".words.ts" : `.words.${command}.ts`;
  const files = projectFiles(root)
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, source: textOf(root, path) }));
  if (!isPo) return console.log(page(files.flatMap(({ path, source }) => textsOf(path, source))));
  const { writePoTemplate, readPo } = await import("./words-po.mjs");
  if (language === undefined) writePoTemplate(files, folder);
  else readPo(files, folder, language);
}

if (process.argv[1]?.endsWith("words.mjs")) void main(process.argv.slice(2));
