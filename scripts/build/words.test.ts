import { runInNewContext } from "node:vm";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import type { Plugin } from "vite";
import { pageLanguage, wordsIn, wordsInPlace } from "./words.mjs";

/** The bundle of these modules. */
async function bundled(
  modules: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const bundle = await rolldown({
    input: "/main.ts",
    plugins: [
      ...(plugins as never[]),
      {
        name: "modules",
        resolveId(id, from) {
          const path = from === undefined ? id : id.replace(/^\./, "");
          return path in modules ? path : null;
        },
        load: (id) => modules[id] ?? null,
      },
      wordsInPlace() as never,
    ],
    optimization: { inlineConst: { mode: "all" } },
  });
  const { output } = await bundle.generate({ format: "iife" });
  return output[0].code;
}

const english = `export const words = {
  title: "Today",
  unused: "Never shown",
  delete: "Remove",
  left: (n: number) => \`\${n} left\`,
  also(names: readonly string[]) { return names.join(", "); },
};`;

test("a bundle has the texts that it shows, without their object", async () => {
  const code = await bundled({
    "/main.ts": `import { words as own } from "./today.words.ts";
      globalThis.shown = [own.title, own.delete, own.left(3), own.also(["a", "b"])];`,
    "/today.words.ts": english,
  });
  const context = { shown: [] };
  runInNewContext(code, context);
  expect([...context.shown]).toEqual(["Today", "Remove", "3 left", "a, b"]);
  expect(code).not.toMatch(/Never shown|title/);
});

test("a text may use those of another words file", async () => {
  const code = await bundled({
    "/main.ts": `import { words } from "./news.words.ts"; globalThis.shown = words.earned(["A", "B"]);`,
    "/news.words.ts": `import { words as list } from "./list.words.ts";
      export const words = { earned: (badges: readonly string[]) => "Earned: " + list.and(badges) };`,
    "/list.words.ts": `export const words = { and: (of: readonly string[]) => of.join(" and ") };`,
  });
  const context = { shown: "" };
  runInNewContext(code, context);
  expect(context.shown).toBe("Earned: A and B");
});

const german = `import type { Words } from "#domain/language.ts";
import type { words as english } from "./today.words.ts";
export const words = {
  title: "Heute",
  unused: "Nie gezeigt",
  delete: "Entfernen",
  left: (n) => \`noch \${n}\`,
  also: (names) => names.join(" und "),
} satisfies Words<typeof english>;`;

const page = `import { words as own } from "./today.words.ts";
  import { pageLanguage } from "./web/client/words/page-language.ts";
  globalThis.shown = [pageLanguage, own.title, own.left(3), own.also(["a", "b"])];`;

test("a bundle in another language has its texts alone, and says so", async () => {
  const language = "/web/client/words/page-language.ts";
  const modules = {
    "/main.ts": page,
    "/today.words.ts": english,
    "/today.words.de.ts": german,
    [language]: 'export const pageLanguage: string = "en";',
  };
  const code = await bundled(modules, [pageLanguage("de"), wordsIn("de")]);
  const context = { shown: [] };
  runInNewContext(code, context);
  expect([...context.shown]).toEqual(["de", "Heute", "noch 3", "a und b"]);
  expect(code).not.toMatch(/Today|Nie gezeigt/);
});

test("a bundle without one of its translations is refused", async () => {
  const modules = { "/main.ts": page, "/today.words.ts": english };
  await expect(bundled(modules, [pageLanguage("de"), wordsIn("de")])).rejects.toThrow(
    '/main.ts needs ./today.words.ts in "de", which is not there.',
  );
});

test("a words file without plain texts is refused", async () => {
  const main = `import { words } from "./today.words.ts"; globalThis.shown = words;`;
  const words = (source: string) => bundled({ "/main.ts": main, "/today.words.ts": source });
  await expect(words('export const words = ["Today"];')).rejects.toThrow(
    "exports an object `words`",
  );
  await expect(words("export const words = { ...{} };")).rejects.toThrow("a plain key");
});
