import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { plainNotation } from "#domain/notation.ts";
import { goalMessage } from "#domain/share-message.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import { openedWindows, shareSheet } from "./fixtures/share-targets.fixture.ts";
import { alert, copy, network, preview, showGoal } from "./fixtures/share-goal-page.fixture.tsx";
import { goal } from "./fixtures/sharing-server.fixture.ts";

beforeEach(() => void shareSheet(null));

const device = page.getByRole("button", { name: "Share from this device" });

describe("a text parameter (threats T23)", () => {
  const crafted =
    '<img src=x onerror="document.title=1">&url=https://evil.example?a=1#b +%26text=2';

  test("is shown and shared as it is, once", async () => {
    const opened = openedWindows();
    showGoal({ text: crafted });
    await expect.element(preview).toHaveTextContent(crafted, { normalizeWhitespace: false });
    expect(document.querySelector("main img")).toBeNull();
    await network.click();
    const address = new URL(opened[0]?.[0] ?? "");
    expect(address.origin).toBe("https://www.linkedin.com");
    expect([...address.searchParams]).toEqual([
      ["shareActive", "true"],
      ["text", crafted],
    ]);
  });

  test("is cut at 700, never within a character", async () => {
    showGoal({ text: `a${"🪨".repeat(400)}` });
    await expect
      .element(preview)
      .toHaveTextContent(`a${"🪨".repeat(349)}`, { normalizeWhitespace: false });
  });

  test("that is empty leaves the goal's own message", async () => {
    showGoal({ text: "  " });
    await expect
      .element(preview)
      .toHaveTextContent(goalMessage(goal, now, plainNotation), { normalizeWhitespace: false });
  });
});

describe("the device's share sheet", () => {
  test("takes the message where there is one, and counts", async () => {
    const taken = shareSheet({});
    const { server } = showGoal();
    await device.click();
    await expect.poll(() => server.counted).toHaveLength(1);
    expect(taken).toEqual([{ text: goalMessage(goal, now, plainNotation) }]);
    expect(server.counted[0]?.body).toEqual({ goalId: goal.id, by: "share" });
  });

  test("that is closed again is no failure and no share", async () => {
    shareSheet({ ends: new DOMException("Share canceled", "AbortError") });
    const { server } = showGoal();
    await device.click();
    await copy.click();
    await expect.element(alert).toBeVisible();
    expect(alert.elements()).toHaveLength(1);
    expect(server.counted.filter(({ body }) => JSON.stringify(body).includes('"share"'))).toEqual(
      [],
    );
  });

  test("that fails says so", async () => {
    shareSheet({ ends: new DOMException("Permission denied", "NotAllowedError") });
    const { server } = showGoal();
    await device.click();
    await expect
      .element(alert)
      .toHaveTextContent("The message couldn't be shared from this device.");
    expect(server.counted).toEqual([]);
  });
});
