import { runInNewContext } from "node:vm";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { wordsInPlace } from "./words.mjs";

/** The bundle of these modules. */
async function bundled(modules: Readonly<Record<string, string>>): Promise<string> {
  const bundle = await rolldown({
    input: "/main.ts",
    plugins: [
      {
        name: "modules",
        resolveId: (id, from) => (from === undefined ? id : id.replace(/^\./, "")),
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

test("a words file without plain texts is refused", async () => {
  const main = `import { words } from "./today.words.ts"; globalThis.shown = words;`;
  const words = (source: string) => bundled({ "/main.ts": main, "/today.words.ts": source });
  await expect(words('export const words = ["Today"];')).rejects.toThrow(
    "exports an object `words`",
  );
  await expect(words("export const words = { ...{} };")).rejects.toThrow("a plain key");
});
