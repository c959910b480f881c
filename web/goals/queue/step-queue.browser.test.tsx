import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { deviceOf } from "#web/client/fixtures/device.fixture.ts";
import { pressesLeft } from "#web/client/fixtures/left-press.fixture.ts";
import { standingTime } from "#web/client/fixtures/standing-time.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { deviceChannel, forgetDevice } from "#web/client/offline/forget-device.ts";
import { setPagePerson } from "#web/client/send.ts";
import { card, numeric, status } from "../fixtures/goal-card.fixture.tsx";
import { fakeServer } from "../fixtures/goal-server.fixture.ts";
import { goal } from "../fixtures/goal.fixture.ts";
import {
  comeBack,
  goOffline,
  keptNote,
  keptStep,
  offlineBanner,
  openFirst,
  openWindow,
  other,
  otherCard,
  plusOne,
  valueOf,
} from "../fixtures/step-window.fixture.tsx";

describe("a step without an answer", () => {
  test.each(["before", "after"] as const)(
    "that got lost %s it was counted shows, waits without an error, and counts once",
    async (lost) => {
      const { server, device } = await openFirst();
      server.lost = lost;
      await plusOne.click();
      await expect.element(card).toMatchTextContent("4 of 10 pages");
      await expect.element(status).toHaveTextContent("Waiting to be sent");
      await expect.element(offlineBanner).toBeVisible();
      await expect.element(card).toMatchTextContent("4 of 10 pages");
      comeBack(server);
      await expect.element(status).toHaveTextContent("");
      await expect.element(offlineBanner).not.toBeInTheDocument();
      await expect.element(card).toMatchTextContent("4 of 10 pages");
      expect(valueOf(server)).toBe(4);
      expect(new Set(server.keys).size).toBe(1);
      expect(await device.kept()).toEqual([]);
    },
  );

  test("waits on in another document, and is sent from there", async () => {
    const { server, unmount } = await openFirst();
    server.lost = "after";
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    unmount();
    openWindow(server);
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    comeBack(server);
    await expect.element(status).toHaveTextContent("");
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    expect(valueOf(server)).toBe(4);
  });

  test("is sent in the order in which all were made", async () => {
    const { server } = await openFirst(numeric(3), other);
    server.lost = "before";
    await plusOne.click();
    await expect.element(offlineBanner).toBeVisible();
    await otherCard.getByRole("button", { name: /^Add 1/ }).click();
    await plusOne.click();
    await expect.element(card).toMatchTextContent("5 of 10 pages");
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await expect.element(otherCard.getByRole("status")).toHaveTextContent("Waiting to be sent");
    server.calls.length = 0;
    comeBack(server);
    await expect.element(otherCard.getByRole("status")).toHaveTextContent("");
    await expect.element(status).toHaveTextContent("");
    const path = (id: string) => `POST /api/goals/${id}/progress`;
    expect(server.calls).toEqual([goal.id, other.id, goal.id].map(path));
    expect([valueOf(server), valueOf(server, other.id)]).toEqual([5, 2]);
  });

  test("is taken out by Undo where it cannot have left", async () => {
    const { server, device } = await openFirst();
    await goOffline(server);
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await card.getByRole("button", { name: /^Undo/ }).click();
    await expect.element(status).toHaveTextContent("Undone.");
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    expect(await device.kept()).toEqual([]);
    expect(server.keys).toEqual([]);
  });

  test("that may have left offers no Undo", async () => {
    const { server } = await openFirst();
    server.lost = "after";
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await expect.element(card.getByRole("button", { name: /^Undo/ })).not.toBeInTheDocument();
  });

  test("shows in another window, which learns that it was counted", async () => {
    const { server } = await openFirst();
    openWindow(server);
    const second = page.getByRole("main").nth(1);
    server.lost = "before";
    await page
      .getByRole("main")
      .nth(0)
      .getByRole("button", { name: /^Add 1/ })
      .click();
    await expect.element(second.getByRole("listitem")).toMatchTextContent("4 of 10 pages");
    await expect.element(second.getByText("Waiting to be sent")).toBeVisible();
    comeBack(server);
    await expect.element(page.getByText("Waiting to be sent").first()).not.toBeInTheDocument();
    await expect.element(second.getByRole("listitem")).toMatchTextContent("4 of 10 pages");
    expect(valueOf(server)).toBe(4);
    expect(new Set(server.keys).size).toBe(1);
  });
});

test("what the browser wipes while it waits is shown no more, and the next step is kept again", async () => {
  const { server } = await openFirst();
  await goOffline(server);
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  await wiped();
  comeBack(server);
  await expect.element(card).toMatchTextContent("3 of 10 pages");
  await expect.element(status).toHaveTextContent("");
  await goOffline(server);
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Waiting to be sent");
  comeBack(server);
  await expect.poll(() => valueOf(server)).toBe(4);
});

function wiped(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  indexedDB.deleteDatabase("cairn").addEventListener("success", () => resolve());
  return promise;
}

const failing = () => {
  throw new DOMException("The connection is closing.", "InvalidStateError");
};

describe("a device that fails for a moment is asked again after 5 seconds", () => {
  test("for what it has kept", async () => {
    const passes = standingTime();
    const device = await deviceOf(user.uid);
    await device.keep(keptStep());
    const server = fakeServer([numeric(3)]);
    const broken = vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(failing);
    onTestFinished(() => broken.mockRestore());
    openWindow(server);
    // Reads: pending steps, refused steps, steps to send.
    await expect.poll(() => broken.mock.calls.length).toBe(3);
    await passes(4_999);
    broken.mockRestore();
    expect(server.keys).toEqual([]);
    await passes(1);
    await expect.poll(() => valueOf(server)).toBe(4);
  });

  test("for what it keeps from now on, which waits", async () => {
    const { server, device } = await openFirst();
    const passes = standingTime();
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    const broken = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(failing);
    onTestFinished(() => broken.mockRestore());
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await expect.element(card).toMatchTextContent("4 of 10 pages");
    broken.mockRestore();
    await passes(5_000);
    await expect.poll(() => device.kept()).toEqual([]);
    await expect.element(status).toHaveTextContent("");
    expect(valueOf(server)).toBe(4);
  });
});

test("news of a step that has been counted meanwhile shows nothing", async () => {
  const { device } = await openFirst();
  await expect.element(card).toMatchTextContent("3 of 10 pages");
  await device.keep(keptStep());
  const [step] = await device.kept();
  await device.clear();
  const channel = deviceChannel(user.uid);
  // This window's queue opens at its first press or at the start.
  await plusOne.click();
  await expect.element(status).toHaveTextContent("Progress Updated!");
  channel.postMessage({ kind: "kept", step });
  channel.postMessage({ kind: "refused", key: "another" });
  channel.close();
  await expect.element(status).toHaveTextContent("");
  await expect.element(card).toMatchTextContent("4 of 10 pages");
});

describe("whose step it is", () => {
  test("a sign-out in another window forgets what waits here, and nothing is kept from then on", async () => {
    const { server, device } = await openFirst();
    await goOffline(server);
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await forgetDevice(user.uid);
    await expect.element(card).toMatchTextContent("3 of 10 pages");
    server.lost = null;
    server.refusingWrites = "session.missing";
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Error: Not logged in");
    expect(await device.kept()).toEqual([]);
    expect(pressesLeft(user.uid)).toEqual([]);
  });

  test("nothing of a person is sent by another's page, and all is once they are back", async () => {
    const { server, unmount, device } = await openFirst(numeric(3), other);
    server.lost = "before";
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    unmount();
    comeBack(server);
    server.calls.length = 0;
    const grace = "GGGGGGGGGGGGGGGGGGGGGG";
    setPagePerson(grace);
    const hers = openWindow(server, grace);
    await otherCard.getByRole("button", { name: /^Add 1/ }).click();
    await expect.poll(() => server.calls.length).toBeGreaterThan(0);
    hers.unmount();
    expect(server.calls).toEqual([`POST /api/goals/${other.id}/progress`]);
    expect(valueOf(server)).toBe(3);
    setPagePerson(user.uid);
    openWindow(server);
    await expect.poll(() => valueOf(server)).toBe(4);
    await expect.poll(() => device.kept()).toEqual([]);
  });

  test.each(["here", "in another document"])(
    "a lost session keeps a step, says both, and sends it once its person has signed in again %s",
    async (where) => {
      const { server, session, device, unmount } = await openFirst();
      server.refusingWrites = "session.missing";
      await plusOne.click();
      await expect.element(status).toHaveTextContent("Error: Not logged in");
      await expect.element(keptNote).toBeVisible();
      await expect.element(card).toMatchTextContent("4 of 10 pages");
      expect(session.read().phase).toBe("ended");
      expect(await device.kept()).toHaveLength(1);
      server.refusingWrites = null;
      if (where === "here") session.setUser(user);
      else {
        unmount();
        openWindow(server);
      }
      await expect.poll(() => valueOf(server)).toBe(4);
      await expect.element(status).toHaveTextContent("");
      await expect.element(keptNote).not.toBeInTheDocument();
      expect(await device.kept()).toEqual([]);
      expect(new Set(server.keys).size).toBe(1);
    },
  );

  test("what waited for a connection when its session ended says that, too; Mark Complete as well", async () => {
    const { server, session } = await openFirst(numeric(9));
    await goOffline(server);
    await plusOne.click();
    await expect.element(status).toHaveTextContent("Waiting to be sent");
    await expect.element(keptNote).not.toBeInTheDocument();
    server.refusingWrites = "session.missing";
    comeBack(server);
    await expect.element(status).toHaveTextContent("Error: Not logged in");
    await card.getByRole("button", { name: "Mark Complete" }).click();
    await expect.element(status).toHaveTextContent("Error: Not logged in");
    await expect.element(keptNote).toBeVisible();
    expect(session.read().phase).toBe("ended");
    expect(server.goals[0]?.completed).toBe(false);
  });
});
