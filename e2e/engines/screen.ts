import { setTimeout as pause } from "node:timers/promises";
import { PATIENCE_MS, type BrowserWindow, type Key } from "./engine.ts";
import { lookIn, type Seen } from "./page-look.ts";
import type { Target } from "./target.ts";

const LOOK_EVERY_MS = 50;

/** What a person does with a window, and what they see there. All of it waits until it can be so. */
export interface Screen {
  readonly open: (address: string) => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  readonly tap: (key: Key) => Promise<void>;
  /** Types over what a field holds. */
  readonly fill: (field: Target, text: string) => Promise<void>;
  readonly sees: (target: Target, text?: string | RegExp) => Promise<void>;
  readonly seesChecked: (radio: Target) => Promise<void>;
  readonly seesFocused: (target: Target) => Promise<void>;
  readonly seesGone: (target: Target) => Promise<void>;
  /** What a field holds, once it holds something. */
  readonly valueOf: (field: Target) => Promise<string>;
  /** Until the app's worker answers for the network. */
  readonly isServedByWorker: () => Promise<void>;
  /** Until React has taken over the document, or has drawn one anew that was touched before. */
  readonly isAlive: () => Promise<void>;
  /** Another one after each load. */
  readonly documentId: () => Promise<unknown>;
  readonly picture: () => Promise<Uint8Array>;
}

type Found = readonly Seen[];
type IsSo = (found: Found) => boolean;

/** Looks until what is found is as it should be; `bring` scrolls there. */
async function lookUntil(
  { evaluate }: BrowserWindow,
  { path, words }: Target,
  { should, isSo, bring = false }: { should: string; isSo: IsSo; bring?: boolean },
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    // A page on its way to another one cannot be asked.
    const found = await evaluate(lookIn(path, bring)).catch(String);
    if (Array.isArray(found) && isSo(found)) return found;
    if (Date.now() > end) throw new Error(`${words} should ${should}: ${JSON.stringify(found)}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Alone, within reach, and where it was at the look before: what was brought into sight or moves is elsewhere a moment later. */
function atRest(): IsSo {
  let before: Seen | undefined;
  return ([first, ...others]) => {
    const rests = first?.x === before?.x && first?.y === before?.y;
    before = first;
    return others.length === 0 && first?.reached === true && rests;
  };
}

/** Looks until something is so, and says what is missing where it never is. */
export async function until(isSo: () => Promise<unknown>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while ((await isSo()) !== true) {
    if (Date.now() > end) throw new Error(`There should be ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}

export function screenOf(window: BrowserWindow): Screen {
  const sees = async (target: Target, should: string, is: (seen: Seen) => boolean) =>
    lookUntil(window, target, { should, isSo: (found) => found.some(is) });
  async function press(target: Target): Promise<void> {
    const wanted = { should: "be there to be pressed", isSo: atRest(), bring: true };
    for (const { x, y } of await lookUntil(window, target, wanted)) await window.press(x, y);
  }
  return {
    ...window,
    press,
    async fill(field, text) {
      await press(field);
      await window.evaluate("document.activeElement.select()");
      await window.type(text);
      await sees(field, `hold ${text}`, ({ value }) => value === text);
    },
    async sees(target, text = "") {
      await sees(target, `say ${String(text)}`, (seen) => holds(seen.text, text));
    },
    async seesChecked(radio) {
      await sees(radio, "be checked", ({ checked }) => checked);
    },
    async seesFocused(target) {
      await sees(target, "have the focus", ({ focused }) => focused);
    },
    async seesGone(target) {
      await lookUntil(window, target, { should: "be gone", isSo: (found) => found.length === 0 });
    },
    async valueOf(field) {
      const [seen] = await sees(field, "hold a text", ({ value }) => value !== "");
      return seen?.value ?? "";
    },
    async isServedByWorker() {
      const isServed = "navigator.serviceWorker.controller !== null";
      await until(() => window.evaluate(isServed), "a worker that answers");
    },
    async isAlive() {
      const isOwned =
        "Object.keys(document.querySelector('main')).some((key) => /^__react/.test(key))";
      await until(() => window.evaluate(isOwned), "a page that is alive");
    },
    documentId: () => window.evaluate("performance.timeOrigin"),
  };
}

function holds(words: string, text: string | RegExp): boolean {
  return typeof text === "string" ? words.includes(text) : text.test(words);
}
