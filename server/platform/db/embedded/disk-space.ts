import { statfsSync } from "node:fs";

const megabyte = 2 ** 20;

/**
 * Bytes that stay free on the folder's disk. With less nothing more is written: what reads, a checkpoint and the start after
 * a crash still write finds room (four segments of PostgreSQL's log; a statement of ours fills none).
 */
const reserve = 64 * megabyte;

/** One more segment of the log is made, and one is left. */
const segments = 32 * megabyte;

export function isFull(folder: string): boolean {
  return free(folder) < reserve;
}

export function hasSpaceForLog(folder: string): boolean {
  return free(folder) >= segments;
}

/** What to tell whoever wants to write there. The same each time, so that a log tells it once. */
export function fullDisk(folder: string): string {
  return `The disk of ${folder} is full: Cairn writes only where ${reserve / megabyte} MB are free. Make room on it.`;
}

function free(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some file systems of networks and of programs do not tell.
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    // A folder that is gone is no full disk: what is done with it fails by itself, and says so.
    return Infinity;
  }
}
