import { describe, expect, it } from "vitest";
import { VIEW_ID, type View } from "#contract/view.ts";
import { languages } from "#domain/language.ts";
import { setUsers } from "#server/app/fixtures/set-rows.fixture.ts";
import type { Offered } from "#server/platform/language.ts";
import { oneApp } from "../fixtures/one-app.fixture.ts";
import {
  openTestApp,
  ORIGIN,
  send,
  type Reply,
  type TestApp,
} from "../fixtures/test-app.fixture.ts";
import { preferredLanguage } from "./language-choice.ts";
import { addressIn } from "./mount-language.ts";

const german = { "accept-language": "de-DE,de;q=0.9,en;q=0.8" };
const chosen = (language: string) => ({ cookie: `cairn_language=${language}` });

const documentLanguage = ({ text }: Reply) => /^<!doctype html><html lang="(.*?)"/.exec(text)?.[1];
const offerIn = ({ text }: Reply) => /<aside id="offer" lang="(.*?)">/.exec(text)?.[1];
const linksIn = ({ text }: Reply) =>
  [
    ...(/<nav id="languages".*?<\/nav>/.exec(text)?.[0] ?? "").matchAll(
      /href="(.*?)" lang="(.*?)"/g,
    ),
  ].map(([, address, language]) => [language, address]);
const cookieOf = ({ headers }: Reply) =>
  /^cairn_language=(\w+);/.exec(
    headers.getSetCookie().find((one) => /language/.test(one)) ?? "",
  )?.[1];

/** With a renderer for each language. */
function offering(test: TestApp, ...offered: Offered): Promise<TestApp> {
  const { db, config, pages } = test.deps;
  const all = languages.map((lang) => [lang, { ...pages.en, lang }] as const);
  return openTestApp(db, {
    config: { ...config, languages: offered },
    pages: { ...Object.fromEntries(all), en: pages.en },
  });
}

describe("a visitor", () => {
  const test = oneApp();
  const get = async (path: string, headers: Record<string, string> = {}) =>
    send((await offering(test(), "en", "de", "fr")).app, "GET", path, undefined, headers);

  it("reads the default language, whatever their browser asks for, and is offered theirs in one line", async () => {
    const reply = await get("/login?returnTo=%2Fgoals", german);
    expect([documentLanguage(reply), offerIn(reply)]).toEqual(["en", "de"]);
    expect(reply.text).toContain("Auf Deutsch lesen");
    expect(linksIn(reply)).toEqual([
      ["de", "/login?returnTo=%2Fgoals&amp;lang=de"],
      ["fr", "/login?returnTo=%2Fgoals&amp;lang=fr"],
    ]);
  });

  it.each([
    ["their browser has no other language", {}],
    ["English comes first", { "accept-language": "en-GB,de" }],
    ["theirs is not offered", { "accept-language": "es" }],
    ["they chose", { ...german, ...chosen("en") }],
  ])("is offered nothing where %s", async (_, headers) => {
    expect(offerIn(await get("/login", headers))).toBeUndefined();
  });

  it("chooses by an address, which the browser remembers", async () => {
    const reply = await get("/login?lang=de&returnTo=%2Fgoals");
    expect([reply.status, reply.headers.get("location")]).toEqual([
      302,
      `${ORIGIN}/login?returnTo=%2Fgoals`,
    ]);
    expect(cookieOf(reply)).toBe("de");
    expect(documentLanguage(await get("/login", chosen("de")))).toBe("de");
  });

  it.each([
    ["es", "that is not offered"],
    ["xx", "that nobody knows"],
    ["", "without a name"],
  ])("who chooses '%s', a language %s, reads what they read", async (language) => {
    const reply = await get(`/login?lang=${language}`);
    expect([reply.status, cookieOf(reply)]).toEqual([302, undefined]);
    expect(documentLanguage(await get("/login", chosen(language)))).toBe("en");
  });

  it("is led to no other host by the path of a choice (threats T111)", async () => {
    for (const path of [
      "//evil.example/?lang=de",
      "/\\evil.example?lang=de",
      "/%2f%2fevil.example?lang=de",
    ])
      expect(new URL((await get(path)).headers.get("location") ?? "").origin).toBe(ORIGIN);
  });

  it("changes nothing by a choice in a call or in a form", async () => {
    const { app } = await offering(test(), "en", "de");
    expect(cookieOf(await send(app, "GET", "/api/session?lang=de"))).toBeUndefined();
    expect(cookieOf(await send(app, "POST", "/check-in/by-mail?lang=de", ""))).toBeUndefined();
  });
});

describe("a server of one language", () => {
  const test = oneApp();

  it("offers no choice", async () => {
    const { app } = await offering(test(), "de");
    const reply = await send(app, "GET", "/login", undefined, { "accept-language": "fr" });
    expect([documentLanguage(reply), offerIn(reply), linksIn(reply)]).toEqual([
      "de",
      undefined,
      [],
    ]);
  });
});

describe("a person", () => {
  const test = oneApp();
  const view = ({ text }: Reply) =>
    JSON.parse(new RegExp(`id="${VIEW_ID}">(.*?)</script>`).exec(text)?.[1] ?? "") as View;

  it("chooses with their account, for each browser in which they are signed in", async () => {
    const own = await offering(test(), "en", "de", "fr");
    const person = await own.person();
    const reply = await person.send("PUT", "/api/profile/language", { language: "fr" });
    expect([reply.status, reply.body.user.language, cookieOf(reply)]).toEqual([200, "fr", "fr"]);
    const elsewhere = await person.send("GET", "/account", undefined, {
      cookie: `${person.cookie}; cairn_language=de`,
    });
    expect([documentLanguage(elsewhere), cookieOf(elsewhere)]).toEqual(["fr", "fr"]);
    expect(view(elsewhere).notation.decimal).toBe(",");
    expect(linksIn(elsewhere)).toEqual([]);
  });

  it("may choose what is offered, nothing else", async () => {
    const own = await offering(test(), "en", "de");
    const person = await own.person();
    const reply = await person.send("PUT", "/api/profile/language", { language: "ar" });
    expect([reply.status, cookieOf(reply)]).toEqual([400, undefined]);
    await setUsers(own, { language: "ar" });
    expect(documentLanguage(await person.send("GET", "/account"))).toBe("en");
  });

  it("takes the choice of a browser along until they have one, also of no demo", async () => {
    const own = await offering(test(), "en", "de", "fr");
    const person = await own.person();
    const cookie = `${person.cookie}; cairn_language=de`;
    const read = async (app: TestApp) =>
      documentLanguage(await send(app.app, "GET", "/", undefined, { cookie }));
    const stored = async () => (await person.send("GET", "/api/session")).body.user.language;
    const { config } = own.deps;
    const demo = await openTestApp(own.deps.db, {
      ...own.deps,
      config: { ...config, mode: "demo" },
    });
    expect([await read(demo), await stored()]).toEqual(["de", null]);
    expect(await read(own)).toBe("de");
    // Written after the document.
    await expect.poll(stored).toBe("de");
  });

  it.each([
    ["the browser's", null, german, "de"],
    ["the one that LinkedIn names", "fr_FR", german, "fr"],
    ["LinkedIn's not, if it is the page's", "en_US", german, undefined],
  ])("is offered %s", async (_, locale, headers, offered) => {
    const own = await offering(test(), "en", "de", "fr");
    const person = await own.person();
    await own.deps.db.kysely
      .insertInto("identities")
      .values({
        issuer: "https://www.linkedin.com",
        subject: person.uid,
        user_id: person.uid,
        claims: JSON.stringify({ locale }),
        last_sign_in_at: own.at,
      })
      .execute();
    expect(offerIn(await person.send("GET", "/account", undefined, headers))).toBe(offered);
  });
});

it("names no host in the address of a choice (threats T111)", () => {
  const url = new URL("https://cairn.example//evil.example/a?returnTo=%2Fb%26c");
  expect(addressIn("de", url)).toBe("/evil.example/a?returnTo=%2Fb%26c&lang=de");
});

it.each([
  ["de-AT,en;q=0.5", "de"],
  [" EN-us , de", "en"],
  ["pt-BR,fr;q=0.3", "fr"],
  ["de_DE", "de"],
  ["deu", null],
  ["*", null],
  ["", null],
])("of '%s' the preferred one is %s", (list, preferred) => {
  expect(preferredLanguage(list, ["en", "de", "fr"])).toBe(preferred);
});
