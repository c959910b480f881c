import { expect, test } from "vitest";
import { earlyWords } from "./early-words.mjs";

const faultsOf = (source: string) =>
  earlyWords("domain/today.ts", `import { words } from "./today.words.ts";\n${source}`);

test.each([
  "const title = words.title;",
  "export const { states } = words;",
  "f({ of: words.of });",
])("%s is refused", (source) => {
  expect(faultsOf(source)).toEqual([
    "domain/today.ts:2 reads a text at load: read it in a function",
  ]);
});

test.each([
  "const title = () => words.title;",
  "function of({ words }: Note) { return words; }",
  "interface Note { readonly words: string }",
])("%s is allowed", (source) => {
  expect(faultsOf(source)).toEqual([]);
});
