import { describe, expect, onTestFinished, test, vi } from "vitest";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { pressesLeft } from "#web/client/fixtures/left-press.fixture.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { openDevice } from "#web/client/offline/device.ts";
import { forgetDevice } from "#web/client/offline/forget-device.ts";
import {
  beginKeepingGoals,
  forgetKeptGoals,
  keepGoals,
  keepPerson,
  lastPerson,
  readKeptGoals,
} from "#web/client/offline/kept-goals.ts";
import { stepsLeft } from "#web/client/offline/leaving.tsx";
import { setPagePerson } from "#web/client/send.ts";
import { card, numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { openWindow, plusOne, valueOf } from "../fixtures/step-window.fixture.tsx";

const { uid } = user;

function refuses(name: string) {
  return () => {
    throw new DOMException("Not here.", name);
  };
}

function neverAnswered(): never {
  const silent = { addEventListener: { value: () => undefined } };
  return Object.create(IDBRequest.prototype, silent) as never;
}

function takenBack(name: "add" | "put"): void {
  const write = IDBObjectStore.prototype[name];
  const aborted = function aborted(this: IDBObjectStore, ...args: Parameters<typeof write>) {
    const request = write.apply(this, args);
    request.addEventListener("success", () => request.transaction?.abort());
    return request;
  };
  vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(aborted);
}

const silent = "does not answer";

const faults: Readonly<Record<string, () => void>> = {
  "throws when opened": () =>
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(refuses("SecurityError")),
  "is missing": () => vi.stubGlobal("indexedDB", undefined),
  [`${silent} when opened`]: () =>
    vi.spyOn(IDBFactory.prototype, "open").mockImplementation(neverAnswered),
  "throws at each use": () =>
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(refuses("UnknownError")),
  [`${silent} at each use`]() {
    for (const name of ["get", "getAllKeys", "put"] as const)
      vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(neverAnswered);
    for (const name of ["getAll", "getAllKeys"] as const)
      vi.spyOn(IDBIndex.prototype, name).mockImplementation(neverAnswered);
  },
  "is full"() {
    takenBack("add");
    takenBack("put");
  },
};

/** Returns how to wait until a condition holds. */
async function broken(fault: string, breakIt: () => void) {
  const passes = standingTime();
  // Leftovers of an earlier test could be read.
  await forgetDevice(uid);
  // The next use but one opens it again.
  (await openDevice())?.close();
  await stepsLeft(uid);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await passes(30_000);
  });
  setPagePerson(uid);
  breakIt();
  return async (look: () => unknown, expected: unknown): Promise<void> => {
    const later = async () => {
      if (fault.startsWith(silent)) await passes(3_000);
      return look();
    };
    await expect.poll(later).toEqual(expected);
  };
}

describe.each(Object.entries(faults))("where what a browser keeps %s", (fault, breakIt) => {
  test("a step counts once while the server is there", async () => {
    const becomes = await broken(fault, breakIt);
    const server = fakeServer([numeric(3)]);
    openWindow(server);
    await plusOne.click();
    await becomes(() => valueOf(server), 4);
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    expect(new Set(server.keys).size).toBe(1);
    await becomes(() => pressesLeft(uid), []);
  });

  test("a step that the server fails to count is shown no more", async () => {
    const becomes = await broken(fault, breakIt);
    const server = fakeServer([numeric(3)]);
    server.refusingWrites = "server.failed";
    openWindow(server);
    await plusOne.click();
    await becomes(() => status.element().textContent, "Error updating");
    await expect.element(card).toMatchTextContent("3 of 10 pages");
  });

  test("a goal is completed, and no other use fails or waits for ever", async () => {
    const becomes = await broken(fault, breakIt);
    const server = fakeServer([numeric(10)]);
    openWindow(server);
    await card.getByRole("button", { name: "Mark Complete" }).click();
    await becomes(() => server.goals[0]?.completed, true);
    const answers = Promise.all([
      beginKeepingGoals({ uid, goals: [], at: now.at }),
      readKeptGoals(uid),
      keepGoals(uid, [], now.at),
      forgetKeptGoals(null),
      keepPerson({ uid, zone: "UTC", behind: 0 }),
      lastPerson(),
      stepsLeft(uid),
      forgetDevice(uid),
    ]);
    let said: unknown = null;
    void answers.then((all) => (said = all));
    await becomes(() => said !== null, true);
    expect(said).toMatchObject({ 0: false, 1: null, 5: null, 6: 0 });
  });
});

test("a device that was closed without a word is opened anew", async () => {
  const keeps = () => beginKeepingGoals({ uid, goals: [], at: now.at });
  expect(await keeps()).toBe(true);
  (await openDevice())?.close();
  expect(await keeps()).toBe(false);
  expect(await keeps()).toBe(true);
  await forgetDevice(uid);
});
