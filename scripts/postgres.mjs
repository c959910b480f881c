import { execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.mjs";

// A PostgreSQL for tests and measurements: a new cluster in the temporary folder, on loopback,
// by default without fsync. It never touches a cluster of the system.

const run = promisify(execFile);

/**
 * The newest version's folder with initdb and postgres; undefined where there is none.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const packaged = versions
    .filter((version) => Number(version) >= 15)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, "bin"));
  const onPath = (process.env.PATH ?? "").split(delimiter);
  return [...packaged, ...onPath].find((bin) => existsSync(join(bin, "initdb")));
}

// PostgreSQL refuses to run as root: use `postgres` or, without that user, `nobody`.
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const found = ["postgres", "nobody"].flatMap((name) =>
    users.filter((line) => line.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = found[0]?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

// Outlives this process, even after kill -9: when its input closes,
// the shell stops the server and removes the cluster.
const keeper =
  'folder=$1; shift; "$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"';

const forTests = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=200",
];

/** PostgreSQL's default: acknowledged writes are on the disk. */
export const flushing = ["max_connections=200"];

/**
 * @param {import("node:child_process").ChildProcessByStdio<import("node:stream").Writable, null, import("node:stream").Readable>} server
 * @returns {Promise<void>}
 */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const late = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${log}`)), 120_000);
    server.stderr.on("data", (text) => {
      log += text;
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
      else if (/FATAL|not found/.test(log)) reject(new Error(`PostgreSQL did not start:\n${log}`));
      else return;
      clearTimeout(late);
      server.stderr.removeAllListeners("data").resume();
    });
  });
}

/**
 * Empty, or a copy of `standbyOf`, which it then follows.
 * @param {{ bin: string, data: string, standbyOf: string | undefined }} what
 * @param {import("node:child_process").ExecFileOptions} options
 */
function makeCluster({ bin, data, standbyOf }, options) {
  if (standbyOf !== undefined) {
    const copy = ["-d", standbyOf, "-D", data, "-R", "-X", "stream", "--checkpoint=fast"];
    return run(join(bin, "pg_basebackup"), [...copy, "--no-sync"], options);
  }
  const shape = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
  return run(join(bin, "initdb"), ["-D", data, "--no-sync", ...shape], options);
}

/**
 * Empty, or a standby of the address `standbyOf`. `settings`: configuration lines (name=value).
 * @param {{ bin?: string | undefined, settings?: string[], standbyOf?: string }} [options]
 * @returns {Promise<{ url: string, port: number, folder: string, data: string, stop: () => Promise<void> }>}
 */
export async function startPostgres({ bin = findPostgres(), settings = forTests, standbyOf } = {}) {
  if (bin === undefined) throw new Error("no PostgreSQL (15 or newer) found on this system");
  const folder = mkdtempSync(join(tmpdir(), "cairn-postgres-"));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: "C", HOME: folder },
  };
  const data = join(folder, "data");
  await makeCluster({ bin, data, standbyOf }, options).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const port = await freePort();
  const asked = [...settings, "listen_addresses=127.0.0.1"].flatMap((line) => ["-c", line]);
  const command = [join(bin, "postgres"), "-D", data, "-p", String(port), "-k", folder, ...asked];
  const server = spawn("sh", ["-c", keeper, "sh", folder, ...command], {
    ...options,
    // Its own session: Ctrl-C must not end the shell before it has cleaned up.
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  await ready(server).catch((error) => stop().then(() => Promise.reject(error)));
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, folder, data, stop };
}
