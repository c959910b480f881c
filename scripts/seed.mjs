import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { root } from "./project-root.mjs";
import { runCommand } from "./setup/clear-stop.mjs";
import { prepare } from "./setup/prepare.mjs";

// `npm run seed`: seed data for development.

const args = [join(root, "dist", "server", "seed.js"), ...process.argv.slice(2)];

await runCommand(async () => {
  const asked = await prepare(root, { build: true }, ({ node }) =>
    spawn(node, args, { cwd: root, stdio: "inherit" }),
  );
  await once(asked, "exit");
  return asked.exitCode ?? 1;
});
