import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { Press, printHere, type Sheet } from "./press.ts";

const module = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const echo = module(`import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ id, body }) => parentPort.postMessage({ id, html: body.subject + " by " + threadId }));`);
const dying = module(`import { parentPort } from "node:worker_threads";
  parentPort.on("message", () => process.exit(1));`);
const throwing = module(`throw new Error("not today");`);

const sheet = (subject: string): Sheet => ({
  body: { subject, heading: subject, parts: [{ kind: "text", text: "a < b" }] },
  foot: { reason: "You asked for it.", links: [{ label: "Unsubscribe", path: "/unsubscribe" }] },
  publicUrl: "https://cairn.example.org",
});

const presses: Press[] = [];

function pressOf(options: ConstructorParameters<typeof Press>[0]): Press {
  const press = new Press(options);
  presses.push(press);
  return press;
}

afterEach(() => {
  for (const press of presses.splice(0)) press.close();
});

describe("the press", () => {
  it("writes a few mails here and many in one thread, each to who asked for it", async () => {
    const press = pressOf({ worker: echo, fewMails: 2 });
    const printed = await Promise.all(["a", "b", "c", "d"].map((name) => press.print(sheet(name))));
    expect(printed.slice(0, 2)).toEqual([await printHere(sheet("a")), await printHere(sheet("b"))]);
    const [c = "", d = ""] = printed.slice(2);
    expect(c).toMatch(/^c by \d+$/);
    expect(d).toBe(c.replace("c", "d"));
  });

  it.each([
    ["ends at work", dying],
    ["cannot be loaded", throwing],
  ])("writes here what a thread that %s was to write", async (_what, worker) => {
    const press = pressOf({ worker, fewMails: 0 });
    const names = ["a", "b", "c"];
    const here = await Promise.all(names.map((name) => printHere(sheet(name))));
    expect(await Promise.all(names.map((name) => press.print(sheet(name))))).toEqual(here);
    expect(await press.print(sheet("a"))).toBe(here[0]);
  });

  it("lets the thread go after a while, and begins anew", async () => {
    const press = pressOf({ worker: echo, fewMails: 1, idleMs: 1 });
    await press.print(sheet("a"));
    await pause(50);
    // The first after a rest is one of few again.
    expect(await press.print(sheet("b"))).toBe(await printHere(sheet("b")));
  });
});
