import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project-root.mjs";

// `npm run sbom [-- LOCKFILE]`: the built server's packages as CycloneDX on standard output. The image's build names
// the lockfile that npm keeps of what is installed.
// Not `npm sbom --omit dev`: it omits packages that a development tool needs too.

/** @typedef {{ dev?: true, version: string, integrity: string, license?: string }} Locked */

/**
 * @param {string} name
 * @returns {unknown}
 */
const read = (name) => JSON.parse(readFileSync(join(root, name), "utf8"));

/** @param {[path: string, locked: Locked]} entry */
function component([path, { version, integrity, license }]) {
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const content = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
  return {
    type: "library",
    "bom-ref": path,
    name,
    version,
    purl,
    hashes: [{ alg: "SHA-512", content }],
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  };
}

const { name, version } = /** @type {{ name: string, version: string }} */ (read("package.json"));
const [, , lockfile = "package-lock.json"] = process.argv;
const { packages } = /** @type {{ packages: Record<string, Locked> }} */ (read(lockfile));
const used = Object.entries(packages).filter(([path, { dev }]) => path !== "" && dev !== true);
const document = {
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "application", name, version } },
  components: used.map(component),
};
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
