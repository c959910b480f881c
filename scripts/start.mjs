import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { root } from "./project-root.mjs";
import { whenCallerEnds } from "./setup/caller.mjs";
import { runCommand } from "./setup/clear-stop.mjs";
import { prepare } from "./setup/prepare.mjs";

// `npm start`: plain Node 20 or later, without packages, because it runs before they are installed.

/** @param {import("./setup/prepare.mjs").Prepared} prepared */
function serve({ node, holdWhile }) {
  const server = spawn(node, [join(root, "dist", "server", "serve.js")], {
    cwd: root,
    stdio: "inherit",
  });
  const release = server.pid === undefined ? () => {} : holdWhile(server.pid);
  // The server gets Ctrl-C twice, from the terminal and from here; repeats within a second count once.
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => server.kill(signal));
  }
  whenCallerEnds(() => server.kill("SIGTERM"));
  return { server, release };
}

/**
 * @param {ReturnType<typeof serve>} serving
 * @returns {Promise<number>} the exit code of the server
 */
function ended({ server, release }) {
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.on("exit", (code, signal) => {
      release();
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

await runCommand(async () => ended(await prepare(root, { build: true }, serve)));
