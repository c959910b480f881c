import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { HtmlRenderer, renderInThisThread, type RenderInput } from "./html-renderer.ts";

const module = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const echo = module(`import { parentPort, threadId } from "node:worker_threads";
  parentPort.on("message", ({ id, body }) => parentPort.postMessage({ id, html: body.subject + " by " + threadId }));`);
const dying = module(`import { parentPort } from "node:worker_threads";
  parentPort.on("message", () => process.exit(1));`);
const throwing = module(`throw new Error("not today");`);

const inputOf = (subject: string): RenderInput => ({
  body: { subject, heading: subject, parts: [{ kind: "text", text: "a < b" }] },
  footer: { reason: "You asked for it.", links: [{ label: "Unsubscribe", path: "/unsubscribe" }] },
  publicUrl: "https://cairn.example.org",
  language: "en",
});

it.each([
  ["ar", 2],
  ["en", 0],
] as const)("mail in %s runs from right to left in %i elements", async (language, count) => {
  const html = await renderInThisThread({ ...inputOf("News"), language });
  expect(html).toContain(`<html lang="${language}"`);
  expect(html.match(/ dir="rtl"/g) ?? []).toHaveLength(count);
});

const renderers: HtmlRenderer[] = [];

function open(options: ConstructorParameters<typeof HtmlRenderer>[0]): HtmlRenderer {
  const renderer = new HtmlRenderer(options);
  renderers.push(renderer);
  return renderer;
}

afterEach(() => {
  for (const renderer of renderers.splice(0)) renderer.close();
});

describe("the renderer of HTML mail", () => {
  it("renders a few mails here and many in one worker, each for who asked for it", async () => {
    const renderer = open({ worker: echo, fewMails: 2 });
    const rendered = await Promise.all(
      ["a", "b", "c", "d"].map((name) => renderer.render(inputOf(name))),
    );
    expect(rendered.slice(0, 2)).toEqual([
      await renderInThisThread(inputOf("a")),
      await renderInThisThread(inputOf("b")),
    ]);
    const [c = "", d = ""] = rendered.slice(2);
    expect(c).toMatch(/^c by \d+$/);
    expect(d).toBe(c.replace("c", "d"));
  });

  it.each([
    ["ends at work", dying],
    ["cannot be loaded", throwing],
  ])("renders here what a worker that %s was to render", async (_what, worker) => {
    const renderer = open({ worker, fewMails: 0 });
    const names = ["a", "b", "c"];
    const here = await Promise.all(names.map((name) => renderInThisThread(inputOf(name))));
    expect(await Promise.all(names.map((name) => renderer.render(inputOf(name))))).toEqual(here);
    expect(await renderer.render(inputOf("a"))).toBe(here[0]);
  });

  it("lets the worker go after a while, and begins anew", async () => {
    const renderer = open({ worker: echo, fewMails: 1, idleMs: 1 });
    await renderer.render(inputOf("a"));
    await pause(50);
    // After a rest, few mails are rendered in this thread again.
    expect(await renderer.render(inputOf("b"))).toBe(await renderInThisThread(inputOf("b")));
  });
});
