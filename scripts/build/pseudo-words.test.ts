import { runInNewContext } from "node:vm";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { pseudoWords, type PseudoLanguage } from "./pseudo-words.mjs";

const source = `export const words = {
  title: "Today",
  none: "–",
  left: (n) => \`\${n} left\`,
  noted: (kind) => (kind === "note" ? "Noted." : \`Kept as \${kind === "step" ? "a step" : kind}.\`),
  goals: (n) => counted(n, "goal"),
  by: (coach) => parts(coach, " wrote \`it\`."),
  states: { over: ["Over", "Past"] },
};`;

const shown = `[words.title, words.none, words.left(3), words.noted("note"), words.noted("step"), words.goals(2),
  words.by("Ada"), ...words.states.over]`;

function textsIn(language: PseudoLanguage): string[] {
  const script = pseudoWords(source, parseSync("today.words.ts", source).program, language);
  const context = {
    counted: (count: number, noun: string) => `${count} ${noun}s`,
    parts: (...all: string[]) => all.join(""),
    texts: [] as string[],
  };
  runInNewContext(`${script.replace("export ", "")} texts = ${shown}`, context);
  return [...context.texts];
}

test("en-XA accents each text, makes it longer and puts it in brackets, whatever stands in it", () => {
  expect(textsIn("en-XA")).toEqual([
    "[Ţöðåý ~~]",
    "–",
    "[3 ļéƒţ ~~]",
    "[Ñöţéð. ~~]",
    "[Ķéþţ åš å šţéþ. ~~~~~]",
    "2 ğöåļs",
    "[Ada ŵŕöţé `îţ`. ~~~]",
    "[Öṽéŕ ~~]",
    "[Þåšţ ~~]",
  ]);
});

test("ar-XB turns each piece of a text around, and no value in it", () => {
  const [title, none, left, , step, , by] = textsIn("ar-XB");
  expect([title, none, left]).toEqual(["\u202eToday\u202c", "–", "3\u202e left\u202c"]);
  expect(step).toBe("\u202eKept as \u202c\u202ea step\u202c.");
  expect(by).toBe("Ada\u202e wrote `it`.\u202c");
});

test("en-XM puts its length, unseen and in ten bits, behind each piece of a text", () => {
  const [title, none, left] = textsIn("en-XM");
  const five = "\u200b".repeat(7) + "\u00ad\u200b\u00ad";
  expect([title, none, left]).toEqual([`Today${five}`, "–", `3 left${five}`]);
});
