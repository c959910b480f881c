import { spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingsOf, type Service, type Settings } from "./compose.ts";
import type { Image } from "./make-image.ts";
import { emulators, ownArch } from "./tools.mjs";

// Runs the image as the compose files say, by runc. It shares the machine's network: let it listen on loopback only.

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
  remove(): Promise<void>;
}

/** Overrides of the image's settings. */
export interface Otherwise {
  readonly args?: readonly string[];
  /** In runc's form. */
  readonly seccomp?: object;
  /** Mount options of /proc. */
  readonly proc?: readonly string[];
  /** Where the service's secrets are. */
  readonly secrets?: string;
}

const userOf = ({ config }: Image) => config.User.split(":").map(Number) as [number, number];

/** With the owner and mode that a new volume takes from the image's folder. */
export function makeVolume(image: Image): string {
  const volume = mkdtempSync(join(tmpdir(), "cairn-volume-"));
  chownSync(volume, ...userOf(image));
  chmodSync(volume, 0o700);
  return volume;
}

/** Runs programs of another architecture; in the container at the same place. */
const emulatorOf = ({ arch }: Image) => (arch === ownArch ? [] : [emulators[arch]]);

/** The emulator does not look for a program in PATH. */
function emulated(image: Image, [program = "", ...rest]: readonly string[]): string[] {
  const { PATH = "" } = settingsOf(image.config.Env);
  const paths = PATH.split(":").map((path) => join(path, program));
  const path = paths.find((one) => existsSync(join(image.folder, one)));
  return image.arch === ownArch
    ? [program, ...rest]
    : [emulators[image.arch], path ?? program, ...rest];
}

function mountsOf(image: Image, service: Service, volume: string, secrets: string): object[] {
  const small = (destination: string, mode: string) => ({
    destination,
    type: "tmpfs",
    source: "tmpfs",
    options: ["nosuid", "nodev", "noexec", `mode=${mode}`, "size=16m"],
  });
  const bound = (source: string, destination: string, rights: "ro" | "rw") => ({
    destination,
    type: "bind",
    source,
    options: ["bind", rights],
  });
  return [
    { ...small("/dev", "755"), options: ["nosuid", "mode=755", "size=64k"] },
    ...service.tmpfs.map((at) => small(at, "1777")),
    ...Object.keys(service.volumes).map((at) => bound(volume, at, "rw")),
    ...service.secrets.map((name) => bound(join(secrets, name), `/run/secrets/${name}`, "ro")),
    ...emulatorOf(image).map((at) => bound(at, at, "ro")),
  ];
}

function bundleOf(
  image: Image,
  service: Service,
  volume: string,
  { args, seccomp, proc = [], secrets = "" }: Otherwise,
): object {
  const { folder, config } = image;
  const [uid, gid] = userOf(image);
  const env = { ...settingsOf(config.Env), ...service.environment };
  return {
    ociVersion: "1.0.2",
    process: {
      terminal: false,
      user: { uid, gid },
      args: emulated(image, args ?? [...config.Entrypoint, ...config.Cmd]),
      env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
      cwd: config.WorkingDir,
      ...(service.dropsAll ? { capabilities: {} } : {}),
      noNewPrivileges: service.noNewPrivileges,
    },
    root: { path: folder, readonly: service.readOnly },
    hostname: "cairn",
    mounts: [
      { destination: "/proc", type: "proc", source: "proc", options: proc },
      ...mountsOf(image, service, volume, secrets),
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

export function runContainer(
  image: Image,
  service: Service,
  volume: string,
  otherwise: Otherwise = {},
): Container {
  const name = `cairn-${process.pid}-${(started += 1)}`;
  const bundle = mkdtempSync(join(tmpdir(), "cairn-bundle-"));
  const state = join(bundle, "state");
  mkdirSync(state);
  const config = bundleOf(image, service, volume, otherwise);
  writeFileSync(join(bundle, "config.json"), JSON.stringify(config));
  const child = runc(state, "run", "--bundle", bundle, name);
  const output = outputOf(child);
  const ended = endOf(child, output);
  return {
    output,
    ended,
    says: (words) => said(child, output, words),
    exec: (line, env = {}) => {
      const given = Object.entries(env).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
      const asked = runc(state, "exec", ...given, name, ...emulated(image, line));
      return endOf(asked, outputOf(asked));
    },
    signal: async (signal) => void (await once(runc(state, "kill", name, signal), "close")),
    async remove() {
      await once(runc(state, "delete", "--force", name), "close");
      await ended;
      rmSync(bundle, { recursive: true });
    },
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
