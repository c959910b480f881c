import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE_MS, windowSize, type BrowserWindow, type Key } from "./engine.ts";

// As much of WebDriver (W3C) as the journey needs.

type Send = (method: "GET" | "POST", path: string, body?: object) => Promise<unknown>;

/** A browser that a driver has started. */
export interface Session {
  readonly version: string;
  readonly openWindow: () => Promise<BrowserWindow>;
}

const ASK_EVERY_MS = 50;

/** Code points that stand for keys without a letter. */
const keys: Readonly<Record<Key, string>> = {
  ArrowDown: "\uE015",
  Escape: "\uE00C",
};

function sender(driver: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(`${driver}${path}`, {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path.replace(/^.*\//, "")}: ${error}: ${message}`);
  };
}

async function untilReady(send: Send): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return void (await send("GET", "/status"));
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(ASK_EVERY_MS);
    }
  }
}

/** Lets the driver at this address start its browser, which ends with it. */
export async function startSession(driver: string): Promise<Session> {
  const send = sender(driver);
  await untilReady(send);
  const { sessionId, capabilities } = (await send("POST", "/session", { capabilities: {} })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const own: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  return {
    version: capabilities.browserVersion,
    openWindow: () => newWindow(own),
  };
}

async function newWindow(send: Send): Promise<BrowserWindow> {
  const { handle } = (await send("POST", "/window/new", { type: "window" })) as { handle: string };
  // A session's commands go to one of its windows at a time.
  const here: Send = async (method, path, body) => {
    await send("POST", "/window", { handle });
    return send(method, path, body);
  };
  await here("POST", "/window/rect", windowSize);
  const act = async (action: object) =>
    void (await here("POST", "/actions", { actions: [action] }));
  const keyed = (values: readonly string[]) => act(strokes(values));
  return {
    open: async (url) => void (await here("POST", "/url", { url })),
    evaluate: (expression) =>
      here("POST", "/execute/sync", { script: `return ${expression}`, args: [] }),
    press: (x, y) => act(click(x, y)),
    tap: (key) => keyed([keys[key]]),
    type: (text) => keyed(Array.from(text)),
    picture: async () => Buffer.from((await here("GET", "/screenshot")) as string, "base64"),
  };
}

function click(x: number, y: number): object {
  return {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", duration: 0, x, y, origin: "viewport" },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  };
}

function strokes(values: readonly string[]): object {
  const actions = values.flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return { type: "key", id: "keyboard", actions };
}
