import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import * as limits from "#domain/limits.ts";
import {
  inTurn,
  isQueueFull,
  isOutdated,
  isPassword,
  passwordFault,
  passwordHash,
  type Lane,
} from "./password.ts";

describe("a password of an admin", () => {
  it.each([
    ["elevenchars", "admin.password-too-short"],
    ["twelve chars", null],
    ["éléphantéléph", null],
    ["🪨🪨🌿🪨🌿🌿🪨🌿🪨🌿🪨", "admin.password-too-short"],
    ["🪨🪨🌿🪨🌿🌿🪨🌿🪨🌿🪨🌊", null],
    ["            ", "admin.password-too-common"],
    ["q".repeat(6) + "w".repeat(6), null],
    [`one two three ${"x".repeat(986)}`, null],
    [`one two three ${"x".repeat(987)}`, "admin.password-too-long"],
  ])("%s: %s", (password, code) => {
    expect(passwordFault(password)?.refused ?? null).toBe(code);
  });

  it.each([
    "password1234",
    "Administrator",
    "QWERTYUIOP123",
    "123456789012",
    "210987654321",
    "aaaaaaaaaaaaa",
    "abcdabcdabcd",
    "Cairn-2026-11-21",
    "P@ssw0rd!2026",
    "1_l1nk3d1n_1",
    "unbelievable",
    "jamesbond007",
  ])("%s is too common", (password) => {
    expect(passwordFault(password)).toEqual({ refused: "admin.password-too-common" });
  });
});

describe("the stored form", () => {
  it("is argon2id of at least 19 MiB and two passes, with its own salt", async () => {
    const [one, other] = [await passwordHash("a password"), await passwordHash("a password")];
    const [, memory, passes, lanes] =
      /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(one) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
    expect([passes, lanes]).toEqual(["2", "1"]);
    expect(one).not.toBe(other);
    expect(isOutdated(one)).toBe(false);
  });

  it.each([
    ["64 characters", "ß".repeat(64)],
    ["256 characters", "字".repeat(256)],
    ["all of Unicode", "\u0001 \u200d🏔️ İ ß"],
  ])("tells %s apart to the last", async (_what, password) => {
    const stored = await passwordHash(`${password}1`);
    expect(await isPassword(`${password}1`, stored)).toBe(true);
    expect(await isPassword(`${password}2`, stored)).toBe(false);
    expect(await isPassword(password, stored)).toBe(false);
  });

  it("knows the same letters in another coding", async () => {
    expect(await isPassword("cafe\u0301 noir", await passwordHash("caf\u00e9 noir"))).toBe(true);
  });

  it("is nobody's where there is none, and made as for somebody's", async () => {
    expect(await isPassword("", null)).toBe(false);
    await expect(isPassword("x", "plain text")).rejects.toThrow(TypeError);
  });
});

describe("the queue of hashes", () => {
  it.each(["known", "stranger"] as const)(
    "runs one of a kind at once, the others in their order, also after a failure: %s",
    async (lane) => {
      const began: number[] = [];
      const ends: (() => void)[] = [];
      const all = [0, 1, 2, 3].map((number) =>
        inTurn(lane, async () => {
          began.push(number);
          await new Promise<void>((resolve) => ends.push(resolve));
          if (number === 1) throw new Error("broken");
        }),
      );
      const settled = Promise.allSettled(all);
      for (const number of [0, 1, 2, 3]) {
        await expect.poll(() => began).toEqual(Array.from({ length: number + 1 }, (_, at) => at));
        expect(ends.splice(0).map((end) => end())).toHaveLength(1);
      }
      const outcomes = (await settled).map(({ status }) => status);
      expect(outcomes).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    },
  );

  it("makes one hash at a time, and keeps nobody who was here before behind the strangers who wait, of whom there are only so many", async () => {
    const ends: (() => void)[] = [];
    const began: string[] = [];
    const hold = (lane: Lane) =>
      inTurn(lane, () => {
        began.push(lane);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [hold("stranger")];
    for (let waits = 0; waits < limits.adminPasswordsWaiting; waits += 1) {
      expect(isQueueFull("stranger")).toBe(false);
      all.push(hold("stranger"));
      // The first has begun by then.
      await Promise.resolve();
    }
    all.push(hold("known"));
    expect([isQueueFull("stranger"), isQueueFull("known")]).toEqual([true, false]);
    await expect.poll(() => began).toEqual(["stranger"]);
    for (let ended = 0; ended < all.length; ended += 1) {
      await expect.poll(() => ends).toHaveLength(1);
      ends.shift()?.();
    }
    await Promise.all(all);
    expect(began.slice(0, 2)).toEqual(["stranger", "known"]);
    expect(isQueueFull("stranger")).toBe(false);
  });

  it("rests three times as long as a hash took before the next, whosever it is, and answers before that", async () => {
    const took = 150;
    const times = { ended: 0, answered: 0 };
    await inTurn("stranger", async () => {
      await pause(took);
      times.ended = performance.now();
    });
    times.answered = performance.now();
    const begun = await inTurn("known", async () => performance.now());
    expect(times.answered - times.ended).toBeLessThan(3 * took);
    // A timer may fire a millisecond early.
    expect(begun - times.ended).toBeGreaterThanOrEqual(3 * took - 2);
  });

  it("rests for a second at most: a process may be held up in the middle of a hash", async () => {
    const ended = await inTurn("stranger", async () => {
      await pause(700);
      return performance.now();
    });
    const rested = (await inTurn("stranger", async () => performance.now())) - ended;
    expect(rested).toBeGreaterThanOrEqual(998);
    // A pause of three times as long takes 2.1 s.
    expect(rested).toBeLessThan(2_100);
  });
});
