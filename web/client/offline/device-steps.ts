import type { Now } from "#domain/day.ts";
import { triedBy } from "#domain/kept-step.ts";
import * as limits from "#domain/limits.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import type { PendingStep } from "./pending-step.ts";
import { onDevice, type DeviceStep, type StepStore, type StoredStep } from "./device.ts";

/** In order; each change is one transaction. */
export interface DeviceSteps {
  readonly all: () => Promise<readonly StoredStep[]>;
  /** False if full. An existing step stays as it is. */
  readonly add: (step: DeviceStep) => Promise<boolean>;
  /** Ignores the limit: these were shown as logged. */
  readonly adopt: (presses: readonly PendingStep[]) => Promise<void>;
  /** From now on it may have reached the server. */
  readonly claim: (goalId: string, now: Now) => Promise<StoredStep | null>;
  /** `untried`: only if it cannot have reached the server. True if it existed. */
  readonly remove: (key: string, untried?: "untried") => Promise<boolean>;
  /** Rebases later steps on `rev`, unless another change came in between. Returns those. */
  readonly count: (step: StoredStep, rev: number | null) => Promise<readonly StoredStep[]>;
  readonly refuse: (key: string, code: RefusalCode) => Promise<void>;
}

export function waits({ refused }: Pick<DeviceStep, "refused">): boolean {
  return refused === null;
}

/** Null if unchanged. */
function setAfter(counted: StoredStep, rev: number, later: StoredStep): StoredStep | null {
  const { change, goal, goalId, tried } = later;
  // A step that may have reached the server keeps its body under its key.
  if (change.kind !== "set" || tried || goalId !== counted.goalId) return null;
  if (change.rev !== rev - 1 || goal.rev !== counted.goal.rev) return null;
  return { ...later, change: { ...change, rev } };
}

export function deviceSteps(uid: string): DeviceSteps {
  const change = <T>(
    work: (store: StepStore, own: readonly StoredStep[]) => T | Promise<T>,
  ): Promise<T> =>
    onDevice(async (device) => {
      const { store, done } = device.transaction("steps", "readwrite");
      // `await done` rejects below.
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
        // The store assigns `order`.
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
