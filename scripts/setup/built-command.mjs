import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../project-root.mjs";
import { runCommand } from "./clear-stop.mjs";
import { prepare, running } from "./prepare.mjs";

/**
 * Runs a command of dist/server; builds first, unless a server runs from this folder.
 * @param {string} name
 */
export async function runBuilt(name) {
  const file = join(root, "dist", "server", `${name}.js`);
  await runCommand(async () => {
    const begin = (/** @type {{ node: string }} */ { node }) =>
      spawn(node, [file, ...process.argv.slice(2)], { cwd: root, stdio: "inherit" });
    const used = running(root, file);
    const asked = used ? begin(used) : await prepare(root, { build: true }, begin);
    await once(asked, "exit");
    return asked.exitCode ?? 1;
  });
}
