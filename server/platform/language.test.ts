import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { currentLanguage, htmlTag, inCurrentLanguage, inLanguage } from "./language.ts";

const words = inCurrentLanguage({
  en: { title: "Today" },
  de: { title: "Heute" },
  fr: { title: "Aujourd’hui" },
  es: { title: "Hoy" },
  ar: { title: "اليوم" },
});

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
