import { Visitor, parseSync } from "rolldown/utils";
import { isTest, lineOf } from "./source-files.mjs";

/**
 * @typedef {ConstructorParameters<typeof Visitor>[0]} Visits
 * @typedef {Parameters<NonNullable<Visits["CallExpression"]>>[0]} Call
 * @typedef {Parameters<NonNullable<Visits["NewExpression"]>>[0]} Construction
 */

// A text without a zone is read as midnight in London or of the server: the day shifts elsewhere.
// Never `new Date('YYYY-MM-DD')`, never a UTC slice.
const zoned = /(Z|[+-]\d\d:?\d\d)$/;
const cutters = new Set(["slice", "substring", "substr", "split"]);
const dayFault = "reads a day through a clock: use domain/day";
const pureFault = "asks a clock or chance, which a rule is given";
const mockFault =
  "mocks a module that other files share: name the file *.alone.test or *.alone.browser.test";
const sendFault = "asks the server past web/client/send.ts, so that it says for nobody";
const reloadFault = "loads the document anew without asking for it: use web/client/reopen.ts";
const writtenFault =
  "writes a day or a number as the machine does: use domain/day-words, number-words, or WrittenDay";
const intlFault =
  "asks Intl past domain/intl.ts, which knows what a runtime may not know; days and numbers are written by domain/day-words, number-words, or WrittenDay";
const sortedFault = "sorts as the language of the machine: use domain/name-order";
const hastyFault = "gives up after a second, whatever the machine: use expect.poll";

const elapsedFault = "measures elapsed time: count what is done, or give bench/ a budget";

// These wait for times that the product defines, and that nothing else signals.
const timers = new Set([
  "scripts/dev/restarting-server.proof.test.ts",
  "server/platform/db/postgres/hosts.proof.test.ts",
  "server/platform/db/postgres/postgres.test.ts",
  "server/platform/webhooks/post.test.ts",
  "web/client/offline/offline-banner.browser.test.tsx",
  "web/email/verification-pages.browser.test.tsx",
]);

/** @param {Construction["arguments"][number] | undefined} node */
function writtenText(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return node.quasis.at(-1)?.value.raw ?? "";
  return undefined;
}

/**
 * The parts of `object.method`; a call as object is written `()`.
 * @param {Call["callee"]} callee
 */
function method(callee) {
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return undefined;
  const { object, property } = callee;
  return { on: object.type === "Identifier" ? object.name : "()", object, name: property.name };
}

/** @param {Call} call */
function cutsUtcDay({ callee }) {
  const called = method(callee);
  if (called === undefined || !cutters.has(called.name)) return false;
  const { object } = called;
  return object.type === "CallExpression" && method(object.callee)?.name === "toISOString";
}

/** @param {Call["arguments"] } args */
function unzoned(args) {
  const text = writtenText(args[0]);
  return text !== undefined && !zoned.test(text);
}

// Requests must be for the person that the page was rendered for.
const askers = new Set(["EventSource", "WebSocket", "XMLHttpRequest"]);
const sayers = new Set([
  "web/client/send.ts",
  "web/client/live-stream.ts",
  // The worker requests no personal data, and forwards the tabs' requests.
  "web/client/worker/answers.ts",
  "web/client/worker/builds.ts",
]);
// Both only after a response.
const reloaders = new Set(["web/client/reopen.ts", "web/client/session.ts"]);

// `Intl` throws at an unknown zone or language. These use known ones, or handle the error.
const intlKeepers = new Set([
  "domain/intl.ts",
  // A list that may be missing.
  "domain/known-zones.ts",
  // Always English.
  "domain/coach-view.ts",
  "server/email/rendering/mail-parts.ts",
  "server/coaching/milestones/card/title-lines.ts",
  // Only languages that the runtime supports.
  "server/app/accepted-notation.ts",
]);

/**
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function syntaxFaults(path, text) {
  /** @type {string[]} */
  const faults = [];
  // The only file that parses and formats days; measurements have no person's day.
  const keeper = path === "domain/day.ts" || path.startsWith("bench/");
  const ownModules = /\.alone(\.browser)?\.test\.tsx?$/.test(path);
  const asks = path.startsWith("web/") && !isTest(path) && !sayers.has(path);
  const reloads = path.startsWith("web/") && !isTest(path) && !reloaders.has(path);
  const pure = /^(domain|contract)\//.test(path) && !isTest(path);
  const shown = /^(domain|contract|web)\//.test(path) && !isTest(path);
  const untimed =
    /\.test\.tsx?$/.test(path) && !/^bench\/|^scripts\/image\/|\.(fault|proof)\.test/.test(path);
  const ours = /^(domain|contract|server|web|run)\//.test(path) && !isTest(path);
  /**
   * @param {{ start: number }} node
   * @param {string} fault
   */
  const add = (node, fault) => faults.push(`${path}:${lineOf(text, node.start)} ${fault}`);
  /** @param {{ type: string, start: number, name?: unknown } | null} node */
  const asksIntl = (node) => {
    if (!ours || intlKeepers.has(path) || node?.type !== "Identifier") return;
    if (node.name === "Intl" || node.name === "Temporal") add(node, intlFault);
  };
  new Visitor({
    NewExpression(node) {
      if (node.callee.type !== "Identifier") return;
      if (asks && askers.has(node.callee.name)) add(node, sendFault);
      if (node.callee.name !== "Date") return;
      if (!keeper && unzoned(node.arguments)) add(node, dayFault);
      if (pure && node.arguments.length === 0) add(node, pureFault);
    },
    CallExpression(node) {
      const { on, name } = method(node.callee) ?? {};
      const plain = node.callee.type === "Identifier" ? node.callee.name : name;
      if (asks && /^(fetch|sendBeacon)$/.test(plain ?? "")) add(node, sendFault);
      if (reloads && `${on}.${name}` === "location.reload") add(node, reloadFault);
      if (shown && /^toLocale\w*String$/.test(name ?? "")) add(node, writtenFault);
      if (shown && name === "localeCompare" && node.arguments.length < 2) add(node, sortedFault);
      if (!keeper && cutsUtcDay(node)) add(node, dayFault);
      if (!keeper && on === "Date" && name === "parse" && unzoned(node.arguments))
        add(node, dayFault);
      if (["vi.waitFor", "vi.waitUntil"].includes(`${on}.${name}`)) add(node, hastyFault);
      if (!ownModules && on === "vi" && /^(mock|doMock|resetModules)$/.test(name ?? ""))
        add(node, mockFault);
      if (pure && ["Date.now", "Math.random"].includes(`${on}.${name}`)) add(node, pureFault);
    },
    BinaryExpression(node) {
      if (!untimed || timers.has(path) || node.operator !== "-") return;
      const { on, name } = (node.left.type === "CallExpression" && method(node.left.callee)) || {};
      if (["Date.now", "performance.now"].includes(`${on}.${name}`)) add(node, elapsedFault);
    },
    MemberExpression: ({ object }) => asksIntl(object),
    VariableDeclarator: ({ init }) => asksIntl(init),
    JSXAttribute(node) {
      if (node.name.type !== "JSXIdentifier") return;
      if (node.name.name === "style")
        add(node, "has a style attribute, which the content policy forbids");
    },
    ExportAllDeclaration: (node) =>
      add(node, "re-exports everything: import from where it is made"),
  }).visit(parseSync(path, text).program);
  return faults;
}
