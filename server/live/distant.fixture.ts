import { fork, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("readers-process.fixture.ts", import.meta.url));

/** A process of readers, and how it vanishes: no byte of it arrives any more, and no word that it has gone. */
export interface Distant {
  readonly process: ChildProcess;
  /** Where a server has to listen to be reached by it. */
  readonly host: string;
  readonly how: "its packets are dropped" | "it is stopped";
  vanish(): void;
  end(): void;
  /** Connections on which the kernel still sends what was not acknowledged. */
  unacknowledged(): number;
}

function ran(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** Readers on this machine's own loopback. */
export function startReaders(): ChildProcess {
  return fork(script);
}

/** Linux takes a name of fifteen characters. */
function deviceOf(pid: number): string {
  return `cairn-a${pid}`;
}

/** The one side of a pair of network devices is ours, the other that of the process. */
function joined(pid: number, host: string, other: string): boolean {
  const [ours, theirs] = [deviceOf(pid), `cairn-b${pid}`];
  const inside = ["-t", String(pid), "-n", "ip"];
  const pair = ["link", "add", ours, "type", "veth", "peer", "name", theirs, "netns", String(pid)];
  return (
    ran("ip", ...pair) &&
    ran("ip", "address", "add", `${host}/30`, "dev", ours) &&
    ran("ip", "link", "set", ours, "up") &&
    ran("nsenter", ...inside, "address", "add", `${other}/30`, "dev", theirs) &&
    ran("nsenter", ...inside, "link", "set", theirs, "up")
  );
}

/** Readers in a network of their own, whose packets can be dropped; null where this user or system may not make one. */
async function inOwnNetwork(): Promise<Distant | null> {
  if (process.platform !== "linux" || !ran("unshare", "-n", "true") || !ran("ip", "-V"))
    return null;
  const child = spawn("unshare", ["-n", process.execPath, script], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const pid = child.pid ?? 0;
  // Of the block that is set aside for tests of networks.
  const block = `198.${18 + (pid & 1)}.${(pid >> 1) & 255}`;
  const [host, other] = [`${block}.1`, `${block}.2`];
  if (!(await ownNetwork(child)) || !joined(pid, host, other)) {
    child.kill("SIGKILL");
    return null;
  }
  return {
    process: child,
    host,
    how: "its packets are dropped",
    vanish: () => {
      const route = ["route", "add", "blackhole", `${host}/32`];
      if (!ran("nsenter", "-t", String(pid), "-n", "ip", ...route)) throw new Error("not cut off");
    },
    end: () => {
      child.kill("SIGKILL");
      // Its network would stay for as long as its connections have something to send.
      ran("ip", "link", "delete", deviceOf(pid));
    },
    unacknowledged: () => connectionsWithBytesUnderWay(other),
  };
}

/** Waits until `unshare` has made the network, which it does before it becomes Node. */
async function ownNetwork(child: ChildProcess): Promise<boolean> {
  const here = readlinkSync("/proc/self/ns/net");
  while (child.exitCode === null) {
    if (readlinkSync(`/proc/${child.pid}/ns/net`) !== here) return true;
    await pause(10);
  }
  return false;
}

/** Lines of the kernel's table to an address, with bytes in their send queue. */
function connectionsWithBytesUnderWay(address: string): number {
  const hex = address
    .split(".")
    .toReversed()
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
  const rows = readFileSync("/proc/net/tcp", "utf8").trim().split("\n").slice(1);
  return rows.filter((row) => {
    const [, , remote = "", , queues = ""] = row.trim().split(/\s+/);
    return remote.startsWith(`${hex}:`) && !queues.startsWith("00000000:");
  }).length;
}

/** Readers that can vanish: by dropped packets where that is possible, else by stopping, which the server sees alike. */
export async function startDistant(): Promise<Distant> {
  const own = await inOwnNetwork();
  if (own !== null) return own;
  const child = startReaders();
  return {
    process: child,
    host: "127.0.0.1",
    how: "it is stopped",
    vanish: () => void child.kill("SIGSTOP"),
    end: () => void child.kill("SIGKILL"),
    unacknowledged: () => 0,
  };
}
