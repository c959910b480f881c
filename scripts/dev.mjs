import { spawn } from "node:child_process";
import { root } from "./project-root.mjs";
import { whenCallerEnds } from "./setup/caller.mjs";
import { runCommand } from "./setup/clear-stop.mjs";
import { prepare } from "./setup/prepare.mjs";

// `npm run dev`: installs as `npm start` does, then watches under the pinned Node.

await runCommand(async () => {
  const watcher = await prepare(root, { build: false }, ({ node, holdWhile }) => {
    const child = spawn(node, ["scripts/dev/watch.mjs"], { cwd: root, stdio: "inherit" });
    if (child.pid !== undefined) child.on("exit", holdWhile(child.pid));
    return child;
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => watcher.kill(signal));
  }
  whenCallerEnds(() => watcher.kill("SIGTERM"));
  return new Promise((resolve) => watcher.on("exit", (code) => resolve(code ?? 1)));
});
