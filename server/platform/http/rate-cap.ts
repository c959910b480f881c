import { networkOf } from "./peer.ts";

const WINDOW_MS = 60_000;

/** Counts what each network or person does in a minute; true while they may go on. */
export type RateCap = (addressOrUid: string, at: number) => boolean;

/** A cap of `most` a minute for the network of each address, or for each person, kept by this process. */
export function rateCap(most: number): RateCap {
  let window = 0;
  const counts = new Map<string, number>();
  return (addressOrUid, at) => {
    const who = networkOf(addressOrUid);
    const now = Math.floor(at / WINDOW_MS);
    if (now !== window) counts.clear();
    window = now;
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    return count <= most;
  };
}
