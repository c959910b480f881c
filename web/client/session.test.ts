import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionUser } from "#contract/session.ts";
import { LANGUAGE_HEADER, PERSON_HEADER } from "#contract/endpoint.ts";
import { listGoals } from "#contract/goals.ts";
import { call } from "./api.ts";
import { callFunction, callLogin } from "./functions-client.ts";
import { setPagePerson } from "./send.ts";
import { confirmSession, isSignedIn, makeSession } from "./session.ts";

const user = { uid: "AAAAAAAAAAAAAAAAAAAAAA" } as SessionUser;
const another = { uid: "BBBBBBBBBBBBBBBBBBBBBB" } as SessionUser;
const fetched = vi.fn<typeof fetch>();
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** The server has a session of this person, or of nobody. */
function serverKnows(signedIn: SessionUser | null): void {
  fetched.mockImplementation(async () => Response.json({ user: signedIn, data: {} }));
}

const ways = [
  ["an endpoint", () => call(listGoals)],
  ["a function", () => callFunction("verifyEmail", {})],
  ["the login function", () => callLogin("network", { code: "c", state: "s" })],
] as const;

function lastSent(header: string): string | null {
  return new Headers(fetched.mock.calls.at(-1)?.[1]?.headers).get(header);
}

/** For whom the last call was sent. */
function sentFor(): string | null {
  return lastSent(PERSON_HEADER);
}

test.each(ways)("a call of %s names the language of its page", async (_, ask) => {
  serverKnows(null);
  await ask();
  expect(lastSent(LANGUAGE_HEADER)).toBe("en");
});

test.each(ways)("a call of %s says for whom the page was rendered", async (_, ask) => {
  serverKnows(user);
  setPagePerson(user.uid);
  await ask();
  expect(sentFor()).toBe(user.uid);
  setPagePerson(null);
  await ask();
  expect(sentFor()).toBeNull();
  const session = makeSession(null);
  // Signed in by this page itself.
  session.setUser(another);
  await ask();
  expect(sentFor()).toBe(another.uid);
});

test("a document that a server renders says nothing of whose calls others are", async () => {
  serverKnows(user);
  setPagePerson(user.uid);
  makeSession(another);
  await call(listGoals);
  expect(sentFor()).toBe(user.uid);
});

test("after its end a page goes on to say whose it was", async () => {
  serverKnows(null);
  setPagePerson(user.uid);
  const session = makeSession(user);
  expect(await confirmSession(session)).toBe(false);
  await call(listGoals);
  expect(sentFor()).toBe(user.uid);
});

test("somebody else's session is the end of a person's own, and nothing is loaded anew", async () => {
  serverKnows(another);
  const session = makeSession(user);
  expect(await confirmSession(session)).toBe(false);
  expect(session.read()).toEqual({ user, phase: "ended" });
  expect(reload).not.toHaveBeenCalled();
  serverKnows(user);
  expect(await confirmSession(session)).toBe(true);
  expect(session.read()).toEqual({ user, phase: "known" });
});

test("a visitor's page is loaded anew for whoever has signed in", async () => {
  serverKnows(user);
  const session = makeSession(null);
  expect(await confirmSession(session)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

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
