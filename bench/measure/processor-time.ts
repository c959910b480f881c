import { readFileSync } from "node:fs";

/** Milliseconds of a clock tick (USER_HZ of Linux). */
const TICK_MS = 10;

interface Times {
  readonly own: number;
  /** Of ended children. */
  readonly ended: number;
}

function timesOf(pid: number): Times {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in parentheses, may contain spaces.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { own: (user + system) * TICK_MS, ended: (endedUser + endedSystem) * TICK_MS };
}

/** Milliseconds, of a process and its children. */
export function processorTime(pid: number): number {
  const { own, ended } = timesOf(pid);
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const children = text === "" ? [] : text.split(" ").map(Number);
  return children.reduce((sum, child) => sum + timesOf(child).own, own + ended);
}

export function postmasterIn(data: string): number {
  const [pid = ""] = readFileSync(`${data}/postmaster.pid`, "utf8").split("\n");
  return Number(pid);
}
