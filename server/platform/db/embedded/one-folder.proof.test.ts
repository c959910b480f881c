import type { ChildProcess } from "node:child_process";
import { lstatSync, mkdirSync, statSync, symlinkSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
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

/** One line, which names the server. */
const inUse = () =>
  new RegExp(`^Cairn cannot start: .* in use by process ${server?.pid} on .*\\n$`);

function linked(to: string, at: string): string {
  symlinkSync(to, at);
  return at;
}

/** Other names of the folder. In other letters it is one where the system says so. */
function otherNames(): string[] {
  const loud = join(parent, "DATABASE");
  const isSame = statSync(loud, { throwIfNoEntry: false })?.ino === statSync(folder).ino;
  return [
    linked(folder, join(parent, "link")),
    join(linked(parent, join(parent, "above")), "database"),
    `${parent}/none/.././database`,
    relative(process.cwd(), folder),
    ...(isSame ? [loud] : []),
  ];
}

describe("a folder that a server has open", () => {
  it("is refused to a second server that comes by a link or a way round", async () => {
    server = await startBuilt(`file:${folder}`);
    for (const name of otherNames())
      expect(await refusedStart(`file:${name}`), name).toMatch(inUse());
  });

  it("is refused by its own path to a second server, where the first came by a link", async () => {
    mkdirSync(folder);
    const link = linked(folder, join(parent, "link"));
    server = await startBuilt(`file:${link}`);
    expect(await refusedStart(`file:${folder}`)).toMatch(inUse());
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    // What lies beside the folder is the same for both: the key, the marker, the operator's socket.
    expect((await readdir(parent)).toSorted()).toEqual(
      ["", ".holder", ".key", ".lock", ".made", ".sock"]
        .map((end) => `database${end}`)
        .concat("link"),
    );
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
    // At a start after a crash the engine looks at each file of the folder.
    await ended(await startBuilt(`file:${folder}`), "SIGKILL");
    server = await startBuilt(`file:${folder}`);
    expect(await refusedStart(`file:${other}`)).toMatch(inUse());
  });

  it("may be the mount point itself, empty but for what a file system keeps there", async () => {
    disk(folder, 200);
    mkdirSync(join(folder, "lost+found"));
    server = await startBuilt(`file:${folder}`);
    expect(statSync(folder).dev).not.toBe(statSync(parent).dev);
  });
});
