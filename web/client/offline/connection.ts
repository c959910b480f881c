import { onUnreachable, send } from "../send.ts";
import { makeStore } from "../store.ts";
import { aliveAnswer } from "./alive.ts";

const FIRST_MS = 1_000;
const LONGEST_MS = 5_000;

export const offline = makeStore(false);

const onlineListeners = new Set<() => void>();
let asking: symbol | null = null;
let failures = 0;
let again: ReturnType<typeof setTimeout> | undefined;

export async function isReachable(): Promise<boolean> {
  return (await aliveAnswer(send)) !== null;
}

function report(there: boolean): void {
  failures = there ? 0 : failures + 1;
  if (offline.read() === there) offline.write(!there);
  if (there) for (const back of onlineListeners) back();
  // A hidden tab checks when shown.
  else if (!document.hidden)
    again = setTimeout(askServer, Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)));
}

export function askServer(): void {
  if (asking !== null) return;
  clearTimeout(again);
  const own = (asking = Symbol("asking"));
  void isReachable().then((there) => {
    if (asking !== own) return;
    asking = null;
    report(there);
  });
}

/** A check started before the browser was online may hang. */
function askAnew(): void {
  asking = null;
  askServer();
}

export function whenThere(back: () => void): () => void {
  onlineListeners.add(back);
  return () => void onlineListeners.delete(back);
}

export function watchConnection(): () => void {
  const shown = () => document.hidden || !offline.read() || askServer();
  onUnreachable(askServer);
  addEventListener("offline", askServer);
  addEventListener("online", askAnew);
  document.addEventListener("visibilitychange", shown);
  if (!navigator.onLine) askServer();
  return () => {
    onUnreachable(() => {});
    clearTimeout(again);
    asking = null;
    failures = 0;
    if (offline.read()) offline.write(false);
    removeEventListener("offline", askServer);
    removeEventListener("online", askAnew);
    document.removeEventListener("visibilitychange", shown);
  };
}
