import { limits } from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { DeviceDatabase, DeviceStep, StoredStep } from "./device.ts";

/** The steps of one person on this device, in the order in which they were made. Each change of them is one transaction. */
export interface DeviceSteps {
  readonly all: () => Promise<readonly StoredStep[]>;
  /** False where the device holds as many as it may. */
  readonly add: (step: DeviceStep) => Promise<boolean>;
  /** The first step that waits, of a goal where one is named; from now on it may have reached the server. */
  readonly claim: (goalId: string) => Promise<StoredStep | null>;
  /** Forgets a step; with `untried`, only where it cannot have reached the server. True where it was there. */
  readonly remove: (key: string, untried?: "untried") => Promise<boolean>;
  /** Keeps why a step never will be counted. */
  readonly refuse: (key: string, code: RefusalCode) => Promise<void>;
}

/** Whether a step is still to be sent. */
export function waits({ refused }: Pick<DeviceStep, "refused">): boolean {
  return refused === null;
}

export function deviceSteps(device: DeviceDatabase, uid: string): DeviceSteps {
  const writing = () => {
    const tx = device.transaction("steps", "readwrite");
    return { tx, own: tx.store.index("uid").getAll(uid) };
  };

  return {
    all: () => device.getAllFromIndex("steps", "uid", uid),
    async add(step) {
      const { tx } = writing();
      const count = await tx.store.index("uid").count(uid);
      if (count >= limits.stepsOnDevice) return false;
      // The store numbers it.
      await tx.store.add(step as StoredStep);
      await tx.done;
      return true;
    },
    async claim(goalId) {
      const { tx, own } = writing();
      const first = (await own).find((step) => step.goalId === goalId && waits(step));
      if (first && !first.tried) await tx.store.put({ ...first, tried: true });
      await tx.done;
      return first ?? null;
    },
    async remove(key, untried) {
      const { tx, own } = writing();
      const step = (await own).find((one) => one.key === key);
      const goes = step !== undefined && !(untried && step.tried);
      if (goes) await tx.store.delete(step.order);
      await tx.done;
      return goes;
    },
    async refuse(key, code) {
      const { tx, own } = writing();
      const step = (await own).find((one) => one.key === key);
      if (step) await tx.store.put({ ...step, refused: code });
      await tx.done;
    },
  };
}
