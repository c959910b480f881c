import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import { template } from "#server/platform/fixtures/engines.fixture.ts";
import { failingDatabase } from "#server/platform/fixtures/failing-database.fixture.ts";
import { configOf, type Config } from "#server/platform/config/config.ts";
import { ask } from "./ask.ts";
import { openSource } from "./backup/open-source.ts";
import { leftOver, mayBeAnother, NOBODY, strangerAt } from "./fixtures/stranger.fixture.ts";
import { askRunningServer, listenForCommands } from "./command-socket.ts";
import { socketPath } from "./socket-place.ts";

const test = oneApp();
const create = {
  name: "create",
  email: "ada@example.org",
  password: "four words of mine",
} as const;
let folder: string;
let url: string;
let config: Config;
let server: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-socket-"));
  url = `file:${join(folder, "data")}`;
  config = configOf({ DATABASE_URL: url });
});
afterEach(async () => {
  if (server !== undefined) await once(server.close(), "close");
  server = undefined;
  await rm(folder, { recursive: true });
});

it("reaches the running server, which is open to this system user alone", async () => {
  // What a killed server has left.
  writeFileSync(socketPath(url), "");
  server = await listenForCommands(socketPath(url), test().deps);
  expect(statSync(socketPath(url)).mode & 0o777).toBe(0o600);
  expect(await ask(config, "", create, { agreed: true })).toEqual({
    lines: ["The admin account is made."],
    done: true,
  });
  expect(await ask(config, "", create, { agreed: true })).toEqual({
    lines: ["There is already an admin account with this address."],
    done: false,
  });
  // The folder was never touched.
  expect(existsSync(join(folder, "data"))).toBe(false);
});

it("says so where the server ends before it answers: what became of the command is not known", async () => {
  for (const end of ["end", "destroy"] as const) {
    server = createServer((socket) => void socket.once("data", () => socket[end]()));
    await once(server.listen(socketPath(url)), "listening");
    chmodSync(socketPath(url), 0o600);
    await expect(askRunningServer(socketPath(url), { name: "list" })).rejects.toThrow(
      "The server ended before it answered. See whether it was done, and ask again.",
    );
    await once(server.close(), "close");
  }
  server = undefined;
});

it("does nothing for words that are no command", async () => {
  server = await listenForCommands(socketPath(url), test().deps);
  for (const words of ["", "{", '{"name":"drop"}', '{"name":"list","more":1}']) {
    const socket = connect(socketPath(url));
    socket.end(words);
    expect(JSON.parse(await text(socket))).toEqual({
      lines: ["Something went wrong. Please try again."],
      done: false,
    });
  }
});

it("says why the database cannot answer, and of a defect no more than that there is one", async () => {
  const db = failingDatabase(test().deps.db);
  server = await listenForCommands(socketPath(url), { ...test().deps, db });
  const full = "The disk of /srv/cairn is full: Cairn writes only where 64 MB are free.";
  for (const [error, told] of [
    [new DatabaseUnavailable(full), full],
    [new RangeError("of ours"), "Something went wrong. Please try again."],
  ] as const) {
    db.failAt(1, error);
    const answer = await ask(config, "", { name: "list" }, { agreed: true });
    expect(answer).toEqual({ lines: [told], done: false });
  }
});

it("hangs up on a command that is too long", async () => {
  server = await listenForCommands(socketPath(url), test().deps);
  const socket = connect(socketPath(url));
  socket.on("error", () => {});
  socket.write("x".repeat(20_000));
  await once(socket, "close");
  expect(socket.bytesRead).toBe(0);
});

describe("a folder whose path is too long for a socket", () => {
  it.runIf(process.platform === "linux")("has its socket beside it all the same", async () => {
    const long = [`file:${join(folder, "a".repeat(120))}`, `file:${join(folder, "b".repeat(120))}`];
    for (const each of long) expect(dirname(socketPath(each))).toBe(folder);
    expect(socketPath(long[0]!)).not.toBe(socketPath(long[1]!));
    const path = socketPath(long[0]!);
    server = await listenForCommands(path, test().deps);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await askRunningServer(path, { name: "list" })).toMatchObject({ done: true });
    await once(server.close(), "close");
    server = undefined;
    expect(existsSync(path)).toBe(false);
    expect(await askRunningServer(path, { name: "list" })).toBeNull();
  });
});

describe("a socket that is not this user's own", () => {
  const another = /is .+'s, and this runs as .+: no command goes there\. Run the server and its /;

  /** Somebody who writes down what they hear. */
  async function listener(path: string): Promise<string[]> {
    const heard: string[] = [];
    server = createServer((socket) => void socket.on("data", (data) => heard.push(String(data))));
    await once(server.listen(path), "listening");
    chmodSync(path, 0o600);
    return heard;
  }

  async function refusedBothWays(why: RegExp): Promise<void> {
    await expect(ask(config, "", create, { agreed: true })).rejects.toThrow(why);
    await expect(listenForCommands(socketPath(url), test().deps)).rejects.toThrow(why);
  }

  it("hears nothing, and is not taken away", async () => {
    const heard = await listener(socketPath(url));
    const { uid } = userInfo();
    vi.spyOn(process, "getuid").mockReturnValue(uid + 1);
    await refusedBothWays(another);
    expect([heard, existsSync(socketPath(url))]).toEqual([[], true]);
  });

  it.runIf(mayBeAnother)("of a user who was there first hears nothing", async () => {
    chmodSync(folder, 0o1777);
    const { child, told } = await strangerAt(socketPath(url));
    await refusedBothWays(another);
    child.kill();
    await once(child, "exit");
    expect(told).toEqual(["listening"]);
  });

  it.runIf(mayBeAnother)("is any in a folder that somebody else has made", async () => {
    const heard = await listener(socketPath(url));
    chownSync(folder, NOBODY, NOBODY);
    await refusedBothWays(another);
    expect(heard).toEqual([]);
  });

  it("is any in a folder where everybody may take it away", async () => {
    const heard = await listener(socketPath(url));
    chmodSync(folder, 0o777);
    await refusedBothWays(/^Everybody may write to .+: no command goes there\. Run: chmod o-w /);
    chmodSync(folder, 0o700);
    expect(heard).toEqual([]);
  });

  it.each([
    ["one that others may write to", () => chmodSync(socketPath(url), 0o666)],
    [
      "a link",
      () => {
        renameSync(socketPath(url), join(folder, "elsewhere"));
        symlinkSync(join(folder, "elsewhere"), socketPath(url));
      },
    ],
    [
      "a file",
      () => {
        rmSync(socketPath(url));
        writeFileSync(socketPath(url), "");
      },
    ],
  ])("may be %s: it hears nothing", async (_what, change) => {
    const heard = await listener(socketPath(url));
    change();
    await expect(ask(config, "", create, { agreed: true })).rejects.toThrow(
      "no command goes there. Remove it, and restart the server.",
    );
    expect(heard).toEqual([]);
  });
});

describe("a folder that a process has, which cannot be asked", () => {
  /** What the operator reads, of a command and of a backup. */
  async function refused(): Promise<string> {
    const commands = [
      () => ask(config, "", { name: "list" }, { agreed: true }),
      () => openSource(url),
    ];
    const said = commands.map((command) =>
      command().then(
        () => "done",
        (error: unknown) => (error as Error).message,
      ),
    );
    const [words = "", ...others] = await Promise.all(said);
    expect(others).toEqual([words]);
    return words;
  }

  /** As a server does, without its socket. */
  async function hold(): Promise<void> {
    const holder = await openDatabase({ url, template: await template(), log: () => {} });
    onTestFinished(() => holder.close());
  }

  it("says so, and what to do about it", async () => {
    await hold();
    const none = await refused();
    expect(none).toMatch(/^The database folder \S+ is in use by process \d+ on /);
    expect(none).toMatch(
      /It has no socket at \S+\.sock: .+ its log says why \(operator\.unreachable\)/,
    );
    expect(none).toMatch(
      /Or stop the server and run this again: it then opens the folder itself\.$/,
    );
    chmodSync(folder, 0o777);
    expect(await refused()).toMatch(
      /Everybody may write to \S+, and so replace .+ Run: chmod o-w \S+ Where you may not \(an emptyDir, NFS\)/,
    );
    chmodSync(folder, 0o700);
    await leftOver(socketPath(url));
    expect(await refused()).toMatch(
      /Nobody answers at \S+\.sock: that process is another command, or a server/,
    );
  });

  it.runIf(mayBeAnother)("says so where the folder around it is another user's", async () => {
    await hold();
    chownSync(folder, NOBODY, NOBODY);
    expect(await refused()).toMatch(/Run the server and its commands as .+, or .+: sudo chown /);
  });
});
