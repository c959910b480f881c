import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { configOf } from "#server/platform/config.ts";
import { root } from "./project-root.mjs";

// What can be set stands in the code, in docs/operating.md's table, in .env.example and in deploy/: it is the same everywhere.

const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

/** What deploy/compose.yaml sets of its PostgreSQL, and no server of ours reads. */
const ofCompose = "POSTGRES_PASSWORD";

/** The settings that are read where each is answered with this. */
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
    // It says what is wrong, after it has read everything.
  }
  return names;
}

/** Some are only read beside others: all of them unset, all of them wrong. */
const read = sorted([...settingsRead(undefined), ...settingsRead("x")]);

/** An example of each setting: those that have to be set, and those that are behind `#`. */
function examples(): Record<string, string | undefined> {
  return parseEnv(textOf(".env.example").replaceAll(/^#(?=[A-Z_]+=)/gm, ""));
}

it("docs/operating.md's table has every setting, and no other", () => {
  const rows = textOf("docs/operating.md").match(/^\| `[A-Z_]+`.*?\|/gm) ?? [];
  const names = rows.flatMap((row) => row.match(/[A-Z_]{2,}/g) ?? []);
  expect(read.length).toBeGreaterThan(10);
  expect(sorted(names)).toEqual(read);
});

describe(".env.example", () => {
  it("has every setting, and beside them only compose's own", () => {
    expect(sorted(Object.keys(examples()))).toEqual(sorted([...read, ofCompose]));
  });

  it("is a configuration that a server takes, once what is empty is filled in", () => {
    const filled = Object.entries(examples()).map(([name, value]) => [
      name,
      value || "x".repeat(40),
    ]);
    expect(() => configOf(Object.fromEntries(filled) as Record<string, string>)).not.toThrow();
  });

  it("has no quotes, which some of its readers would keep", () => {
    expect(textOf(".env.example")).not.toMatch(/^#?[A-Z_]+=.*["'$]/m);
  });
});

describe.each(["deploy/compose.yaml", "deploy/compose.embedded.yaml"])("%s", (path) => {
  it("sets and asks for nothing that does not exist", () => {
    const text = textOf(path);
    const set = [...text.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name);
    const ours = set.filter((name) => !name.startsWith("POSTGRES_"));
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = ""]) => name);
    expect(ours).toContain("DATABASE_URL");
    expect([...ours, ...asked].filter((name) => ![...read, ofCompose].includes(name))).toEqual([]);
  });
});
