import { forget, store } from "../browser-storage.ts";
import type { DeviceStep } from "./device.ts";

/** A step as it was pressed, before anything keeps or sends it. */
export type PendingStep = Omit<DeviceStep, "tried" | "triedAt" | "refused">;

/** How the names begin under which the presses of a person stand in this browser. */
export const pressesOf = (uid: string) => `cairn_press/${uid}/`;

const nameOf = ({ uid, key }: Pick<PendingStep, "uid" | "key">) => pressesOf(uid) + key;

/** Strikes a press out: something else keeps it, or it was answered. */
export function removePending(press: Pick<PendingStep, "uid" | "key">): void {
  forget("localStorage", nameOf(press));
}

/**
 * Writes a press down at once, until `work` is done with it or fails: its tab may be closed before the script has come that
 * keeps it. `work` is told whether it stands there.
 */
export async function persisted<T extends { readonly waits: boolean }>(
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
    // What waits is kept elsewhere by now, or nowhere but here.
    if (!waits) removePending(press);
  }
}
