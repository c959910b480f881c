import { openDevice } from "./device.ts";
import { forgetPresses } from "./left-presses.ts";

/** Where the windows of a person tell one another of what this device keeps of them. */
export function deviceChannel(uid: string): BroadcastChannel {
  return new BroadcastChannel(`cairn/${uid}`);
}

/** Forgets all that this device keeps of a person, in each of its windows. */
export async function forgetDevice(uid: string): Promise<void> {
  forgetPresses(uid);
  const device = await openDevice();
  if (device === null) return;
  const tx = device.transaction(["steps", "people", "goals"], "readwrite");
  const steps = tx.objectStore("steps");
  for (const order of await steps.index("uid").getAllKeys(uid)) void steps.delete(order);
  void tx.objectStore("people").clear();
  void tx.objectStore("goals").delete(uid);
  await tx.done;
  const channel = deviceChannel(uid);
  channel.postMessage({ kind: "over" });
  channel.close();
}
