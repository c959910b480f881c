import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "rolldown";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { errors as allErrors } from "#contract/errors.ts";
import { mailTypes } from "#domain/mail.ts";
import type { composeMail as compose } from "#server/email/rendering/compose-mail.ts";
import { mailKinds, type QueuedMail } from "#server/email/mails/mails.ts";
import type { inLanguage as speak } from "#server/platform/language.ts";
import { root } from "../project-root.mjs";
import { everybodys, pseudoTranslations } from "./pseudo-words.mjs";
import { serverBundle } from "./server-bundle.mjs";

// A server of two languages, one of which everybody has (decision 71).

const entry = `
export { errors } from "#contract/errors.ts";
export { composeMail } from "#server/email/rendering/compose-mail.ts";
export { inLanguage } from "#server/platform/language.ts";
`;

interface Server {
  readonly errors: typeof allErrors;
  readonly composeMail: typeof compose;
  readonly inLanguage: (language: string, work: () => unknown) => ReturnType<typeof speak>;
}

const folder = await mkdtemp(join(tmpdir(), "cairn-words-"));
let server: Server;

beforeAll(async () => {
  const { plugins, output: _, input: __, ...bundle } = serverBundle(root, ["en", "en-XA"]);
  const main = join(root, "server", "main.ts");
  await build({
    ...bundle,
    input: main,
    plugins: [
      plugins,
      everybodys("en-XA"),
      pseudoTranslations("en-XA"),
      {
        name: "main",
        resolveId: (id) => (id === main ? id : null),
        load: (id) => (id === main ? entry : null),
      },
    ],
    output: { dir: folder, format: "esm", entryFileNames: "main.mjs" },
  });
  server = (await import(join(folder, "main.mjs"))) as Server;
});

afterAll(() => rm(folder, { recursive: true }));

const context = {
  sign: () => "signed",
  publicUrl: new URL("https://cairn.example.org"),
  today: "2026-03-16",
};
const envelope = {
  messageId: "<one@cairn.example.org>",
  uid: "ada",
  recipient: "ada@example.org",
  createdAt: Date.UTC(2026, 2, 16, 8),
};

const MARKUP = /<style>.*?<\/style>|<[^>]*>|&\W?\w+;/gs;
/** Days are formatted by the platform, which does not know the pseudo-language. */
const NAMES = /https?:\S+|\S+@\S+|Cairn|\b[A-Z][a-z]+day|March|June|July/g;

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(leaves) : [];
}

test("a refusal is in the language of its call, and English for whoever names none", async () => {
  const text = () => server.errors["goal.too-many"].text();
  const [english, own] = [text(), await server.inLanguage("en-XA", async () => text())];
  expect(english).toMatch(/^You have/);
  expect(own).toMatch(/^\[Ýöû ĥåṽé .*~\]$/);
});

describe("a mail", () => {
  const without = (text: string, facts: unknown): string =>
    leaves(facts)
      .flatMap((own) => own.split("\n"))
      .filter((own) => own.length > 1)
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, own) => left.replaceAll(own, ""), text);

  test.each(mailTypes)("%s is in its row's language", async (type) => {
    const { sample: facts } = mailKinds[type];
    const mail = { type, facts, language: "en-XA", ...envelope } as unknown as QueuedMail;
    const told = (await server.inLanguage("en-XA", () => server.composeMail(mail, context))) as {
      readonly subject: string;
      readonly text: string;
      readonly html: string;
    };
    const seen = [told.subject, told.text, told.html.replaceAll(MARKUP, " ")].join("\n");
    const bare = without(seen, facts).replaceAll(NAMES, "");
    expect(bare.match(/.*[A-Za-z]{2}.*/g) ?? []).toEqual([]);
    expect(told.html).toContain('lang="en-XA"');
  });
});
