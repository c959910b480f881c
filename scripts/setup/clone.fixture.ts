import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../project-root.mjs";

// The real start script; npm and build only record their runs, and the server waits for its signal.

const npm = `
import { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
const { NPM_WAITS_FOR: gate } = process.env;
while (gate && !existsSync(gate)) await new Promise((resolve) => setTimeout(resolve, 20));
appendFileSync("npm.log", process.argv.slice(2).join(" ") + "\\n");
if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1); }
if (process.env.NPM_KILLED) process.kill(process.pid, "SIGKILL");
rmSync("node_modules", { recursive: true, force: true });
mkdirSync("node_modules/node-${process.platform}-${process.arch}/bin", { recursive: true });
symlinkSync(process.env.PINNED, "node_modules/node-${process.platform}-${process.arch}/bin/node");
`;

const bundles = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
appendFileSync("build.log", "built\\n");
mkdirSync("dist/server", { recursive: true });
writeFileSync("dist/server/admin.js", 'console.log("asked for " + process.argv.slice(2).join(" "));');
writeFileSync("dist/server/serve.js", 'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log("serving " + process.pid);');
`;

function putAll(folder: string, put: (path: string, text: string) => void) {
  const scripts = ["start.mjs", "admin.mjs", "project-root.mjs", "setup"];
  for (const path of scripts.map((name) => `scripts/${name}`)) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  put("npm/npm-cli.js", npm);
  put("npm/package.json", `{"type":"module"}`);
  put("package.json", `{"type":"module"}`);
  put("package-lock.json", "{}");
  put("scripts/build/bundles.mjs", bundles);
  put("run/serve.ts", "export {};");
}

export type Clone = ReturnType<typeof makeClone>;

/** New, or a copy. */
export function makeClone(from?: string) {
  const folder = mkdtempSync(join(tmpdir(), "cairn-clone-"));
  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  if (from === undefined) putAll(folder, put);
  else cpSync(from, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  const runs = new Set<{ child: ChildProcess; output: () => string }>();

  /** npm with `NPM_WAITS_FOR` ends once this file exists. */
  const gate = join(folder, "npm", "may-end");
  const slowNpm = { env: { NPM_WAITS_FOR: gate }, letGo: () => put("npm/may-end", "") };

  /** From another folder; `line` waits for a line of its output. */
  function start(env: NodeJS.ProcessEnv = {}) {
    return run("start.mjs", [], env);
  }

  function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
    const child = spawn(process.execPath, [join(folder, "scripts", script), ...args], {
      cwd: tmpdir(),
      env: {
        ...process.env,
        ...callerless,
        npm_execpath: join(folder, "npm", "npm-cli.js"),
        PINNED: process.execPath,
        ...env,
      },
    });
    let output = "";
    runs.add({ child, output: () => output });
    const heard = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        output += text.toString();
        for (const listener of heard) listener();
      });
    }
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const line = (pattern: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        heard.add(look);
        void ended.then(() => reject(new Error(`ended without ${pattern}:\n${output}`)));
        look();
      });
    return { child, ended, line, output: () => output };
  }

  const log = (name: string) => {
    try {
      return readFileSync(join(folder, name), "utf8").trim().split("\n");
    } catch {
      return [];
    }
  };

  function remove() {
    for (const { child, output } of runs) {
      child.kill("SIGKILL");
      const pid = Number(/serving (\d+)/.exec(output())?.[1]);
      if (pid > 0) killIfThere(pid);
    }
    // A killed start may still be releasing its claim.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
  return { folder, put, slowNpm, start, run, log, remove };
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Already ended.
  }
}

// Hides npm's variables from the start under test.
const callerless = { npm_lifecycle_event: undefined, npm_node_execpath: undefined };
