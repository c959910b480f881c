import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The build's inputs; tests are none. */
const sources = [
  "domain",
  "contract",
  "server",
  "web",
  "run",
  "scripts/build",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];
const notBuilt = /\.(test|fixture)\.tsx?$|(^|\/)tsconfig\.json$/;

/**
 * @param {string} root
 * @param {string} path relative to root
 * @returns {string[]} the files at or below it
 */
function filesOf(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => filesOf(root, `${path}/${name}`));
}

/** @param {string} root */
export function sourceStamp(root) {
  const hash = createHash("sha256");
  const files = sources
    .flatMap((path) => filesOf(root, path))
    .filter((path) => !notBuilt.test(path));
  for (const path of files.toSorted()) {
    const bytes = readFileSync(join(root, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

// Native packages also depend on the C library.
function platform() {
  const musl = existsSync("/lib") && readdirSync("/lib").some((name) => name.startsWith("ld-musl"));
  return `${process.platform}-${process.arch}${musl ? "-musl" : ""}`;
}

/** @param {string} root */
export function packageStamp(root) {
  const manifest = /** @type {Record<string, unknown>} */ (
    JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  );
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifest;
  const asked = { dependencies, devDependencies, optionalDependencies, overrides };
  return createHash("sha256")
    .update(`${platform()}\n${JSON.stringify(asked)}\n`)
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}
