import { tryOnDevice } from "./device.ts";
import { forgetPresses } from "./left-presses.ts";

type Channel = Pick<BroadcastChannel, "postMessage" | "close"> & {
  addEventListener(type: "message", hear: (event: MessageEvent) => void): void;
};

export function deviceChannel(uid: string): Channel {
  try {
    return new BroadcastChannel(`cairn/${uid}`);
  } catch {
    // A browser that forbids storage may forbid channels too.
    return { addEventListener() {}, postMessage() {}, close() {} };
  }
}

export async function forgetDevice(uid: string): Promise<void> {
  forgetPresses(uid);
  await tryOnDevice(async (device) => {
    const tx = device.transaction(["steps", "people", "goals"], "readwrite");
    const steps = tx.objectStore("steps");
    for (const order of await steps.index("uid").getAllKeys(uid)) void steps.delete(order);
    void tx.objectStore("people").clear();
    void tx.objectStore("goals").delete(uid);
    await tx.done;
  });
  const channel = deviceChannel(uid);
  channel.postMessage({ kind: "over" });
  channel.close();
}
