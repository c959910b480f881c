import { expect, test, vi } from "vitest";
import type { SessionUser } from "#contract/account.ts";
import { isSignedIn, makeSession } from "./session.ts";

const user = { uid: "AAAAAAAAAAAAAAAAAAAAAA" } as SessionUser;

test("the person stays known after the session has ended under their screen", () => {
  const session = makeSession(user);
  expect(isSignedIn(session.read())).toBe(true);
  session.end();
  expect(session.read()).toEqual({ user, phase: "ended" });
  expect(isSignedIn(session.read())).toBe(false);
});

test("a visitor has no session to end", () => {
  const session = makeSession(null);
  const listener = vi.fn();
  session.subscribe(listener);
  session.end();
  expect(session.read()).toEqual({ user: null, phase: "known" });
  expect(listener).not.toHaveBeenCalled();
});

test("whoever listens hears of a change, until they stop", () => {
  const session = makeSession(null);
  const listener = vi.fn();
  const stop = session.subscribe(listener);
  session.setUser(user);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(isSignedIn(session.read())).toBe(true);
  stop();
  session.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});
