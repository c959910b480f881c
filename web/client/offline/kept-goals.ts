import type { GoalCard } from "#domain/goal.ts";
import { forget, store } from "../browser-storage.ts";
import { tryOnDevice, type DevicePerson, type KeptGoals } from "./device.ts";
import { deviceChannel } from "./forget-device.ts";
import { MARK } from "./keeps-goals.ts";

function tell(uid: string): void {
  const channel = deviceChannel(uid);
  channel.postMessage({ kind: "goals" });
  channel.close();
}

export function whenGoalsKept(uid: string, hear: () => void): () => void {
  const channel = deviceChannel(uid);
  channel.addEventListener("message", ({ data }: MessageEvent<{ readonly kind: string }>) => {
    // A sign-out forgets everything.
    if (data.kind === "goals" || data.kind === "over") hear();
  });
  return () => channel.close();
}

export async function readKeptGoals(uid: string): Promise<KeptGoals | null> {
  return (await tryOnDevice((device) => device.get("goals", uid))) ?? null;
}

/** False if this browser keeps nothing. */
export async function beginKeepingGoals(kept: KeptGoals): Promise<boolean> {
  if ((await tryOnDevice((device) => device.put("goals", kept))) === null) return false;
  store("localStorage", MARK, "1");
  tell(kept.uid);
  return true;
}

/** Only if the person still wants it. */
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

/** Null forgets everybody's. */
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

/** Null after a sign-out. */
export async function lastPerson(): Promise<DevicePerson | null> {
  return (await tryOnDevice((device) => device.get("people", "last"))) ?? null;
}

export async function keepPerson(person: DevicePerson): Promise<void> {
  await tryOnDevice((device) => device.put("people", person, "last"));
}
