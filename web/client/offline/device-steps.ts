import type { Now } from "#domain/day.ts";
import { triedBy } from "#domain/kept-step.ts";
import { limits } from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { Press } from "./press.ts";
import { openDevice, type DeviceStep, type StoredStep } from "./device.ts";

/** The steps of one person on this device, in the order in which they were made. Each change of them is one transaction. */
export interface DeviceSteps {
  readonly all: () => Promise<readonly StoredStep[]>;
  /** False where the device holds as many as it may. A step that is there already stays as it is. */
  readonly add: (step: DeviceStep) => Promise<boolean>;
  /** Keeps what was pressed and may have been sent, however many: it was shown as logged. */
  readonly adopt: (presses: readonly Press[]) => Promise<void>;
  /** The first step of a goal that waits, as it is tried; from now on it may have reached the server. */
  readonly claim: (goalId: string, now: Now) => Promise<StoredStep | null>;
  /** Forgets a step; with `untried`, only where it cannot have reached the server. True where it was there. */
  readonly remove: (key: string, untried?: "untried") => Promise<boolean>;
  /**
   * Forgets a step that was counted, and gives the later ones that are asked for otherwise now: a value that was set over it
   * is set on `rev`, which the step has made, unless something else came in between.
   */
  readonly count: (step: StoredStep, rev: number | null) => Promise<readonly StoredStep[]>;
  /** Keeps why a step never will be counted. */
  readonly refuse: (key: string, code: RefusalCode) => Promise<void>;
}

/** Whether a step is still to be sent. */
export function waits({ refused }: Pick<DeviceStep, "refused">): boolean {
  return refused === null;
}

/** A step as it is asked for after `counted` has made `rev`; null where that is as before. */
function setAfter(counted: StoredStep, rev: number, later: StoredStep): StoredStep | null {
  const { change, goal, goalId, tried } = later;
  // What may have reached the server keeps its words under its key.
  if (change.kind !== "set" || tried || goalId !== counted.goalId) return null;
  if (change.rev !== rev - 1 || goal.rev !== counted.goal.rev) return null;
  return { ...later, change: { ...change, rev } };
}

export function deviceSteps(uid: string): DeviceSteps {
  // Looked for anew each time: the browser may have closed it.
  const opened = async () => {
    const device = await openDevice();
    if (device === null) throw new Error("This browser keeps nothing.");
    return device;
  };
  const writing = async () => {
    const tx = (await opened()).transaction("steps", "readwrite");
    return { tx, own: tx.store.index("uid").getAll(uid) };
  };

  return {
    all: async () => (await opened()).getAllFromIndex("steps", "uid", uid),
    async add(step) {
      const { tx, own } = await writing();
      const kept = await own;
      const isKept = kept.some(({ key }) => key === step.key);
      if (!isKept && kept.length >= limits.stepsOnDevice) return false;
      // The store numbers it.
      if (!isKept) await tx.store.add(step as StoredStep);
      await tx.done;
      return true;
    },
    async adopt(presses) {
      const { tx, own } = await writing();
      const kept = new Set((await own).map(({ key }) => key));
      for (const press of presses.filter(({ key }) => !kept.has(key)))
        void tx.store.add({ ...press, tried: true, refused: null } as StoredStep);
      await tx.done;
    },
    async claim(goalId, now) {
      const { tx, own } = await writing();
      const first = (await own).find((step) => step.goalId === goalId && waits(step));
      const tried = first && triedBy(first, now);
      if (tried && tried !== first) await tx.store.put(tried);
      await tx.done;
      return tried ?? null;
    },
    async remove(key, untried) {
      const { tx, own } = await writing();
      const step = (await own).find((one) => one.key === key);
      const goes = step !== undefined && !(untried && step.tried);
      if (goes) await tx.store.delete(step.order);
      await tx.done;
      return goes;
    },
    async count(step, rev) {
      const { tx, own } = await writing();
      const later: StoredStep[] = [];
      for (const one of await own) {
        const after = rev === null || one.order <= step.order ? null : setAfter(step, rev, one);
        if (one.key === step.key) void tx.store.delete(one.order);
        if (after === null) continue;
        void tx.store.put(after);
        later.push(after);
      }
      await tx.done;
      return later;
    },
    async refuse(key, code) {
      const { tx, own } = await writing();
      const step = (await own).find((one) => one.key === key);
      if (step) await tx.store.put({ ...step, refused: code });
      await tx.done;
    },
  };
}
