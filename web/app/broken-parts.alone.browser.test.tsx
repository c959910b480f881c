import { useEffect, type ComponentType } from "react";
import type { jsxDEV } from "react/jsx-dev-runtime";
import { beforeEach, expect, test, vi } from "vitest";
import { routes, type Screen } from "#contract/routes.ts";
import { openScreen, person } from "./fixtures/open-screen.fixture.tsx";
import { goal, read } from "./fixtures/reads.fixture.ts";

const parts = vi.hoisted(() => ({ broken: "", drawn: new Set<string>() }));

// Around each component that is drawn: the named one has an effect that fails.
vi.mock("react/jsx-dev-runtime", async (original) => {
  const real = await original<{ jsxDEV: typeof jsxDEV }>();
  const around = new Map<unknown, ComponentType<object>>();
  function breakable(type: ComponentType<object>): ComponentType<object> {
    return function Breakable(props) {
      if (parts.broken === "") parts.drawn.add(type.name);
      useEffect(() => {
        if (type.name === parts.broken) throw new Error(`${type.name} fails.`);
      }, []);
      return real.jsxDEV(type, props, undefined, false);
    };
  }
  const draw: typeof jsxDEV = (type, ...rest) => {
    // Boundaries are classes.
    if (typeof type !== "function" || "getDerivedStateFromError" in type)
      return real.jsxDEV(type, ...rest);
    const its = around.get(type) ?? breakable(type as ComponentType<object>);
    around.set(type, its);
    return real.jsxDEV(its, ...rest);
  };
  return { ...real, jsxDEV: draw };
});

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

const title = () => document.querySelector("main h1")?.textContent;
const says = (words: string) => document.body.textContent.includes(words);
const hasFailed = () =>
  vi.mocked(console.error).mock.calls.flat().map(String).includes(`Error: ${parts.broken} fails.`);

/** What a screen is made of as a whole; and by what it is told that a part failed. */
const whole = /(Page|Screens?|Provider|Router|Shell|Frame)$/;
const telling = ["Failed", "Alert", "LeavingButton", "Button"];
/** Drawn on a slow machine alone. */
const seldom = ["SlowSign"];

const screens = new Set<Screen>(["dashboard", "goal", "check-in", "coaching", "account"]);

test("whichever part fails, its screen stands", { timeout: 480_000 }, async () => {
  const tried = new Set([...telling, ...seldom]);
  for (const { path, screen, reads } of routes.filter((route) => screens.has(route.screen))) {
    const data = reads === null ? {} : { [reads]: read[reads] };
    const open = () => openScreen(path.replace(/:\w+/, goal.id), person, data);
    parts.broken = "";
    const { unmount: leave } = await open();
    await expect.poll(title).toBeTruthy();
    const own = title();
    leave();
    // What was drawn while modules were loading for the first time is not drawn again.
    parts.drawn.clear();
    const { unmount: leaveAgain } = await open();
    await expect.poll(title).toBe(own);
    // Late parts come in frames of their own.
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    leaveAgain();
    for (const name of parts.drawn) {
      if (tried.has(name)) continue;
      tried.add(name);
      parts.broken = name;
      const { unmount } = await open();
      await expect.poll(hasFailed, { message: `${name} fails` }).toBe(true);
      const isWhole = says("This page couldn't be displayed.");
      expect.soft(isWhole && !whole.test(name), `${name} takes ${screen} with it`).toBe(false);
      const stands = title() === own || says("This section couldn't be displayed.") || isWhole;
      expect.soft(stands, `${screen} without ${name}`).toBe(true);
      unmount();
    }
  }
  expect(tried.size).toBeGreaterThan(80);
});
