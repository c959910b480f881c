import type { BrowserContext, Page } from "@playwright/test";
import { VIEW_ID } from "#contract/view.ts";
import { words as categoryWords } from "#domain/category.words.ts";
import { measures } from "#domain/measure.ts";
import { words as measureWords } from "#domain/measure.words.ts";

// What of a pseudo-language's build is in plain English, people's own words aside (decision 71).

/** What people write, and what they bring along from where they sign in. */
const PEOPLES =
  /^(\w*[nN]ame|email|\w*[dD]escription|uid|url|title|category|unit|text|note|why|help|learned|lastWords|specific|achievable|relevant|subject|obstacle|action|step|promise|line|purpose|message|userAgent|timeZone)$/;

/** Stored in English, and shown by words. */
const NAMED = new Set([...Object.keys(categoryWords.names), measures.DailyStreak.unit]);

/** Not of a language: names of products, hosts and zones, ends of ids, and what is typed as it stands. */
const NAMES =
  /\b(Cairn|LinkedIn|UTC|AM|PM|CSV|iCal|API|DELETE|[\w-]{8}\)|[\w-]{22}|(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/ -]+|[A-Z]\w+(\/\w+)+|https?:\S+|\S+@\S*|[\w-]+(\.[\w-]+)+|\/\S+)/g;

const isWord = /[A-Za-z]{2}/;

/** Attributes that are seen or heard. */
export const labels = [
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "placeholder",
  "title",
  "alt",
];

/** Texts by the names of the fields in which they were sent. */
export type Sent = Map<string, Set<string>>;

/** All that the pages send and are sent from now on. */
export function sentBetween(pages: Page | BrowserContext): {
  all: Sent;
  settled: () => Promise<void>;
} {
  const all: Sent = new Map();
  const reading = new Set<Promise<void>>();
  const collect = (value: unknown, field: string): void => {
    if (typeof value === "string" && /[A-Za-z]{2}/.test(value))
      all.set(value, (all.get(value) ?? new Set()).add(field));
    else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        collect(inner, Array.isArray(value) ? field : field === "error" ? "refusal" : name);
  };
  pages.on("response", (response) => {
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

export interface BareTexts {
  /** Of the build. */
  readonly bare: string[];
  /** Sent by the server, with their fields. */
  readonly sent: string[];
}

/** Those of the texts which no person wrote. */
export function bareAmong(texts: Iterable<string>, known: Sent): BareTexts {
  const bare = new Set<string>();
  const fromServer = new Set<string>();
  const longest = [...known].toSorted(([a], [b]) => b.length - a.length);
  const [peoples, others] = [
    longest.filter(([text, fields]) => !NAMED.has(text) && isPeoples(fields)),
    // A single small word may be a code.
    longest.filter(([text, fields]) => !isPeoples(fields) && /[A-Z ]/.test(text)),
  ];
  const withoutPeoples = (text: string): string => {
    const left = peoples.reduce(
      (rest, [own]) => rest.replaceAll(own, "").replaceAll(measureWords.unitOfOne(own), ""),
      text,
    );
    const cut = /[^“]+(?=…)/.exec(left)?.[0].trim() ?? "";
    return cut !== "" && peoples.some(([own]) => own.startsWith(cut))
      ? left.replace(cut, "")
      : left;
  };
  for (const text of texts) {
    // A person's words may look like a name, and a few typed letters be part of one.
    const left = withoutPeoples(text).replaceAll(NAMES, "");
    if (!isWord.test(left) || !isWord.test(withoutPeoples(text.replaceAll(NAMES, "")))) continue;
    const whole = others.find(([words]) => left.includes(words));
    if (whole) fromServer.add(`${[...whole[1]].join(", ")}: ${whole[0]}`);
    else bare.add(text);
  }
  return { bare: [...bare], sent: [...fromServer] };
}
