import { Visitor, parseSync } from "rolldown/utils";
import { lineOf } from "./source-files.mjs";

// Page translators wrap each text in an element.
// React then fails where a text is removed, or an element inserted before one (product 2.22).

/**
 * @typedef {Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]["JSXFragment"]>>[0]} Fragment
 * @typedef {Fragment["children"][number]} Child
 * @typedef {Extract<Child, { type: "JSXExpressionContainer" }>["expression"]} Expression
 * @typedef {{ text: boolean, element: boolean, unknown: boolean, comes: boolean }} Drawn what a child may be, and whether it comes and goes
 */

/** @type {Drawn} */
const nothing = { text: false, element: false, unknown: false, comes: false };
const text = { ...nothing, text: true };
const element = { ...nothing, element: true };
const unknown = { ...nothing, unknown: true };
const absent = { ...nothing, comes: true };

// These contain words.
const ofWords =
  /^(p|span|h[1-6]|button|a|b|i|em|strong|small|label|legend|summary|dt|dd|td|th|option|figcaption|bdi|time)$/;

/**
 * @param {Drawn} one
 * @param {Drawn} other
 * @returns {Drawn}
 */
const either = (one, other) => ({
  text: one.text || other.text,
  element: one.element || other.element,
  unknown: one.unknown || other.unknown,
  // Text in the place of an element is a new text.
  comes: one.comes || other.comes || (one.text && other.element) || (one.element && other.text),
});

/**
 * @param {Expression} node
 * @returns {Drawn}
 */
function drawnBy(node) {
  // The value of any other expression is unknown.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (node.type) {
    case "JSXElement":
      return element;
    case "JSXFragment":
      // Its children are in its place.
      return partsOf(node).some((part) => part.text) ? text : element;
    case "Literal":
      return node.value === null || typeof node.value === "boolean" ? absent : text;
    case "TemplateLiteral":
      return text;
    case "Identifier":
      return node.name === "undefined" ? absent : unknown;
    case "LogicalExpression":
      return node.operator === "&&"
        ? { ...drawnBy(node.right), comes: true }
        : either(drawnBy(node.left), drawnBy(node.right));
    case "ConditionalExpression":
      return either(drawnBy(node.consequent), drawnBy(node.alternate));
    case "ParenthesizedExpression":
      return drawnBy(node.expression);
    case "ChainExpression":
      return drawnBy(node.expression);
    case "MemberExpression":
      return isOfWords(node) ? text : unknown;
    case "CallExpression":
      if (isOfWords(node.callee)) return text;
      return isList(node) ? { ...element, comes: true } : unknown;
    default:
      return unknown;
  }
}

/**
 * Of a words file.
 * @param {Expression | { type: "Super" }} node
 */
function isOfWords(node) {
  return (
    node.type === "MemberExpression" &&
    node.object.type === "Identifier" &&
    /^words$|Words$/.test(node.object.name)
  );
}

/** @param {Extract<Expression, { type: "CallExpression" }>} call */
function isList({ callee }) {
  return (
    callee.type === "MemberExpression" &&
    callee.property.type === "Identifier" &&
    callee.property.name === "map"
  );
}

/**
 * @param {Pick<Fragment, "children">} parent
 * @returns {Drawn[]}
 */
function partsOf({ children }) {
  return children.flatMap((child) => {
    if (child.type === "JSXText")
      return child.value.trim() === "" && child.value.includes("\n") ? [] : [text];
    if (child.type !== "JSXExpressionContainer") return [element];
    return child.expression.type === "JSXEmptyExpression" ? [] : [drawnBy(child.expression)];
  });
}

/**
 * Bare text that appears conditionally beside siblings, or follows a conditional sibling.
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function textFaults(path, source) {
  /** @type {string[]} */
  const faults = [];
  /**
   * @param {{ start: number, children: Child[] }} node
   * @param {string} name
   */
  const look = (node, name) => {
    const parts = partsOf(node);
    const first = parts.findIndex((part) => part.comes);
    const isText = (/** @type {Drawn} */ part) => part.text || (part.unknown && ofWords.test(name));
    if (parts.length > 1 && first >= 0 && parts.slice(first).some(isText))
      faults.push(
        `${path}:${lineOf(source, node.start)} has bare text that comes and goes, or behind what does: put it into an element`,
      );
  };
  new Visitor({
    JSXElement(node) {
      const { name } = node.openingElement;
      look(node, name.type === "JSXIdentifier" ? name.name : "");
    },
    JSXFragment: (node) => look(node, ""),
  }).visit(parseSync(path, source).program);
  return faults;
}
