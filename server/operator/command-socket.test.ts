import { once } from "node:events";
import { existsSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "#server/platform/db/database.ts";
import { template } from "#server/platform/fixtures/engines.fixture.ts";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { configOf } from "#server/platform/config.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { ask } from "./ask-admin.ts";
import { askRunningServer, listenForCommands, socketPath } from "./command-socket.ts";
import { findAccount } from "#server/admin/sign-in/credential-store.ts";
import { openTotp } from "#server/admin/sign-in/totp.ts";

const test = oneApp();
const create = {
  name: "create",
  email: "ada@example.org",
  password: "four words of mine",
} as const;
let folder: string;
let url: string;
let server: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cairn-socket-"));
  url = `file:${join(folder, "data")}`;
});
afterEach(async () => {
  if (server !== undefined) await once(server.close(), "close");
  server = undefined;
  await rm(folder, { recursive: true });
});

it("keeps a second factor under the key that the server of this folder will have", async () => {
  const archive = await template();
  await ask(url, archive, create);
  const [, line = ""] = (await ask(url, archive, { name: "totp", email: create.email, on: true }))
    .lines;
  const db = await openDatabase({ url, template: archive, log: () => {} });
  const { secretKey } = servedConfig(configOf({ DATABASE_URL: url }));
  const account = await findAccount(db, create.email);
  await db.close();
  const { uid = "", totpSecret } = account ?? {};
  const opened = openTotp(secretKey, uid, totpSecret ?? "");
  expect(`Secret: ${opened?.secret}`).toBe(line);
  expect(opened?.isPlain).toBe(false);
  // Another key than that is found out.
  const told = await ask(
    url,
    archive,
    { name: "totp", email: create.email, on: true },
    "k".repeat(32),
  );
  expect(told.done).toBe(false);
  expect(told.lines[0]).toMatch(/^SECRET_KEY is not the one that second factors are kept under/);
});

it("reaches the running server, which is open to this system user alone", async () => {
  // What a killed server has left.
  writeFileSync(socketPath(url), "");
  server = await listenForCommands(socketPath(url), test().deps);
  expect(statSync(socketPath(url)).mode & 0o777).toBe(0o600);
  expect(await ask(url, "", create)).toEqual({ lines: ["The admin account is made."], done: true });
  expect(await ask(url, "", create)).toEqual({
    lines: ["An admin account with this address exists."],
    done: false,
  });
  // The folder was never touched.
  expect(existsSync(join(folder, "data"))).toBe(false);
});

it("opens the folder only where no server has it", async () => {
  const archive = await template();
  expect(await askRunningServer(socketPath(url), { name: "list" })).toBeNull();
  expect(await ask(url, archive, create)).toMatchObject({ done: true });
  const db = await openDatabase({ url, log: () => {} });
  await expect(ask(url, archive, { name: "list" })).rejects.toThrow("is in use by process");
  await db.close();
  expect((await ask(url, archive, { name: "list" })).lines).toEqual([
    "ada@example.org  Active  never signed in",
  ]);
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
