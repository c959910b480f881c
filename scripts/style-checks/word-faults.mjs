import { Visitor, parseSync } from "rolldown/utils";
import { lineOf } from "./source-files.mjs";

// Texts on screen are in words files, so that they can be read in one go and translated.

/** Not addresses ("/add-goal?") or prefixes of codes ("goal."). */
const text = /[A-Za-z]{2,}[,.:;!?]? [A-Za-z]|(?<!^[a-z]*|^\/.*)[A-Za-z]{3,}[.!?…]$/;
/** A word beside a value of a template. */
const besideValue = /\b(?!Bearer)[A-Za-z]{2,}[,.:]? $|^ [A-Za-z]{2,}/;
const unread =
  /^(className|d|viewBox|transform|points|path|media|sizes|href|src|rel|accept|allow|style|id|name|key|type|role|mode|as)$/;
const unreadIn = /^(querySelector(All)?|reject)$/;
const labels = /^(aria-label|alt|title|placeholder|label|text|failure|failed|none)$/;

/**
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function wordFaults(path, source) {
  if (path.includes(".words.")) return [];
  /** @type {Set<number>} */
  const lines = new Set();
  /** Errors for developers, keys and what is compared are not shown. @type {{ start: number, end: number }[]} */
  const apart = [];
  /** @type {{ start: number, end: number }[]} */
  const found = [];
  new Visitor({
    ThrowStatement: (node) => void apart.push(node),
    Property: ({ key }) => void apart.push(key),
    CallExpression(node) {
      const { callee } = node;
      const name = callee.type === "MemberExpression" ? callee.property : callee;
      if (name.type === "Identifier" && unreadIn.test(name.name)) apart.push(node);
    },
    BinaryExpression: (node) => void apart.push(node),
    ImportDeclaration: (node) => void apart.push(node),
    TSLiteralType: (node) => void apart.push(node),
    JSXAttribute(node) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (unread.test(name)) apart.push(node);
      else if (
        labels.test(name) &&
        node.value?.type === "Literal" &&
        /[A-Za-z]/.test(node.value.value)
      )
        found.push(node);
    },
    JSXText(node) {
      if (/[A-Za-z]/.test(node.value)) found.push(node);
    },
    Literal(node) {
      if (typeof node.value === "string" && text.test(node.value)) found.push(node);
    },
    TemplateElement(node) {
      if (text.test(node.value.raw) || besideValue.test(node.value.raw)) found.push(node);
    },
  }).visit(parseSync(path, source).program);
  for (const { start } of found)
    if (!apart.some((one) => one.start <= start && start < one.end))
      lines.add(lineOf(source, start));
  return [...lines].map((line) => `${path}:${line} has a text: move it to a words file`);
}
