import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { languages, type Language } from "#domain/language.ts";
import { currentLanguage, htmlTag, inCurrentLanguage, inLanguage } from "./language.ts";

const titles = languages.map((one) => [one, { title: one === "de" ? "Heute" : "Today" }] as const);
const words = inCurrentLanguage(
  Object.fromEntries(titles) as Record<Language, { readonly title: string }>,
);

test("each piece of work has its own language, also after it waited", async () => {
  const read = async () => {
    await nextTurn();
    return [currentLanguage(), words.title];
  };
  const all = await Promise.all([inLanguage("de", read), inLanguage("en", read), read()]);
  expect(all).toEqual([
    ["de", "Heute"],
    ["en", "Today"],
    ["en", "Today"],
  ]);
});

test("a document says its language and direction", () => {
  expect(inLanguage("de", htmlTag)).toBe('<html lang="de" dir="ltr">');
  expect(htmlTag("ar-XB")).toBe('<html lang="ar-XB" dir="rtl">');
});
