import type { Now } from "#domain/day.ts";
import { triedBy } from "#domain/kept-step.ts";
import * as limits from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { PendingStep } from "./pending-step.ts";
import { onDevice, type DeviceStep, type StepStore, type StoredStep } from "./device.ts";

/** The steps of one person on this device, in the order in which they were made. Each change of them is one transaction. */
export interface DeviceSteps {
  readonly all: () => Promise<readonly StoredStep[]>;
  /** False where the device holds as many as it may. A step that is there already stays as it is. */
  readonly add: (step: DeviceStep) => Promise<boolean>;
  /** Keeps what was pressed and may have been sent, however many: it was shown as logged. */
  readonly adopt: (presses: readonly PendingStep[]) => Promise<void>;
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
  /** One transaction over the steps of the person, who has `own` of them. */
  const change = <T>(
    work: (store: StepStore, own: readonly StoredStep[]) => T | Promise<T>,
  ): Promise<T> =>
    onDevice(async (device) => {
      const { store, done } = device.transaction("steps", "readwrite");
      // What fails is told below.
      done.catch(() => undefined);
      const result = await work(store, await store.index("uid").getAll(uid));
      await done;
      return result;
    });

  return {
    all: () => onDevice((device) => device.getAllFromIndex("steps", "uid", uid)),
    add: (step) =>
      change(async (store, own) => {
        if (own.some(({ key }) => key === step.key)) return true;
        if (own.length >= limits.stepsOnDevice) return false;
        // The store numbers it.
        await store.add(step as StoredStep);
        return true;
      }),
    adopt: (presses) =>
      change(async (store, own) => {
        const kept = new Set(own.map(({ key }) => key));
        for (const press of presses.filter(({ key }) => !kept.has(key)))
          await store.add({ ...press, tried: true, refused: null } as StoredStep);
      }),
    claim: (goalId, now) =>
      change(async (store, own) => {
        const first = own.find((step) => step.goalId === goalId && waits(step));
        const tried = first && triedBy(first, now);
        if (tried && tried !== first) await store.put(tried);
        return tried ?? null;
      }),
    remove: (key, untried) =>
      change(async (store, own) => {
        const step = own.find((one) => one.key === key);
        const goes = step !== undefined && !(untried && step.tried);
        if (goes) await store.delete(step.order);
        return goes;
      }),
    count: (step, rev) =>
      change(async (store, own) => {
        const later: StoredStep[] = [];
        for (const one of own) {
          const after = rev === null || one.order <= step.order ? null : setAfter(step, rev, one);
          if (one.key === step.key) await store.delete(one.order);
          if (after === null) continue;
          await store.put(after);
          later.push(after);
        }
        return later;
      }),
    refuse: (key, code) =>
      change(async (store, own) => {
        const step = own.find((one) => one.key === key);
        if (step) await store.put({ ...step, refused: code });
      }),
  };
}
