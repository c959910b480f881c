// What a call needs of an endpoint. The server validates, and the API document is made there.
const CALLED = ["method", "path", "input", "keyed"];
const OF_ENDPOINTS = [...CALLED, "right", "summary", "params", "query", "output"];

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {string} [name]
 * @property {Node} [callee]
 * @property {Node} [object]
 * @property {Node[]} [properties]
 * @property {Node} [key]
 * @property {unknown} [value]
 */

/**
 * The source of a module of the contract for the browser: every schema is null, and an endpoint what a call needs of
 * it, where `input` is null or true.
 * @param {string} source
 * @param {unknown} tree of that source
 */
export function addressesOnly(source, tree) {
  let written = "";
  let from = 0;
  for (const node of schemasAndEndpoints(tree)) {
    written += source.slice(from, node.start) + (isSchema(node) ? "null" : address(node, source));
    from = node.end;
  }
  return written + source.slice(from);
}

/**
 * The outermost ones, in the order in which they are written.
 * @param {unknown} tree
 * @returns {Node[]}
 */
function schemasAndEndpoints(tree) {
  if (typeof tree !== "object" || tree === null) return [];
  const node = /** @type {Node} */ (tree);
  if (isSchema(node) || isEndpoint(node)) return [node];
  return Object.values(node).flatMap(schemasAndEndpoints);
}

/** @param {Node} node */
function isSchema(node) {
  return node.type === "CallExpression" && rootOf(node) === "z";
}

/**
 * The name with which `name.method().other()` begins.
 * @param {Node} node
 * @returns {string | undefined}
 */
function rootOf({ name, callee, object }) {
  const inner = callee ?? object;
  return inner === undefined ? name : rootOf(inner);
}

/** @param {Node} node */
function isEndpoint({ type, properties = [] }) {
  const names = new Set(properties.map(({ key }) => key?.name));
  return type === "ObjectExpression" && OF_ENDPOINTS.every((name) => names.has(name));
}

/**
 * @param {Node} endpoint
 * @param {string} source
 */
function address({ properties = [] }, source) {
  const called = properties.filter(({ key }) => CALLED.includes(key?.name ?? ""));
  const written = called.map(({ key, value, start, end }) =>
    key?.name === "input" && !isNull(value) ? "input: true" : source.slice(start, end),
  );
  return `{ ${written.join(", ")} }`;
}

/** @param {unknown} value */
function isNull(value) {
  return (
    /** @type {Node} */ (value).type === "Literal" && /** @type {Node} */ (value).value === null
  );
}

/**
 * Leaves the contract's schemas, and the library that makes them, out of the browser's bundle.
 * @returns {import("vite").Plugin}
 */
export function endpointAddresses() {
  return {
    name: "endpoint-addresses",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]contract[\\/][a-z-]+\.ts$/ },
      handler(source) {
        return { code: addressesOnly(source, this.parse(source, { lang: "ts" })), map: null };
      },
    },
  };
}
