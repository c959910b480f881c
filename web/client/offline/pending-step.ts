import { forget, store } from "../browser-storage.ts";
import type { DeviceStep } from "./device.ts";

export type PendingStep = Omit<DeviceStep, "tried" | "triedAt" | "refused">;

/** Key prefix in storage. */
export const pressesOf = (uid: string) => `cairn_press/${uid}/`;

const nameOf = ({ uid, key }: Pick<PendingStep, "uid" | "key">) => pressesOf(uid) + key;

export function removePending(press: Pick<PendingStep, "uid" | "key">): void {
  forget("localStorage", nameOf(press));
}

/** Stores a press at once: its tab may close before the script that keeps it has loaded. */
export async function persistDuring<T extends { readonly waits: boolean }>(
  press: PendingStep,
  work: (isWritten: boolean) => Promise<T>,
): Promise<T> {
  const since = performance.timeOrigin + performance.now();
  const isWritten = store("localStorage", nameOf(press), JSON.stringify({ ...press, since }));
  let waits = false;
  try {
    const done = await work(isWritten);
    ({ waits } = done);
    return done;
  } finally {
    // If it waits, this may be the only copy.
    if (!waits) removePending(press);
  }
}
