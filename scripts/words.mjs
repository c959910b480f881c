import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Visitor, parseSync } from "rolldown/utils";
import { root } from "./project-root.mjs";
import { projectFiles } from "./style-checks/source-files.mjs";

// `npm run words`: every text of the words files as one page to read.

/**
 * @typedef {object} Text
 * @property {string} path
 * @property {string} key of the words object; with a number where one function has several texts
 * @property {string} text with its values in braces
 */

/**
 * The texts of a words file, in its order.
 * @param {string} path
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(path, source) {
  /** @type {Text[]} */
  const texts = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const object = init?.type === "TSAsExpression" ? init.expression : init;
      if (id.type !== "Identifier" || id.name !== "words" || object?.type !== "ObjectExpression")
        return;
      for (const property of object.properties) {
        if (property.type !== "Property" || property.key.type !== "Identifier") continue;
        const { name } = property.key;
        const found = textsIn(property.value, source);
        for (const [index, text] of found.entries())
          texts.push({ path, key: found.length > 1 ? `${name} ${index + 1}` : name, text });
      }
    },
  }).visit(parseSync(path, source).program);
  return texts;
}

/**
 * @typedef {import("rolldown/utils").ESTree.Expression} Expression
 * @typedef {import("rolldown/utils").ESTree.Node} Node
 */

/**
 * The outermost texts of an expression: a literal, a template, or `parts(...)`.
 * @param {Node} node
 * @param {string} source
 * @returns {string[]}
 */
export function textsIn(node, source) {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral") return [template(node, source)];
  if (node.type === "CallExpression")
    return node.callee.type === "Identifier" && node.callee.name === "parts"
      ? [node.arguments.map((part) => piece(part, source)).join("")]
      : [valueOf(node, source)];
  return Object.entries(node)
    .filter(([name]) => name !== "key" && name !== "test" && name !== "params")
    .flatMap(([, value]) => /** @type {unknown} */ (value))
    .flatMap((child) => (isNode(child) ? textsIn(child, source) : []));
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === "object" && value !== null && "type" in value;
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
function valueOf({ start, end }, source) {
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

if (process.argv[1]?.endsWith("words.mjs")) {
  const texts = projectFiles(root)
    .filter((path) => path.endsWith(".words.ts"))
    .flatMap((path) => textsOf(path, readFileSync(join(root, path), "utf8")));
  console.log(page(texts));
}
