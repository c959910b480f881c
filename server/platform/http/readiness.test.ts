import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Readiness } from "./readiness.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process whose readiness a proxy has asked for, twice. */
function watched(): Readiness {
  const rotation = new Readiness();
  rotation.answerReadiness();
  rotation.answerReadiness();
  return rotation;
}

/** Leaves; says whether it has. */
function leaving(rotation: Readiness): () => boolean {
  let left = false;
  void rotation.leave().then(() => (left = true));
  return () => left;
}

describe("leaving the rotation", () => {
  it("is told to whoever asks for readiness, and to nobody before", () => {
    const rotation = watched();
    expect([rotation.answerReadiness(), rotation.leaving]).toEqual([true, false]);
    void rotation.leave();
    expect([rotation.answerReadiness(), rotation.leaving]).toEqual([false, true]);
  });

  it("waits until it was told and no request has come for half a second", async () => {
    const rotation = watched();
    const left = leaving(rotation);
    for (let passed = 0; passed < 2_000; passed += 100) {
      await vi.advanceTimersByTimeAsync(100);
      rotation.noteRequest();
    }
    rotation.answerReadiness();
    await vi.advanceTimersByTimeAsync(400);
    expect(left()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(left()).toBe(true);
  });

  it("does not take silence for an answer before it was told", async () => {
    const rotation = watched();
    const left = leaving(rotation);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(left()).toBe(false);
    rotation.answerReadiness();
    await vi.advanceTimersByTimeAsync(100);
    expect(left()).toBe(true);
  });

  it("waits eight seconds at most for a proxy that does not listen", async () => {
    const rotation = watched();
    const left = leaving(rotation);
    const requests = setInterval(() => rotation.noteRequest(), 10);
    await vi.advanceTimersByTimeAsync(7_900);
    expect(left()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(left()).toBe(true);
    clearInterval(requests);
  });

  it.each([
    ["never", []],
    ["once, by whoever started the server", [0]],
    ["long ago", [70_000, 61_000]],
  ])("waits for nobody where readiness was asked for %s", async (_how, ago) => {
    const rotation = new Readiness();
    for (const [index, since] of ago.entries()) {
      rotation.answerReadiness();
      await vi.advanceTimersByTimeAsync(since - (ago[index + 1] ?? 0));
    }
    const left = leaving(rotation);
    await vi.advanceTimersByTimeAsync(0);
    expect(left()).toBe(true);
  });
});
