import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

// Locks of node_modules and dist in this folder: "setup" changes them, "server" reads them.
// A claim is an empty file named after a process and its start time. Such names never recur,
// so a dead claim may be deleted safely.

/** @typedef {"setup" | "server"} ClaimKind */

/**
 * Start time in clock ticks since boot; "" where the process is gone, "0" where unknown.
 * @param {number} pid
 */
function beginning(pid) {
  if (process.platform === "linux") {
    try {
      // The command name, in parentheses, may contain spaces: the fields begin after it.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ");
      return fields[0] === "Z" ? "" : (fields[19] ?? "");
    } catch {
      return "";
    }
  }
  try {
    process.kill(pid, 0);
    return "0";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM" ? "0" : "";
  }
}

/** @param {string} root */
const claimFolder = (root) => join(root, ".cache", "claims");

/**
 * Returns the release function.
 * @param {string} root
 * @param {ClaimKind} kind
 * @param {number} [pid]
 */
export function claim(root, kind, pid = process.pid) {
  const began = beginning(pid);
  if (began === "") return () => {};
  mkdirSync(claimFolder(root), { recursive: true });
  const file = join(claimFolder(root), `${kind}-${pid}-${began}`);
  writeFileSync(file, "");
  return () => rmSync(file, { force: true });
}

/**
 * Other living processes with such a claim; deletes dead claims.
 * @param {string} root
 * @param {ClaimKind} kind
 * @returns {number[]}
 */
export function claimants(root, kind) {
  mkdirSync(claimFolder(root), { recursive: true });
  const living = [];
  for (const name of readdirSync(claimFolder(root))) {
    const [claimed, pid = "", began] = name.split("-");
    if (beginning(Number(pid)) !== began) rmSync(join(claimFolder(root), name), { force: true });
    else if (claimed === kind && Number(pid) !== process.pid) living.push(Number(pid));
  }
  return living;
}

/**
 * Runs `work` under the setup lock. Each claims before it looks, so of two at least one sees the other;
 * both may back off, hence the random pause.
 * @template T
 * @param {string} root
 * @param {(pid: number) => void} waitingFor told once, with the process that is waited for
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(root, waitingFor, work) {
  let told = false;
  for (;;) {
    const release = claim(root, "setup");
    const [other] = claimants(root, "setup");
    if (other === undefined) return work().finally(release);
    release();
    if (!told) waitingFor(other);
    told = true;
    await sleep(50 + Math.random() * 200);
  }
}
