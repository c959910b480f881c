// The client needs only these: the server validates, and generates the API document.
const CALLED = ["method", "path", "input", "keyed"];
/** @type {Readonly<Record<string, string>>} as `endpoint` of contract/endpoint.ts adds them. */
const UNNAMED = { input: "input: null", keyed: "keyed: false" };

/**
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {string} [name]
 * @property {Node} [callee]
 * @property {Node} [object]
 * @property {Node[]} [arguments]
 * @property {Node[]} [properties]
 * @property {Node} [key]
 */

/**
 * The contract for the browser: every schema is null, and an endpoint has only `CALLED`.
 * `input` is null or true.
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
 * The outermost, in source order.
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
 * The root identifier of `name.method().other()`.
 * @param {Node} node
 * @returns {string | undefined}
 */
function rootOf({ name, callee, object }) {
  const inner = callee ?? object;
  return inner === undefined ? name : rootOf(inner);
}

/** @param {Node} node */
function isEndpoint({ type, callee }) {
  return type === "CallExpression" && callee?.name === "endpoint";
}

/**
 * @param {Node} endpoint
 * @param {string} source
 */
function address({ arguments: [own] = [] }, source) {
  const named = new Map(own?.properties?.map((property) => [property.key?.name, property]));
  const written = CALLED.map((name) => {
    const property = named.get(name);
    if (property === undefined) return UNNAMED[name];
    return name === "input" ? "input: true" : source.slice(property.start, property.end);
  });
  return `{ ${written.join(", ")} }`;
}

/**
 * Keeps the contract's schemas, and their library, out of the browser's bundle.
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
