import { posix } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import * as limits from "#domain/limits.ts";
import { pageModules } from "./build/screen-modules.mjs";
import { originalTexts } from "./original-texts.mjs";
import { root } from "./project-root.mjs";
import { importsOf } from "./style-checks/imports-of.mjs";
import { textOf } from "./style-checks/source-files.mjs";
import { printed, textsIn, textsOf } from "./words.mjs";

const PAGES = "web/app/pages.ts";
const pages = pageModules(textOf(root, PAGES));
/** What the server answers on any screen. */
const answers = [
  "contract/errors.ts",
  "server/admin/users/manage-user.ts",
  "server/admin/users/user-list-store.ts",
];

const limitValues: Readonly<Record<string, unknown>> = { ...limits };

/** The same for a text of the document and of a source, whatever its values are called. */
const comparable = (text: string) =>
  text
    .replace(/\{limits\.(\w+)\}/g, (_, name: string) => String(limitValues[name]))
    .replace(/\{[^{}]*\}/g, "{}");

const targetOf = (path: string, from: string) =>
  from.startsWith("#") ? from.slice(1) : posix.join(posix.dirname(path), from);

interface Source {
  readonly targets: readonly string[];
  readonly texts: readonly { readonly text: string; readonly key?: string }[];
  /** `path key` of the words that it uses. */
  readonly used: readonly string[];
}

function readSource(path: string): Source {
  const source = textOf(root, path);
  const targets = importsOf(path, source)
    .map(({ from }) => targetOf(path, from))
    .filter(
      (target) =>
        /^((domain|contract|web)\/.*\.tsx?|server\/.*\.words\.ts)$/.test(target) &&
        target !== PAGES,
    );
  const texts = path.endsWith(".words.ts")
    ? textsOf(path, source).map(({ key, text }) => ({ text, key: key.split(/[. ]/)[0] ?? key }))
    : textsIn(parseSync(path, source).program).map((node) => ({ text: printed(node, source) }));
  const used = [
    ...source.matchAll(/import \{[^}]*\bwords(?: as (\w+))?[^}]*\} from "([^"]+)"/g),
  ].flatMap(([, name = "words", from = ""]) =>
    [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
      ([, key]) => `${targetOf(path, from)} ${key}`,
    ),
  );
  return { targets, texts, used };
}

const sources = new Map<string, Source>();

function sourcesFrom(entries: readonly string[]): ReadonlyMap<string, Source> {
  const found = new Map<string, Source>();
  const left = [...entries];
  // The array grows during iteration.
  for (const path of left) {
    if (found.has(path)) continue;
    const source = sources.get(path) ?? readSource(path);
    sources.set(path, source);
    found.set(path, source);
    left.push(...source.targets);
  }
  return found;
}

/** Texts in the scripts of a screen, those of a words file only if one of these scripts uses them. */
function textsOn(path: string): readonly string[] {
  const screen = routes.find((route) => route.path === path)?.screen ?? "";
  const page = pages[screen];
  if (page === undefined) throw new Error(`No screen has the path ${path}.`);
  const found = sourcesFrom([targetOf(PAGES, page), "web/app/app.tsx", ...answers]);
  const used = new Set([...found.values()].flatMap((source) => source.used));
  return [...found].flatMap(([file, { texts }]) =>
    texts.flatMap(({ text, key }) =>
      key === undefined || used.has(`${file} ${key}`) ? [comparable(text)] : [],
    ),
  );
}

const screens = originalTexts(textOf(root, "docs/product.md"));

test("the table of docs/product.md is read", () => {
  expect(screens.map(({ path }) => path)).toContain("/admin/users");
  expect(screens.flatMap(({ always, sometimes }) => [...always, ...sometimes])).toContain(
    "Invalid target date for 'Measurable' field.",
  );
});

test.each(screens)("$path has its texts of the specification", ({ path, always, sometimes }) => {
  const texts = textsOn(path);
  const isThere = (text: string) => {
    const wanted = comparable(text);
    if (!wanted.endsWith(" ...")) return texts.includes(wanted);
    return texts.some((shown) => shown.startsWith(wanted.slice(0, -3)));
  };
  expect([...always, ...sometimes].filter((text) => !isThere(text))).toEqual([]);
});
