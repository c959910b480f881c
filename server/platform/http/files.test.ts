import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Assets } from "./assets.ts";
import { mountFiles } from "./files.ts";

const plain = new Uint8Array([1]);
const file = { type: "text/javascript", plain, br: null, gzip: null };

function serving(...paths: readonly string[]): Hono {
  const app = new Hono();
  const headers = { "x-content-type-options": "nosniff" };
  const files = new Map(paths.map((path) => [path, file]));
  mountFiles(app, { files, headers, css: "", entry: "", preloads: new Map() } satisfies Assets);
  app.all("*", () => new Response("Nothing here.", { status: 404 }));
  return app;
}

/** What a browser comes to that asks so many processes in turns: the status, and how often it asked. */
async function followed(path: string, behind: readonly Hono[]): Promise<readonly number[]> {
  let address: string | null = path;
  let status = 0;
  let times = 0;
  while (address !== null) {
    const answer: Response | undefined = await behind[times % behind.length]?.request(address);
    status = answer?.status ?? 0;
    address = answer?.headers.get("location") ?? null;
    times += 1;
  }
  return [status, times];
}

const OLD = "/assets/page-QZPlfTJ_.js";
const NEW = "/assets/page-Dgdm1v-q.js";

test("a file of another build is found at the process that has it, behind the same address", async () => {
  const both = [serving(OLD), serving(NEW)];
  expect(await followed(OLD, both)).toEqual([200, 1]);
  expect(await followed(NEW, both)).toEqual([200, 2]);
  for (const path of ["/assets/rare-style-Ce-JqlML.css", "/assets/literata-latin-DQWyIC1U.woff2"])
    expect(await followed(path, [serving(OLD), serving(path)])).toEqual([200, 2]);
  expect(await followed(NEW, [serving(OLD), serving(OLD), ...both])).toEqual([200, 4]);
});

test("a file is found when the process that has it is asked only at the sixteenth time", async () => {
  const others = Array.from({ length: 15 }, () => serving(OLD));
  expect(await followed(NEW, [...others, serving(NEW)])).toEqual([200, 16]);
});

test("what no process has is not there after 15 more questions", async () => {
  expect(await followed(NEW, [serving(OLD)])).toEqual([404, 16]);
});

test("the way back is kept by nobody, and under the headers of every answer", async () => {
  const answer = await serving().request(`${NEW}?again=14`);
  expect(answer.status).toBe(307);
  expect(Object.fromEntries(answer.headers)).toEqual({
    location: `${NEW}?again=15`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
});

test.each([
  `${NEW}?again=15`,
  `${NEW}?again=-1`,
  `${NEW}?again=1&again=2`,
  `${NEW}.map`,
  "/assets/nothing.js",
  "/assets/%2e%2e-Dgdm1v-q.js",
  "/assets//evil.example/page-Dgdm1v-q.js",
  "/page-Dgdm1v-q.js",
])("%s leads nowhere", async (address) => {
  expect((await serving(OLD).request(address)).status).toBe(404);
});
