import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { oneApp } from "#server/app/fixtures/one-app.fixture.ts";
import { raw, statusOf } from "#server/app/fixtures/raw-socket.fixture.ts";
import { drain, listen } from "./listen.ts";

const bytesOf = (line: string, headers: string) =>
  `${line} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n\r\n`;

describe("a body that its client broke off", () => {
  const test = oneApp();

  it.each([
    ["declared", "/api/sign-in", "content-length: 100", "{"],
    ["chunked", "/api/sign-in", "transfer-encoding: chunked", "9\r\n{"],
    ["of a mail program", "/unsubscribe", "content-length: 100", "List-"],
  ])(
    "is no fault of the server's, and no line of its log: %s",
    async (_how, path, headers, body) => {
      const [came, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
      const app = new Hono().use(async (context, next) => {
        came.resolve();
        await next();
        answered.resolve(context.res.status);
      });
      const server = await listen(app.route("/", test().app), "127.0.0.1", 0);
      const { port } = server.address() as AddressInfo;
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(bytesOf(`POST ${path}`, `content-type: application/json\r\n${headers}`) + body);
      await came.promise;
      socket.destroy();
      expect(await answered.promise).toBe(400);
      expect(test().logged).toEqual([]);
      expect(statusOf(await raw(port, bytesOf("GET /healthz", "connection: close")))).toBe(200);
      await drain(server);
    },
  );
});
