import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";

// Runs the image as deploy/compose.yaml does, by runc: a PID namespace, read-only root, no capabilities.
// It shares the machine's network, but uses only loopback.

const { folder, config } = inject("image");

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export interface Container {
  output(): string;
  /** Throws where it ends before. */
  says(words: string): Promise<void>;
  /** Like `docker exec`. */
  exec(args: readonly string[], env?: Settings): Promise<Ended>;
  signal(name: "TERM" | "KILL"): Promise<void>;
  readonly ended: Promise<Ended>;
}

export type Settings = Readonly<Record<string, string>>;

/** With the owner and mode that a new volume takes from the image's folder. */
export function newVolume(): string {
  const volume = mkdtempSync(join(tmpdir(), "cairn-volume-"));
  const [user = 0, group = 0] = config.User.split(":").map(Number);
  chownSync(volume, user, group);
  chmodSync(volume, 0o700);
  onTestFinished(() => rmSync(volume, { recursive: true, force: true }));
  return volume;
}

function environment(settings: Settings): string[] {
  return [...config.Env, ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)];
}

/** Overrides of the image's settings. */
interface Otherwise {
  readonly args?: readonly string[];
  /** In runc's form. */
  readonly seccomp?: object;
  /** Mount options of /proc. */
  readonly proc?: readonly string[];
}

const asImageSays = [...config.Entrypoint, ...config.Cmd];

function bundleOf(
  volume: string,
  settings: Settings,
  { args = asImageSays, seccomp, proc = [] }: Otherwise,
): object {
  const [uid = 0, gid = 0] = config.User.split(":").map(Number);
  const [at = ""] = Object.keys(config.Volumes);
  const small = (destination: string, mode: string) => ({
    destination,
    type: "tmpfs",
    source: "tmpfs",
    options: ["nosuid", "nodev", "noexec", `mode=${mode}`, "size=16m"],
  });
  return {
    ociVersion: "1.0.2",
    process: {
      terminal: false,
      user: { uid, gid },
      args,
      env: environment(settings),
      cwd: config.WorkingDir,
      capabilities: {},
      noNewPrivileges: true,
    },
    root: { path: folder, readonly: true },
    hostname: "cairn",
    mounts: [
      { destination: "/proc", type: "proc", source: "proc", options: proc },
      { ...small("/dev", "755"), options: ["nosuid", "mode=755", "size=64k"] },
      small("/tmp", "1777"),
      { destination: at, type: "bind", source: volume, options: ["bind", "rw"] },
    ],
    linux: {
      namespaces: ["pid", "ipc", "mount", "uts"].map((type) => ({ type })),
      ...(seccomp === undefined ? {} : { seccomp }),
    },
  };
}

function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => (output += text.toString()));
  return () => output;
}

async function endOf(child: ChildProcess, output: () => string): Promise<Ended> {
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: output() };
}

function runc(state: string, ...args: readonly string[]): ChildProcess {
  return spawn("runc", ["--root", state, ...args], { stdio: ["ignore", "pipe", "pipe"] });
}

let started = 0;

/** Removed after the test. */
export function startContainer(
  volume: string,
  settings: Settings,
  otherwise: Otherwise = {},
): Container {
  const name = `cairn-${process.pid}-${(started += 1)}`;
  const bundle = mkdtempSync(join(tmpdir(), "cairn-bundle-"));
  const state = join(bundle, "state");
  mkdirSync(state);
  writeFileSync(join(bundle, "config.json"), JSON.stringify(bundleOf(volume, settings, otherwise)));
  const child = runc(state, "run", "--bundle", bundle, name);
  const output = outputOf(child);
  const ended = endOf(child, output);
  onTestFinished(async () => {
    await once(runc(state, "delete", "--force", name), "close");
    await ended;
    rmSync(bundle, { recursive: true });
  });
  return {
    output,
    ended,
    says: (words) => said(child, output, words),
    exec: (line, env = {}) => {
      const given = Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
      const asked = runc(state, "exec", ...given, name, ...line);
      return endOf(asked, outputOf(asked));
    },
    signal: async (signal) => void (await once(runc(state, "kill", name, signal), "close")),
  };
}

function said(child: ChildProcess, output: () => string, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(words) && resolve();
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.on("close", () => reject(new Error(`It ended before it said '${words}':\n${output()}`)));
    look();
  });
}

/** Nothing listens at the SMTP port. */
export function deployed(port: number, more: Settings = {}): Settings {
  return {
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LINKEDIN_CLIENT_ID: "nobody",
    LINKEDIN_CLIENT_SECRET: "nobody",
    SMTP_URL: "smtp://127.0.0.1:9?tls=off",
    MAIL_FROM: "Cairn <cairn@example.org>",
    ...more,
  };
}
