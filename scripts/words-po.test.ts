import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { po, type GetTextTranslations } from "gettext-parser";
import { afterAll, expect, test } from "vitest";
import { root } from "./project-root.mjs";
import { projectFiles, textOf } from "./style-checks/source-files.mjs";
import { poTemplate, translatedWords } from "./words-po.mjs";

const path = "web/today/today.words.ts";
const source = `import { counted } from "#domain/count-words.ts";

const few = ["no", "a"];
const parts = (...of: readonly string[]) => of.join("");

export const words = {
  title: "Today",
  state: { open: "Open", paused: (day: string) => \`Paused until \${day}\` },
  missed: (goals: number) => \`missed \${few[goals] ?? goals}\`,
  moved: (moved: number, goals: number) => \`\${moved} of \${counted(goals, "goal")} moved\`,
  welcome: (name: string | null) => (name === null ? "Welcome." : \`Welcome, \${name}.\`),
  by: (name: string, isDone: boolean) => parts(isDone ? "Done" : "Open", \`, by \${name}\`),
};
`;

const english = { path, source };

const german = new Map([
  [`${path} few.0`, ["keine"]],
  [`${path} few.1`, ["eine"]],
  [`${path} title`, ["Heute"]],
  [`${path} state.open`, ["Offen"]],
  [`${path} state.paused`, ["Bis {day} `\\`"]],
  [`${path} missed`, ["{few[goals] ?? goals} verpasst"]],
  [`${path} moved`, ["{moved} von {goals} Ziel bewegt", "{moved} von {goals} Zielen bewegt"]],
  [`${path} welcome 1`, ["Willkommen."]],
  [`${path} welcome 2`, ["Willkommen, {name}."]],
  [`${path} by`, ['Von {name}: {isDone ? "Done" : "Open"}']],
  [`${path} by, value 1`, ["Fertig"]],
]);

/** The template with what a translator wrote into it. */
function translated(texts: ReadonlyMap<string, readonly string[]>): GetTextTranslations {
  const catalog = po.parse(poTemplate([english]));
  for (const text of Object.values(catalog.translations).flatMap((one) => Object.values(one)))
    text.msgstr = [...(texts.get(text.msgctxt ?? "") ?? text.msgstr)];
  return po.parse(po.compile(catalog));
}

// Inside the project, for its imports.
mkdirSync(join(root, ".cache"), { recursive: true });
const folder = mkdtempSync(join(root, ".cache/words-po-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a translated PO file is read as a words file of the English one's type", async () => {
  const { code, untranslated, refused } = translatedWords(english, translated(german));
  expect({ untranslated, refused }).toEqual({ untranslated: [`${path} by, value 2`], refused: [] });
  expect(code).toContain("satisfies Words<typeof english>");
  const file = join(folder, "today.words.de.ts");
  writeFileSync(join(folder, "today.words.ts"), source);
  writeFileSync(file, code);
  const flags = "--ignoreConfig --noEmit --strict --noUnusedLocals --noUncheckedIndexedAccess";
  const modules = "--module esnext --moduleResolution bundler --allowImportingTsExtensions";
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = `${flags} ${modules} --target es2024`.split(" ");
  const { stdout } = spawnSync(process.execPath, [tsc, ...args, file], { encoding: "utf8" });
  expect(stdout).toBe("");
  const { words } = (await import(file)) as {
    words: Record<string, (...values: unknown[]) => string> & {
      state: { paused: (day: string) => string };
    };
  };
  const { missed, moved, welcome, by } = words;
  expect([words["title"], words.state.paused("Montag")]).toEqual(["Heute", "Bis Montag `\\`"]);
  expect([missed?.(1), moved?.(0, 1), moved?.(2, 3)]).toEqual([
    "eine verpasst",
    "0 von 1 Ziel bewegt",
    "2 von 3 Zielen bewegt",
  ]);
  expect([welcome?.(null), welcome?.("Ada")]).toEqual(["Willkommen.", "Willkommen, Ada."]);
  expect([by?.("Ada", true), by?.("Ada", false)]).toEqual(["Von Ada: Fertig", "Von Ada: Open"]);
});

test.each([
  ["without its value", ["Bis morgen"]],
  ["with another value", ["Bis {day}, {name}"]],
  ["with code", ["Bis {day}${process.exit()}"]],
])("a translation %s is refused", (_, text) => {
  const key = `${path} state.paused`;
  const { code, refused } = translatedWords(english, translated(new Map([[key, text]])));
  expect(refused).toEqual([key]);
  expect(code).toContain("Paused until");
});

test("a text without a translation, or with that of a former text, stays English", () => {
  const catalog = translated(german);
  const title = catalog.translations[`${path} title`]?.["Today"];
  if (title) title.comments = { flag: "fuzzy" };
  const changed = source.replace('"Open"', '"Under way"');
  const { code, untranslated } = translatedWords({ path, source: changed }, catalog);
  expect(untranslated).toEqual(
    ["title", "state.open", "by, value 2"].map((key) => `${path} ${key}`),
  );
  expect(code).toMatch(/title: "Today",\n.*open: "Under way"/);
});

test.each([
  ["nplurals=1; plural=0;", ["{goals} goru"], ["1 goru", "2 goru", "5 goru"]],
  ["nplurals=2; plural=n>1;", ["{goals} but", "{goals} buts"], ["1 but", "2 buts", "5 buts"]],
  [
    "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);",
    ["{goals} cel", "{goals} cele", "{goals} celów"],
    ["1 cel", "2 cele", "5 celów"],
  ],
])("a language counts by its own rule: %s", async (rule, forms, said) => {
  const own = `import { counted } from "#domain/count-words.ts";
export const words = { goals: (goals: number) => counted(goals, "goal") };
`;
  const catalog = po.parse(poTemplate([{ path, source: own }]));
  catalog.headers["Plural-Forms"] = rule;
  const text = catalog.translations[`${path} goals`]?.["{goals} goal"];
  if (text) text.msgstr = forms;
  const { code } = translatedWords({ path, source: own }, catalog);
  const script = stripTypeScriptTypes(code);
  const { words } = (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as {
    words: { goals: (count: number) => string };
  };
  expect([1, 2, 5].map(words.goals)).toEqual(said);
});

test("a PO file can be made of every words file", () => {
  const files = projectFiles(root).filter((one) => one.endsWith(".words.ts"));
  const template = poTemplate(files.map((one) => ({ path: one, source: textOf(root, one) })));
  expect(template).toContain('msgid "Your SMART Goals"');
});
