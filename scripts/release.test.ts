import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./project-root.mjs";

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
