import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import type { GoalCard } from "#domain/goal.ts";
import type { KeptStep } from "#domain/kept-step.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { inTime, TooLate } from "../in-time.ts";

/** A change of progress as this device keeps it until the server has answered for good (decision 39). */
export interface DeviceStep extends KeptStep {
  /** Whose it is: nobody else's session sends it. */
  readonly uid: string;
  /** The idempotency key under which it is sent, however often. */
  readonly key: string;
  readonly goalId: string;
  /** As the screen showed it when the change was made. */
  readonly goal: GoalCard;
  /** Why it never will be counted; null while it waits. */
  readonly refused: RefusalCode | null;
}

/** A step in the order in which all of this device were made. */
export type StoredStep = DeviceStep & { readonly order: number };

/** Who was here last: whose steps the screen without a server shows. */
export interface DevicePerson {
  readonly uid: string;
  /** The zone in which their days are counted. */
  readonly zone: string;
  /** What this device's clock is behind the server's, in milliseconds. */
  readonly behind: number;
}

/** What a person has asked this device to keep of their goals: as they were last read. */
export interface KeptGoals {
  readonly uid: string;
  /** When they were read, in milliseconds. */
  readonly at: number;
  readonly goals: readonly GoalCard[];
}

interface Device extends DBSchema {
  readonly people: { readonly key: string; readonly value: DevicePerson };
  readonly goals: { readonly key: string; readonly value: KeptGoals };
  readonly steps: {
    readonly key: number;
    readonly value: StoredStep;
    readonly indexes: { readonly uid: string };
  };
}

/** What of people is kept in this browser beyond words: other windows see the same. */
export type DeviceDatabase = IDBPDatabase<Device>;
export type StepStore = IDBPTransaction<Device, ["steps"], "readwrite">["store"];

/** A browser that takes longer to open it, in milliseconds, may never do so. */
const OPENED_MS = 3_000;
/** The same of one use of it: a busy device takes its time. */
const USED_MS = 10_000;
/** After so long it is asked anew, in milliseconds. */
export const ASKED_ANEW_MS = 30_000;

let opened: Promise<DeviceDatabase | null> | null = null;

function forget(): void {
  opened = null;
}

/** What was opened in time; else null, and it may be asked anew later. */
async function openInTime(): Promise<DeviceDatabase | null> {
  const opening = open();
  try {
    return await inTime(opening, OPENED_MS);
  } catch {
    setTimeout(forget, ASKED_ANEW_MS);
    // By then another one may be open.
    opening.then(
      (device) => device.close(),
      () => undefined,
    );
    return null;
  }
}

/** Null where the browser keeps nothing: in private windows of some, where its person forbids it, or while it does not answer. */
export function openDevice(): Promise<DeviceDatabase | null> {
  opened ??= openInTime();
  return opened;
}

/** Rejects where the browser keeps nothing, fails, or does not answer in time. */
export async function onDevice<T>(work: (device: DeviceDatabase) => Promise<T>): Promise<T> {
  // Looked for anew each time: the browser may have closed it.
  const device = await openDevice();
  if (device === null) throw new Error("This browser keeps nothing.");
  try {
    return await inTime(work(device), USED_MS);
  } catch (error) {
    if (error instanceof TooLate) {
      opened = Promise.resolve(null);
      setTimeout(forget, ASKED_ANEW_MS);
    }
    // Closed without a word, as by some when what they keep is wiped.
    if (error instanceof DOMException && error.name === "InvalidStateError") forget();
    throw error;
  }
}

/** The same; null where it rejects. */
export async function tryOnDevice<T>(
  work: (device: DeviceDatabase) => Promise<T>,
): Promise<T | null> {
  return onDevice(work).catch(() => null);
}

// Some browsers throw at once, before there is a promise.
async function open(): Promise<DeviceDatabase> {
  return openDB<Device>("cairn", 1, {
    upgrade(database) {
      const steps = database.createObjectStore("steps", { keyPath: "order", autoIncrement: true });
      steps.createIndex("uid", "uid");
      database.createObjectStore("people");
      database.createObjectStore("goals", { keyPath: "uid" });
    },
    // A later release wants to change it.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}
