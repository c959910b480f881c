import { Visitor, parseSync } from "rolldown/utils";
import { lineOf } from "./source-files.mjs";

/** @typedef {import("rolldown/utils").ESTree.Node} Node */

// Texts are in words files, so that they can be read in one go and translated.

/** Not addresses ("/add-goal?") or prefixes of codes ("goal."). */
const text = /[A-Za-z]{2,}[,.:;!?]? [A-Za-z]|(?<!^[a-z]*|^\/.*)[A-Za-z]{3,}[.!?…]$/;
/** A word beside a value of a template. */
const besideValue = /\b(?!Bearer)[A-Za-z]{2,}[,.:]? $|^ [A-Za-z]{2,}/;
const unread =
  /^(className|d|viewBox|transform|points|path|media|sizes|href|src|rel|accept|allow|style|id|name|key|type|role|mode|as|content|autoComplete)$/;
const labels = /^(aria-label|alt|title|placeholder|label|text|failure|failed|none)$/;
/** SQL, headers, protocols. */
const code =
  /[a-z]_[a-z]|\b[a-z]\.[a-z]{2}|["\w] as "?\w|\b(select|where|lateral) .*[=($]| (as|in) \(|^\s*(select|insert|update|with|order by|cross join|and \(|is (not )?null|case|default)\b|\w=|[,;] [-a-z]+$|\\[rn]|-src /s;
const nothing = /(?!)/;

// What is not shown: arguments of calls that look up, log or declare; properties for operators.
const screens = { calls: /^(querySelector(All)?|reject)$/, keys: nothing, code: nothing };
const rules = {
  calls: /^(z|endpoint)$|^[A-Z]\w*Error$/,
  keys: /^(kind|mode|scope)$/,
  code: nothing,
};
const server = {
  calls:
    /^(reject|fail|log|info|warn|problem|select|eb|write|update|hashOf|hkdfSync|Error)$|[a-z](Error|Unavailable|TooSlow)$/,
  keys: /^(kind|status|user-agent|how|reason|error|help|samples?|variants)$/,
  code,
};

const tag = /<[a-z/!][^>]*>/;
const attribute = /(aria-label|alt|title|placeholder|content)=["'][A-Z]\w* \w/;

/** Values of the wire or of stored rows, CSV columns that an import reads, names in protocols. */
const values =
  /^(Total Goals|Need Attention|Upcoming deadlines|Recent coaching feedback|line |goal id|written at|Admin User|set-up code|RCPT TO|(uid|device|webhook) )$/;

/** Read by operators or developers, in English; made-up people; quotations, which keep their words. */
const apartFiles = [
  /^server\/(operator|development|seed|platform\/db)\//,
  /^server\/platform\/(config\/)?[\w-]+\.ts$/,
  /^server\/admin\/(admin-commands|sign-in\/common-passwords)\.ts$/,
  /^server\/app\/(api-docs|openapi|endpoint-groups|curl-lines)\.ts$/,
  /^(contract\/sample-(circle-)?requests|domain\/(sample-goal|quotes))\.ts$/,
  /-style\.ts$/,
];

/**
 * True if a literal, or a template's pieces between its values, have a text for people.
 * @param {readonly string[]} pieces
 * @param {RegExp} unshown
 */
function isText(pieces, unshown) {
  const whole = pieces.join("0");
  if (tag.test(whole))
    return (
      attribute.test(whole) ||
      whole.split(tag).some((part) => /[A-Za-z]{3,}/.test(part.replaceAll(/Cairn|&\w+;/g, "")))
    );
  if (unshown.test(whole)) return false;
  return pieces.some(
    (piece) =>
      !values.test(piece) && (text.test(piece) || (pieces.length > 1 && besideValue.test(piece))),
  );
}

/**
 * The names in `z.string()`, `deps.log.error()`, `new Error()`, `` sql`...` ``.
 * @param {Node} node
 * @returns {string[]}
 */
function namesOf(node) {
  if (node.type === "MemberExpression") return [...namesOf(node.object), ...namesOf(node.property)];
  if (node.type === "CallExpression") return namesOf(node.callee);
  return node.type === "Identifier" || node.type === "PrivateIdentifier" ? [node.name] : [];
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function wordFaults(path, source) {
  if (path.includes(".words.") || apartFiles.some((files) => files.test(path))) return [];
  const own = path.startsWith("web/") ? screens : path.startsWith("server/") ? server : rules;
  /** @type {Set<number>} */
  const lines = new Set();
  /** Errors for developers, keys and what is compared are not shown. @type {{ start: number, end: number }[]} */
  const apart = [];
  /** @type {{ start: number, end: number }[]} */
  const found = [];
  /** @param {{ callee: Node, start: number, end: number }} node */
  const leaveCall = (node) => {
    if (namesOf(node.callee).some((name) => own.calls.test(name))) apart.push(node);
  };
  new Visitor({
    ThrowStatement: (node) => void apart.push(node),
    Property(node) {
      const { key } = node;
      const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : "";
      apart.push(own.keys.test(String(name)) ? node : key);
    },
    VariableDeclarator(node) {
      if (node.id.type === "Identifier" && node.id.name.startsWith("sample")) apart.push(node);
    },
    CallExpression: leaveCall,
    NewExpression: leaveCall,
    TaggedTemplateExpression(node) {
      if (namesOf(node.tag).includes("sql")) apart.push(node.quasi);
    },
    BinaryExpression: (node) => void apart.push(node),
    SwitchCase: ({ test }) => void (test && apart.push(test)),
    ImportDeclaration: (node) => void apart.push(node),
    TSLiteralType: (node) => void apart.push(node),
    TSTemplateLiteralType: (node) => void apart.push(node),
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
      if (typeof node.value === "string" && isText([node.value], own.code)) found.push(node);
    },
    TemplateLiteral(node) {
      if (
        isText(
          node.quasis.map(({ value }) => value.raw),
          own.code,
        )
      )
        found.push(node);
    },
  }).visit(parseSync(path, source).program);
  for (const { start } of found)
    if (!apart.some((one) => one.start <= start && start < one.end))
      lines.add(lineOf(source, start));
  return [...lines].map((line) => `${path}:${line} has a text: move it to a words file`);
}
