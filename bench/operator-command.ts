import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export function spawnCommand(command: string, args: readonly string[], url: string) {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, DATABASE_URL: url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = once(child, "close");
  return { child, ended, output: () => output };
}

/** As an operator types it. */
export async function npmRun(url: string, ...words: string[]) {
  const [script = "", ...args] = words;
  const run = spawnCommand("npm", ["run", "--silent", script, "--", ...args], url);
  await run.ended;
  return { code: run.child.exitCode, output: run.output() };
}
