import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeWithMounts } from "#server/platform/fixtures/mounts.fixture.ts";
import { refuseForbidden } from "./folder-access.ts";

const NOBODY = 65_534;
/** Only root is kept from nothing, and may ask as somebody else. */
const isRoot = process.getuid?.() === 0;

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "cairn-access-"));
  folder = join(parent, "data");
  mkdirSync(join(folder, "base"), { recursive: true });
  writeFileSync(join(folder, "PG_VERSION"), "17");
  writeFileSync(join(folder, "base", "1259"), "");
  writeFileSync(`${folder}.made`, "");
});
afterEach(() => rmSync(parent, { recursive: true }));

function paths(): string[] {
  const within = ["", "base", "PG_VERSION", "base/1259"].map((name) => join(folder, name));
  return [parent, ...within, `${folder}.made`];
}

/** What another system user, whose all of it was made, is told. */
function toldNobody(): string {
  const module = JSON.stringify(new URL("folder-access.ts", import.meta.url));
  const script = `const { refuseForbidden } = await import(${module});
    process.setgroups([]); process.setgid(${NOBODY}); process.setuid(${NOBODY});
    try { refuseForbidden(${JSON.stringify(folder)}); } catch (error) { console.log(error.message); }`;
  const flags = ["--input-type=module", "-e", script];
  return execFileSync(process.execPath, flags, { encoding: "utf8" }).trim();
}

it("says nothing of a folder that is this user's, or is not there", () => {
  expect(() => refuseForbidden(folder)).not.toThrow();
  expect(() => refuseForbidden(join(parent, "not", "there"))).not.toThrow();
});

describeWithMounts("a read-only disk", ({ disk }) => {
  it.each(["at/cairn", "at", "at/not/there"])(
    "in which the folder is %s is mounted anew, not given away",
    (at) => {
      const place = join(parent, "at");
      disk(place, 1);
      mkdirSync(join(place, "cairn"));
      execFileSync("mount", ["-o", "remount,ro", place]);
      expect(() => refuseForbidden(join(parent, at))).toThrow(
        /^The disk of \S+ is read-only, so the database in \S+, with its lock and key beside it, cannot be opened\. Nothing is lost: /,
      );
    },
  );

  it("around a folder on a disk of its own leaves no room for what lies beside it", () => {
    const place = join(parent, "at");
    disk(place, 1);
    disk(join(place, "data"), 1);
    execFileSync("mount", ["-o", "remount,ro", place]);
    expect(() => refuseForbidden(join(place, "data"))).toThrow(`The disk of ${place} is read-only`);
    expect(() => refuseForbidden(join(place, "data", "cairn"))).not.toThrow();
  });
});

describe.runIf(isRoot)("a folder of another system user", () => {
  beforeEach(() => {
    for (const path of paths()) chownSync(path, NOBODY, NOBODY);
  });

  it("is theirs", () => {
    expect(toldNobody()).toBe("");
  });

  it.each(["base/1259", "base", "PG_VERSION"])(
    "in which root has left %s is given back, not restored",
    (name) => {
      const path = join(folder, name);
      chownSync(path, 0, 0);
      chmodSync(path, 0o700);
      expect(toldNobody()).toBe(
        `The database in ${folder} is kept from nobody, as whom this runs: ${path} is root's. Nothing is lost. Run this as root where the rest is root's too, else give it back: sudo chown -R nobody ${folder} ${folder}.*`,
      );
    },
  );

  it("beside which root has left a file is given back", () => {
    chownSync(`${folder}.made`, 0, 0);
    chmodSync(`${folder}.made`, 0o600);
    expect(toldNobody()).toContain(`${folder}.made is root's. Nothing is lost.`);
  });

  it("beside which nothing can be written is to lie in a folder of theirs", () => {
    chownSync(parent, 0, 0);
    chmodSync(parent, 0o755);
    expect(toldNobody()).toBe(
      `The database in ${folder} is kept from nobody, as whom this runs: its lock and its key lie beside it, in ${parent}, which is root's. Nothing is lost. Name a folder within one of nobody's, or where ${parent} is Cairn's alone: sudo chown nobody ${parent}`,
    );
    for (const ending of [".lock", ".holder"]) {
      writeFileSync(`${folder}${ending}`, "");
      chownSync(`${folder}${ending}`, NOBODY, NOBODY);
    }
    expect(toldNobody()).toBe("");
  });

  it("that its own mode closes is opened, not restored", () => {
    chmodSync(folder, 0o000);
    expect(toldNobody()).toBe(
      `The database in ${folder} is kept from nobody, as whom this runs, by the mode of ${folder}. Nothing is lost: chmod -R u+rwX ${folder}`,
    );
    chmodSync(parent, 0o000);
    expect(toldNobody()).toContain(`by the mode of ${parent}.`);
  });
});
