import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ClearStop } from "./clear-stop.mjs";

/** @typedef {"pinned" | "own"} NodeChoice */

/** @param {string} root */
function pinnedPath(root) {
  const os = process.platform === "win32" ? "win" : process.platform;
  const file = process.platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules", `node-${os}-${process.arch}`, "bin", file);
}

/**
 * Whether the lockfile's Node runs here. It needs glibc; elsewhere (Alpine) remove its link,
 * which `npm run` would otherwise prefer to the person's own Node.
 * @param {string} root
 * @returns {NodeChoice}
 */
export function chooseNode(root) {
  if (spawnSync(pinnedPath(root), ["--version"]).status === 0) return "pinned";
  for (const name of ["node", "node.cmd", "node.ps1"]) {
    rmSync(join(root, "node_modules", ".bin", name), { force: true });
  }
  return "own";
}

/**
 * The Node that builds and serves, at least 24.7 (argon2 in its crypto module).
 * @param {string} root
 * @param {NodeChoice} choice
 * @param {string} [ownVersion]
 */
export function nodePath(root, choice, ownVersion = process.versions.node) {
  if (choice === "pinned") return pinnedPath(root);
  const [major = 0, minor = 0] = ownVersion.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  throw new ClearStop(
    `here Cairn runs on your own Node, which must be 24.7 or newer; this is ${ownVersion}.`,
  );
}
