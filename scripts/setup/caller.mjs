import { readFileSync } from "node:fs";

/** @param {number} pid */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")[1];
  } catch {
    return undefined;
  }
}

/**
 * npm passes signals only to the shell between us, which dies of them:
 * the end of either counts as a request to stop.
 * @param {() => void} stop
 */
export function whenCallerEnds(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const watch = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(watch);
    stop();
  }, 100);
  watch.unref();
}
