import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { ClearStop, say } from "./clear-stop.mjs";
import { packageStamp, sourceStamp } from "./fingerprint.mjs";
import { alone, claim, claimants } from "./folder-claim.mjs";
import { chooseNode, nodePath } from "./node-binary.mjs";
import { runStep } from "./step.mjs";

/**
 * @typedef {{ stamp: string, node: import("./node-binary.mjs").NodeChoice }} Installed
 * @typedef {{ node: string, holdWhile: (pid: number) => () => void }} Prepared
 */

/** @param {string} root */
const installedFile = (root) => join(root, "node_modules", ".cairn-stamp");
/** @param {string} root */
const builtFile = (root) => join(root, "dist", ".cairn-stamp");

/**
 * @param {string} root
 * @returns {Installed | undefined}
 */
function installed(root) {
  const file = installedFile(root);
  if (!existsSync(file)) return undefined;
  return /** @type {Installed} */ (JSON.parse(readFileSync(file, "utf8")));
}

/** @param {string} root */
function built(root) {
  return existsSync(builtFile(root)) ? readFileSync(builtFile(root), "utf8") : undefined;
}

/**
 * Atomic: half a stamp would be read at every later start.
 * @param {string} file
 * @param {string} text
 */
function writeStamp(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** @param {string} root */
function refuseWhileServing(root) {
  const [server] = claimants(root, "server");
  if (server === undefined) return;
  throw new ClearStop(
    `packages or sources have changed, but process ${server} still runs from this folder: stop it first.`,
  );
}

/**
 * @param {string} root
 * @returns {Promise<Installed>}
 */
async function ensureInstalled(root) {
  const stamp = packageStamp(root);
  const before = installed(root);
  if (before?.stamp === stamp) return before;
  refuseWhileServing(root);
  rmSync(installedFile(root), { force: true });
  // NODE_ENV=production or omit=dev in the shell would omit what the build needs.
  const asked = [
    "--include=dev",
    "--include=optional",
    "--ignore-scripts",
    "--engine-strict=false",
  ];
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  // npm's default timeout is five minutes a try.
  const patience = [
    "--fetch-timeout=15000",
    "--fetch-retries=1",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
  ];
  const { command, args } = npm();
  const ci = [...args, "ci", ...asked, ...quiet, ...patience];
  await runStep({ root, doing: "installing packages with npm ci", command, args: ci });
  const after = { stamp, node: chooseNode(root) };
  writeStamp(installedFile(root), JSON.stringify(after));
  return after;
}

// `npm run` sets npm's path; else use the one on the PATH.
// npm's own Node is preferred: this process's may be the one being replaced.
function npm() {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  const known = script !== undefined && basename(script) === "npm-cli.js" && existsSync(script);
  return known ? { command: node, args: [script] } : { command: "npm", args: [] };
}

/**
 * @param {string} root
 * @param {string} node
 */
async function ensureBuilt(root, node) {
  const stamp = sourceStamp(root);
  if (built(root) === stamp) return;
  refuseWhileServing(root);
  rmSync(builtFile(root), { force: true });
  const args = [join(root, "scripts", "build", "bundles.mjs")];
  await runStep({ root, doing: "building", command: node, args });
  writeStamp(builtFile(root), stamp);
}

// A read-only folder, e.g. an image built by root: check only.
/** @param {string} root */
function writable(root) {
  try {
    accessSync(root, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {{ build: boolean }} wanted
 * @returns {Prepared}
 */
function preparedBefore(root, wanted) {
  const before = installed(root);
  const fresh = before?.stamp === packageStamp(root);
  if (!before || !fresh || (wanted.build && built(root) !== sourceStamp(root))) {
    throw new ClearStop(
      `${root} has to be installed and built, and this user may not write there.`,
    );
  }
  return { node: nodePath(root, before.node), holdWhile: () => () => {} };
}

/**
 * For operator commands while a server runs from this folder, whose packages and build must not change.
 * Undefined where none runs, or nothing is built.
 * @param {string} root
 * @param {string} file the built command
 * @returns {{ node: string } | undefined}
 */
export function running(root, file) {
  const before = installed(root);
  // No claims in a read-only folder.
  if (before === undefined || !writable(root)) return undefined;
  if (claimants(root, "server").length === 0) return undefined;
  return existsSync(file) ? { node: nodePath(root, before.node) } : undefined;
}

/**
 * Installs and builds what is out of date, under the setup lock.
 * `begin` runs before the release: it starts the server, whose claim holds the folder.
 * @template T
 * @param {string} root
 * @param {{ build: boolean }} wanted
 * @param {(prepared: Prepared) => T} begin
 * @returns {Promise<T>}
 */
export async function prepare(root, wanted, begin) {
  if (!writable(root)) return begin(preparedBefore(root, wanted));
  const waitingFor = (/** @type {number} */ pid) =>
    say(`waiting for process ${pid}, which sets up this folder...`);
  return alone(root, waitingFor, async () => {
    const node = nodePath(root, (await ensureInstalled(root)).node);
    if (wanted.build) await ensureBuilt(root, node);
    return begin({ node, holdWhile: (pid) => claim(root, "server", pid) });
  });
}
