import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";
import type { GoalCard } from "#domain/goal.ts";
import type { KeptStep } from "#domain/kept-step.ts";
import type { RefusalCode } from "#domain/refusal.ts";
import { inTime, TooLate } from "../in-time.ts";

/** Kept until the server's final answer (decision 39). */
export interface DeviceStep extends KeptStep {
  /** Never sent in another person's session. */
  readonly uid: string;
  /** Idempotency key. */
  readonly key: string;
  readonly goalId: string;
  /** As shown when the change was made. */
  readonly goal: GoalCard;
  /** Null while it waits. */
  readonly refused: RefusalCode | null;
}

export type StoredStep = DeviceStep & { readonly order: number };

/** The last person on this device. */
export interface DevicePerson {
  readonly uid: string;
  readonly zone: string;
  /** How far this device's clock is behind the server's, in milliseconds. */
  readonly behind: number;
}

export interface KeptGoals {
  readonly uid: string;
  /** When read, in milliseconds. */
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

export type DeviceDatabase = IDBPDatabase<Device>;
export type StepStore = IDBPTransaction<Device, ["steps"], "readwrite">["store"];

/** Some browsers never open it. */
const OPENED_MS = 3_000;
const USED_MS = 10_000;
export const ASKED_ANEW_MS = 30_000;

let opened: Promise<DeviceDatabase | null> | null = null;

function forget(): void {
  opened = null;
}

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

/** Null in some private windows, if storage is forbidden, or without an answer in time. */
export function openDevice(): Promise<DeviceDatabase | null> {
  opened ??= openInTime();
  return opened;
}

export async function onDevice<T>(work: (device: DeviceDatabase) => Promise<T>): Promise<T> {
  // Reopened each time: the browser may have closed it.
  const device = await openDevice();
  if (device === null) throw new Error("This browser keeps nothing.");
  try {
    return await inTime(work(device), USED_MS);
  } catch (error) {
    if (error instanceof TooLate) {
      opened = Promise.resolve(null);
      setTimeout(forget, ASKED_ANEW_MS);
    }
    // Some browsers close it silently when site data is wiped.
    if (error instanceof DOMException && error.name === "InvalidStateError") forget();
    throw error;
  }
}

export async function tryOnDevice<T>(
  work: (device: DeviceDatabase) => Promise<T>,
): Promise<T | null> {
  return onDevice(work).catch(() => null);
}

// `async`: some browsers throw synchronously.
async function open(): Promise<DeviceDatabase> {
  return openDB<Device>("cairn", 1, {
    upgrade(database) {
      const steps = database.createObjectStore("steps", { keyPath: "order", autoIncrement: true });
      steps.createIndex("uid", "uid");
      database.createObjectStore("people");
      database.createObjectStore("goals", { keyPath: "uid" });
    },
    // A later release wants to upgrade it.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}
