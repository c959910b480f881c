import type { ChildProcess } from "node:child_process";
import { lstatSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ended, refusedStart, startBuilt } from "#server/app/fixtures/built-server.fixture.ts";
import { describeWithMounts } from "../../fixtures/mounts.fixture.ts";

let parent: string;
let folder: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "cairn-paths-"));
  folder = join(parent, "database");
});
afterEach(async () => {
  if (server !== undefined) await ended(server, "SIGKILL");
  server = undefined;
  await rm(parent, { recursive: true });
});

/** A server that comes back from kill -9: at such a start the engine looks at each file of the folder. */
async function startAgain(path: string): Promise<void> {
  await ended(await startBuilt(`file:${path}`), "SIGKILL");
  server = await startBuilt(`file:${path}`);
}

/** One line, which names the server. */
const inUse = () =>
  new RegExp(`^Cairn cannot start: .* in use by process ${server?.pid} on .*\\n$`);

/** Another name of the folder, that is there before it is. */
const names: Record<string, () => string> = {
  "a symbolic link": () => {
    mkdirSync(folder);
    return linked(folder, join(parent, "link"));
  },
  "a link to what it lies in": () => join(linked(parent, join(parent, "link")), "database"),
  "a way round": () => `${parent}/none/.././database`,
};

function linked(to: string, at: string): string {
  symlinkSync(to, at);
  return at;
}

describe("a folder that a server has open", () => {
  it.each(Object.keys(names))("is refused to a second server that comes by %s", async (name) => {
    const other = names[name]?.() ?? "";
    await startAgain(folder);
    expect(await refusedStart(`file:${other}`)).toMatch(inUse());
  });

  it("is refused by its own path to a second server, where the first came by a link", async () => {
    mkdirSync(folder);
    const link = linked(folder, join(parent, "link"));
    await startAgain(link);
    expect(await refusedStart(`file:${folder}`)).toMatch(inUse());
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    // What lies beside the folder is the same for both: the key, the marker, the operator's socket.
    expect((await readdir(parent)).toSorted()).toEqual(
      ["", ".holder", ".key", ".lock", ".made", ".sock"]
        .map((end) => `database${end}`)
        .concat("link"),
    );
  });

  it("is refused in other letters, where the system takes them for the same", async () => {
    server = await startBuilt(`file:${folder}`);
    const loud = join(parent, "DATABASE");
    const same = statSync(loud, { throwIfNoEntry: false })?.ino === statSync(folder).ino;
    expect(await refusedStart(`file:${loud}`)).toMatch(same ? inUse() : /^$/);
  });
});

describe("a link that leads to nothing", () => {
  it("says so in one line, and makes nothing", async () => {
    const link = linked(folder, join(parent, "link"));
    const said = await refusedStart(`file:${link}`);
    expect(said).toBe(
      `Cairn cannot start: The database folder ${link} is a link to ${folder}, which is not there. Make that folder, or mount its disk.\n`,
    );
    expect(await readdir(parent)).toEqual(["link"]);
  });
});

describeWithMounts("a folder on a mount", ({ bind, disk }) => {
  it("is refused to a second server that comes by a bind mount", async () => {
    mkdirSync(folder);
    const other = join(parent, "other");
    bind(folder, other);
    await startAgain(folder);
    expect(await refusedStart(`file:${other}`)).toMatch(inUse());
  });

  it("may be the mount point itself, empty but for what a file system keeps there", async () => {
    disk(folder, 200);
    mkdirSync(join(folder, "lost+found"));
    await startAgain(folder);
    expect(statSync(folder).dev).not.toBe(statSync(parent).dev);
  });
});
