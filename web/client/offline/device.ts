import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { GoalCard } from "#domain/goal.ts";
import type { KeptStep } from "#domain/kept-step.ts";
import type { RefusalCode } from "#domain/refusal.ts";

/** A change of progress as this device keeps it until the server has answered for good (decision 39). */
export interface DeviceStep extends KeptStep {
  /** Whose it is: nobody else's session sends it. */
  readonly uid: string;
  /** The idempotency key under which it is sent, however often. */
  readonly key: string;
  readonly goalId: string;
  /** As the screen showed it when the change was made. */
  readonly goal: GoalCard;
  /** True once it may have reached the server. */
  readonly tried: boolean;
  /** Why it never will be counted; null while it waits. */
  readonly refused: RefusalCode | null;
}

/** A step in the order in which all of this device were made. */
export type StoredStep = DeviceStep & { readonly order: number };

interface Device extends DBSchema {
  readonly steps: {
    readonly key: number;
    readonly value: StoredStep;
    readonly indexes: { readonly uid: string };
  };
}

/** What of people is kept in this browser beyond words: other windows see the same. */
export type DeviceDatabase = IDBPDatabase<Device>;

let opened: Promise<DeviceDatabase | null> | null = null;

function forget(): void {
  opened = null;
}

/** Null where the browser keeps nothing: in private windows of some, or where its person forbids it. */
export function openDevice(): Promise<DeviceDatabase | null> {
  opened ??= openDB<Device>("cairn", 1, {
    upgrade(database) {
      const steps = database.createObjectStore("steps", { keyPath: "order", autoIncrement: true });
      steps.createIndex("uid", "uid");
    },
    // A later release wants to change it.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  }).catch(() => null);
  return opened;
}
