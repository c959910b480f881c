import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "../project-root.mjs";
import { runCommand } from "./clear-stop.mjs";
import { prepare } from "./prepare.mjs";

/**
 * Runs one of the operator's commands in dist/server with the rest of the line, after bringing dist up to date.
 * @param {string} name
 */
export async function runBuilt(name) {
  const args = [join(root, "dist", "server", `${name}.js`), ...process.argv.slice(2)];
  await runCommand(async () => {
    const asked = await prepare(root, { build: true }, ({ node }) =>
      spawn(node, args, { cwd: root, stdio: "inherit" }),
    );
    await once(asked, "exit");
    return asked.exitCode ?? 1;
  });
}
