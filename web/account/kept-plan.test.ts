import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAN_KEY } from "#domain/plan.ts";
import { keepPlan, takePlan } from "./kept-plan.ts";

let kept: Map<string, string>;
const replaceState = vi.fn();

function visit(address: string) {
  vi.stubGlobal("location", { href: address });
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
  vi.stubGlobal("history", { state: null, replaceState });
});

afterEach(() => {
  vi.unstubAllGlobals();
  replaceState.mockReset();
});

test("keeps the plan, takes it off the address, and gives it once", () => {
  visit("https://goals.example/login?plan=%3Cb%3EPro&a=1#top");
  keepPlan();
  expect(kept.get(PLAN_KEY)).toBe("<b>Pro");
  expect(String(replaceState.mock.calls[0]![2])).toBe("https://goals.example/login?a=1#top");
  expect(takePlan()).toBe("<b>Pro");
  expect(takePlan()).toBe(null);
});

test("an address without a plan changes nothing, an empty plan only the address", () => {
  kept.set(PLAN_KEY, "Team");
  visit("https://goals.example/login");
  keepPlan();
  expect(replaceState).not.toHaveBeenCalled();
  visit("https://goals.example/login?plan=%20");
  keepPlan();
  expect(replaceState).toHaveBeenCalledTimes(1);
  expect(takePlan()).toBe("Team");
});

test("a plan of more than 40 characters is cut", () => {
  visit(`https://goals.example/?plan=${"x".repeat(41)}`);
  keepPlan();
  expect(takePlan()).toBe("x".repeat(40));
});

test("where storage is forbidden there is no plan", () => {
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  visit("https://goals.example/login?plan=Pro");
  keepPlan();
  expect(takePlan()).toBe(null);
});
