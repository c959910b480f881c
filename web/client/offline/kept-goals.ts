import type { GoalCard } from "#domain/goal.ts";
import { forget, store } from "../browser-storage.ts";
import { tryOnDevice, type DevicePerson, type KeptGoals } from "./device.ts";
import { deviceChannel } from "./forget-device.ts";
import { MARK } from "./keeps-goals.ts";

/** Tells each window of a person that this device keeps their goals from now on, or no longer. */
function tell(uid: string): void {
  const channel = deviceChannel(uid);
  channel.postMessage({ kind: "goals" });
  channel.close();
}

/**
 * Calls `hear` each time this device begins or ceases to keep the goals of a person, in whichever window and for whatever
 * reason. Returns how to stop.
 */
export function whenGoalsKept(uid: string, hear: () => void): () => void {
  const channel = deviceChannel(uid);
  channel.addEventListener("message", ({ data }: MessageEvent<{ readonly kind: string }>) => {
    // All that is kept goes with a sign-out.
    if (data.kind === "goals" || data.kind === "over") hear();
  });
  return () => channel.close();
}

/** The goals of a person as this device keeps them; null where it does not. */
export async function readKeptGoals(uid: string): Promise<KeptGoals | null> {
  return (await tryOnDevice((device) => device.get("goals", uid))) ?? null;
}

/** Keeps the goals of a person from now on; false where this browser keeps nothing. */
export async function beginKeepingGoals(kept: KeptGoals): Promise<boolean> {
  if ((await tryOnDevice((device) => device.put("goals", kept))) === null) return false;
  store("localStorage", MARK, "1");
  tell(kept.uid);
  return true;
}

/** Keeps them as they were read by now, where the person still wants that. */
export async function keepGoals(
  uid: string,
  goals: readonly GoalCard[],
  at: number,
): Promise<void> {
  await tryOnDevice(async (device) => {
    const tx = device.transaction("goals", "readwrite");
    if ((await tx.store.get(uid)) !== undefined) void tx.store.put({ uid, goals, at });
    await tx.done;
  });
}

/** Forgets all goals on this device but those of `uid`; nobody's are spared where it is null. */
export async function forgetKeptGoals(uid: string | null): Promise<void> {
  const kept = await tryOnDevice(async (device) => {
    const tx = device.transaction("goals", "readwrite");
    const keys = await tx.store.getAllKeys();
    for (const key of keys) if (key !== uid) void tx.store.delete(key);
    await tx.done;
    return keys;
  });
  if (kept === null) return;
  const going = kept.filter((key) => key !== uid);
  if (going.length === kept.length) forget("localStorage", MARK);
  for (const key of going) tell(key);
}

/** Who was here last; null where nobody was, or they have signed out. */
export async function lastPerson(): Promise<DevicePerson | null> {
  return (await tryOnDevice((device) => device.get("people", "last"))) ?? null;
}

export async function keepPerson(person: DevicePerson): Promise<void> {
  await tryOnDevice((device) => device.put("people", person, "last"));
}
