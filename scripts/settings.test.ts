import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { configOf } from "#server/platform/config/config.ts";
import { withPostgres } from "./image/compose.ts";
import { root } from "./project-root.mjs";

// The settings in the code, docs/operating.md, .env.example and deploy/ must agree.

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** For compose alone: its image. */
const ofCompose = "CAIRN_IMAGE";

/** Recorded while each is answered with `answer`. */
function settingsRead(answer: string | undefined): Set<string> {
  const names = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_target, name) {
        names.add(String(name));
        return answer;
      },
    },
  );
  try {
    configOf(environment);
  } catch {
    // Errors come after all settings are read.
  }
  return names;
}

/** Some are read only beside others: all unset, then all wrong. */
const all = sorted([...settingsRead(undefined), ...settingsRead("x")]);
/** SECRET_KEY_FILE is another way to set SECRET_KEY; OIDC_1 stands for the other numbers. */
const read = all.filter((name) => !/_FILE$|^OIDC_[2-9]_/.test(name));

/** Required ones, and those behind `#`. */
function examples(): Record<string, string | undefined> {
  return parseEnv(textOf(".env.example").replaceAll(/^#(?=[A-Z_\d]+=)/gm, ""));
}

it("docs/operating.md's table has every setting, and no other", () => {
  const rows = textOf("docs/operating.md").match(/^\| `[A-Z_\d]+`.*?\|/gm) ?? [];
  const names = rows.flatMap((row) => row.match(/[A-Z_\d]{2,}/g) ?? []);
  expect(read.length).toBeGreaterThan(10);
  expect(sorted(names)).toEqual(read);
});

describe(".env.example", () => {
  it("has every setting, and no other", () => {
    expect(sorted(Object.keys(examples()))).toEqual(read);
  });

  it("is a configuration that a server takes, once what is empty is filled in", () => {
    const filled = Object.entries(examples()).map(([name, value]) => [
      name,
      value || "x".repeat(40),
    ]);
    expect(() => configOf(Object.fromEntries(filled) as Record<string, string>)).not.toThrow();
  });

  it("has no quotes, which some of its readers would keep", () => {
    expect(textOf(".env.example")).not.toMatch(/^#?[A-Z_\d]+=.*["'$]/m);
  });
});

describe.each(withPostgres)("%s", (path) => {
  it("sets and asks for nothing that does not exist", () => {
    const text = textOf(path);
    const set = [...text.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name);
    const ours = set.filter((name) => !name.startsWith("POSTGRES_"));
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name);
    expect(ours.length).toBeGreaterThan(2);
    expect([...ours, ...asked].filter((name) => ![...all, ofCompose].includes(name))).toEqual([]);
  });
});
