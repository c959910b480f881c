import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { VIEW_ID } from "#contract/view.ts";
import { words as categoryWords } from "#domain/category.words.ts";
import { measures } from "#domain/measure.ts";
import { words as measureWords } from "#domain/measure.words.ts";
import { openedServer, test as base } from "./cairn.fixture.ts";
import { freshDatabase } from "./database.fixture.ts";

const script = fileURLToPath(new URL("pseudo-build.ts", import.meta.url));

/** With the server of a build in that language. */
export const test = base.extend<object, { language: string; build: string }>({
  language: ["en-XA", { scope: "worker", option: true }],
  build: [
    async ({ language }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), `cairn-${language}-`));
      await promisify(execFile)(process.execPath, [script, folder, language]);
      await provide(join(folder, "dist"));
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  server: async ({ engine, build }, provide) => {
    const { server, close } = await openedServer(await freshDatabase(engine), { build });
    await provide(server);
    await close();
  },
});

/** What people write, and what they bring along from where they sign in. */
const PEOPLES =
  /^(\w*[nN]ame|email|description|category|unit|text|note|why|help|learned|lastWords|specific|achievable|relevant|subject|obstacle|action|step|promise|message|userAgent|timeZone)$/;

/** Stored in English, and shown by words. */
const NAMED = new Set([...Object.keys(categoryWords.names), measures.DailyStreak.unit]);

/** A text that the server sent, by the name of its field. */
export type Sent = Map<string, Set<string>>;

/** All that the page is sent from now on. */
export function sentTo(page: Page): { all: Sent; settled: () => Promise<void> } {
  const all: Sent = new Map();
  const reading = new Set<Promise<void>>();
  const collect = (value: unknown, field: string): void => {
    if (typeof value === "string" && /[A-Za-z]{2}/.test(value))
      all.set(value, (all.get(value) ?? new Set()).add(field));
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        collect(inner, Array.isArray(value) ? field : field === "error" ? "refusal" : name);
  };
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    const isDocument = type.startsWith("text/html");
    if (!isDocument && !type.startsWith("application/json")) return;
    const read = response
      .text()
      .then((body) => {
        const json = isDocument ? viewIn(body) : body;
        if (json !== undefined) collect(JSON.parse(json), "");
      })
      .catch(() => {})
      .finally(() => reading.delete(read));
    reading.add(read);
  });
  return { all, settled: async () => void (await Promise.all(reading)) };
}

function viewIn(document: string): string | undefined {
  return new RegExp(`id="${VIEW_ID}">(.*?)</script>`, "s").exec(document)?.[1];
}

const isPeoples = (fields: Set<string>) => [...fields].some((field) => PEOPLES.test(field));

interface Findings {
  /** Texts of the build in plain letters. */
  readonly bare: string[];
  /** English of the server, by its field. */
  readonly sent: string[];
}

/** The texts of a screen in plain letters which no person wrote. */
export async function plainTexts(page: Page, sent: Sent): Promise<Findings> {
  const bare = new Set<string>();
  const fromServer = new Set<string>();
  const known = [...sent].toSorted(([a], [b]) => b.length - a.length);
  const [peoples, others] = [
    known.filter(([text, fields]) => !NAMED.has(text) && isPeoples(fields)),
    // A single small word may be a code.
    known.filter(([text, fields]) => !isPeoples(fields) && /[A-Z ]/.test(text)),
  ];
  for (const text of await page.evaluate(shownTexts)) {
    let left = text;
    for (const own of peoples.map(([words]) => words))
      left = left.replaceAll(own, "").replaceAll(measureWords.unitOfOne(own), "");
    if (!isPlain(left)) continue;
    const whole = others.find(([words]) => left.includes(words));
    if (whole) fromServer.add(`${[...whole[1]].join(", ")}: ${whole[0]}`);
    else bare.add(text);
  }
  return { bare: [...bare], sent: [...fromServer] };
}

/** Two letters of a word that no pseudo-language would have left so; names of products stay. */
function isPlain(text: string): boolean {
  return /[A-Za-z]{2}/.test(
    text.replaceAll(/\b(Cairn|LinkedIn|UTC|AM|PM|CSV|iCal|API|https?:\S+|\S+@\S+|\/\S+)/g, ""),
  );
}

/** What is seen or heard: text, labels, placeholders, titles. */
function shownTexts(): string[] {
  const found: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode.parentElement?.closest("script, style, pre, code, [contenteditable]")) continue;
    found.push(currentNode.textContent ?? "");
  }
  for (const name of [
    "aria-label",
    "aria-description",
    "aria-valuetext",
    "placeholder",
    "title",
    "alt",
  ])
    for (const element of document.querySelectorAll(`[${name}]`))
      found.push(element.getAttribute(name) ?? "");
  return found;
}
