import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project-root.mjs";
import { ClearStop, runCommand } from "./setup/clear-stop.mjs";

// `npm run release:files -- IMAGE TAG FOLDER`: what is published beside an image: the version's notes, the compose files that
// name the image, and the list of packages.

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), "utf8");

/**
 * A version's section of the changelog, without its heading.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${version} (`));
  if (section === undefined)
    throw new ClearStop(`CHANGELOG.md has no section '## ${version} (...)'.`);
  return `${section.slice(section.indexOf("\n")).trim()}\n`;
}

/**
 * @param {string} compose
 * @param {string} image
 */
export function naming(compose, image) {
  const named = compose.replace("${CAIRN_IMAGE:-cairn}", `\${CAIRN_IMAGE:-${image}}`);
  if (named === compose) throw new ClearStop("cairn.compose.yaml names no image.");
  return named.replace(/^ *# A release's own copy.*\n/m, "");
}

/** @param {string[]} args */
function writeFiles([image, tag, folder]) {
  const { version } = /** @type {{ version: string }} */ (JSON.parse(read("package.json")));
  if (image === undefined || folder === undefined || tag !== `v${version}`)
    throw new ClearStop(`IMAGE, TAG and FOLDER are needed, and the tag is v${version}.`);
  const files = {
    "notes.md": notesOf(read("CHANGELOG.md"), version),
    "cairn.compose.yaml": naming(read("deploy/cairn.compose.yaml"), `${image}:${version}`),
    "cairn.postgres.compose.yaml": read("deploy/cairn.postgres.compose.yaml"),
    [`cairn-${version}.cdx.json`]: execFileSync(process.execPath, [join(root, "scripts/sbom.mjs")]),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}

if (process.argv[1] === join(root, "scripts/release-files.mjs"))
  await runCommand(async () => {
    writeFiles(process.argv.slice(2));
    return 0;
  });
