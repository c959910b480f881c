import { once } from "node:events";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { configOf, type Config } from "#server/platform/config.ts";
import { ask } from "./ask.ts";
import { listenForCommands, socketPath } from "./command-socket.ts";

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
  expect(await ask(config, "", create)).toEqual({
    lines: ["The admin account is made."],
    done: true,
  });
  expect(await ask(config, "", create)).toEqual({
    lines: ["An admin account with this address exists."],
    done: false,
  });
  // The folder was never touched.
  expect(existsSync(join(folder, "data"))).toBe(false);
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

it("hangs up on a command that is too long", async () => {
  server = await listenForCommands(socketPath(url), test().deps);
  const socket = connect(socketPath(url));
  socket.on("error", () => {});
  socket.write("x".repeat(20_000));
  await once(socket, "close");
  expect(socket.bytesRead).toBe(0);
});

it("finds a shorter place where the folder's path is too long for a socket", () => {
  const long = socketPath(`file:${join(folder, "a".repeat(120))}`);
  expect(Buffer.byteLength(long)).toBeLessThanOrEqual(100);
  expect(long).not.toBe(socketPath(`file:${join(folder, "b".repeat(120))}`));
});
