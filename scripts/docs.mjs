import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project-root.mjs";
import { builtPages, siteFaults } from "./docs/site-faults.mjs";
import { prepare } from "./setup/prepare.mjs";
import { runCommand, say } from "./setup/clear-stop.mjs";
import { runStep } from "./setup/step.mjs";

// `npm run docs`: builds the site and checks its links. `-- dev` serves it while you write, `-- pictures` takes its
// pictures of the built app. Its tool is in docs/package.json, so that `npm start` does not install it (decision 79).

const folder = join(root, "docs");
const vitepress = join(folder, "node_modules", "vitepress", "bin", "vitepress.js");
const stampFile = join(folder, "node_modules", ".cairn-stamp");
const [name, ...rest] = process.argv.slice(2);

async function ensureInstalled() {
  const lock = readFileSync(join(folder, "package-lock.json"));
  const stamp = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit"];
  await runStep({ root: folder, doing: "installing VitePress", command: "npm", args });
  writeFileSync(stampFile, stamp);
}

/** @param {readonly string[]} args */
const run = (args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;

async function build() {
  const asked = name === undefined ? [] : [name, ...rest];
  const status = run([vitepress, "build", folder, ...asked]);
  if (status !== 0) return status;
  const output = join(folder, ".vitepress", "dist");
  const faults = siteFaults(builtPages(output));
  for (const fault of faults) console.error(fault);
  say(`${output}: ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
}

await runCommand(async () => {
  if (name === "pictures")
    return prepare(root, { build: true }, ({ node }) =>
      spawnSync(node, [join(root, "e2e", "docs-pictures.ts")], { stdio: "inherit" }),
    ).then(({ status }) => status ?? 1);
  await ensureInstalled();
  return name === "dev" ? run([vitepress, "dev", folder, ...rest]) : build();
});
