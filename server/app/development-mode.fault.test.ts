import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { errors } from "#contract/errors.ts";
import { built, freePort, settings, startBuilt } from "./fixtures/built-server.fixture.ts";
import { raw, statusOf } from "./fixtures/raw-socket.fixture.ts";

it("a server without PUBLIC_URL keeps its mailbox and its sign-in from whoever comes by a proxy", async () => {
  const port = await freePort();
  await startBuilt("memory://", { PUBLIC_URL: "", PORT: String(port) });
  const get = (path: string, more: string, version = "1.1") =>
    raw(port, `GET ${path} HTTP/${version}\r\nhost: 127.0.0.1\r\n${more}connection: close\r\n\r\n`);
  expect(statusOf(await get("/mailbox", ""))).toBe(200);
  for (const path of ["/mailbox", "/login", "/seed-data", "/api/session"]) {
    const passedOn = [
      await get(path, "x-forwarded-for: 192.0.2.1\r\n"),
      await get(path, "x-forwarded-host: cairn.example.org\r\n"),
      await get(path, "", "1.0"),
    ];
    for (const answer of passedOn) {
      expect(statusOf(answer), path).toBe(403);
      expect(answer).toContain(errors["request.from-outside"].text());
    }
  }
});

it("development mode does not start for the world", async () => {
  const env = settings("memory://", {
    CAIRN_MODE: "development",
    PUBLIC_URL: "https://cairn.example.org",
  });
  const start = promisify(execFile)(process.execPath, [built], { env, timeout: 60_000 });
  await expect(start).rejects.toMatchObject({
    code: 1,
    stderr:
      "Cairn cannot start: CAIRN_MODE=development goes with a PUBLIC_URL of this machine or its own network, such as http://localhost:3000 or http://192.168.1.2:3000, not 'https://cairn.example.org'.\n",
  });
});
