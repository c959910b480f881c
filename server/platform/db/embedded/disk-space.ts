import { statfsSync } from "node:fs";

const megabyte = 2 ** 20;

/** Bytes kept free for reads, a checkpoint and crash recovery (four log segments). */
const reserve = 64 * megabyte;

/** Room for one new segment, and one spare. */
const segments = 32 * megabyte;

export function isDiskFull(folder: string): boolean {
  return free(folder) < reserve;
}

export function hasSpaceForLog(folder: string): boolean {
  return free(folder) >= segments;
}

/** Constant text, so that the log reports it once. */
export function fullDisk(folder: string): string {
  return `The disk of ${folder} is full: Cairn writes only where ${reserve / megabyte} MB are free. Make room on it.`;
}

function free(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    // Some network and FUSE file systems report 0.
    return blocks === 0 ? Infinity : bavail * bsize;
  } catch {
    // A missing folder is not a full disk; its use fails with its own error.
    return Infinity;
  }
}
