import { beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../fixtures/fake-caches.fixture.ts";

const ORIGIN = "https://cairn.example";
const asked: string[] = [];

async function keeping(paths: readonly string[]): Promise<void> {
  const stored = fakeCaches();
  vi.stubGlobal("caches", stored);
  vi.stubGlobal("BUILD_NAME", "1");
  const cache = await stored.open("cairn-1");
  for (const path of paths) await cache.put(path, new Response(`kept ${path}`));
}

/** The worker's routes as it starts. */
async function routing() {
  vi.resetModules();
  return import("./answers.ts");
}

const worker = async () => (await routing()).answerTo;

function request(address: string, { mode = "navigate", method = "GET" } = {}) {
  const url = new URL(address, ORIGIN).href;
  return { url, mode, method } as Request;
}

const event = (asks: Request, preloadResponse?: Promise<Response | undefined>) => ({
  request: asks,
  respondWith: () => undefined,
  ...(preloadResponse && { preloadResponse }),
});

beforeEach(async () => {
  asked.length = 0;
  await keeping(["/offline", "/assets/page.js"]);
  vi.stubGlobal("fetch", ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Promise.reject(new TypeError("Failed to fetch"));
  });
});

test.each([
  ["/api/goals", { mode: "cors" }],
  ["/functions/verifyEmail", {}],
  ["/m/AAAAAAAAAAAAAAAAAAAAAA", {}],
  ["/calendar/secret.ics", {}],
  ["/api/account/export", {}],
  ["/favicon.svg", { mode: "no-cors" }],
  ["/nowhere", {}],
  ["/", { mode: "cors" }],
  ["/", { method: "POST" }],
  ["/assets/page.js", { method: "POST" }],
  ["https://elsewhere.example/", {}],
  ["https://elsewhere.example/assets/page.js", { mode: "no-cors" }],
])("%s, %j, is none of the worker's", async (address, how) => {
  expect((await worker())(event(request(address, how)), ORIGIN)).toBeNull();
});

test.each([
  "/stand-in/auth/one-time",
  "/m/AAAAAAAAAAAAAAAAAAAAAA",
  "/calendar/secret.ics",
  "/api/account/export",
  "/functions/verifyEmail?token=one-time",
  "/nowhere",
])("a preloaded navigation to %s is not sent again", async (address) => {
  const { preloadedAnswer } = await routing();
  const answer = new Response("of the server");
  const preload = Promise.resolve(answer);
  expect(await preloadedAnswer(event(request(address), preload))).toBe(answer);
  expect(asked).toEqual([]);
});

test("what the browser does not preload goes past the worker, and a preload that is missing is sent by it once", async () => {
  const { preloadedAnswer } = await routing();
  expect(preloadedAnswer(event(request("/stand-in/auth/x", { method: "POST" })))).toBeNull();
  expect(preloadedAnswer(event(request("/api/goals", { mode: "cors" })))).toBeNull();
  const none = Promise.resolve(undefined);
  const answer = preloadedAnswer(event(request("/nowhere"), none));
  await expect(answer).rejects.toThrow("Failed to fetch");
  expect(asked).toEqual(["/nowhere"]);
});

test("a file of a build comes from what is kept, and else from the server", async () => {
  const answerTo = await worker();
  const file = (path: string) => answerTo(event(request(path, { mode: "no-cors" })), ORIGIN);
  expect(await (await file("/assets/page.js"))?.text()).toBe("kept /assets/page.js");
  expect(asked).toEqual([]);
  await expect(file("/assets/other.js")).rejects.toThrow("Failed to fetch");
  expect(asked).toEqual(["/assets/other.js"]);
});

test.each([200, 404, 500])(
  "a screen comes from the server, which answers %i, and nothing else is asked",
  async (status) => {
    const answerTo = await worker();
    const answer = new Response("of the server", { status });
    expect(await answerTo(event(request("/"), Promise.resolve(answer)), ORIGIN)).toBe(answer);
    expect(asked).toEqual([]);
  },
);

const alive = () => Response.json({ alive: true });
const nobody = () => Promise.reject(new TypeError("Failed to fetch"));
const page = (status: number) => () => new Response("<h1>Bad Gateway</h1>", { status });

/** Where a navigation leads that comes to a status, while `/healthz` is answered so; null where that answer is shown. */
async function leadsTo(status: number, health: () => Response | Promise<Response>) {
  const redirect = vi
    .spyOn(Response, "redirect")
    .mockImplementation((to) => new Response(String(to)));
  vi.stubGlobal("fetch", async (address: string) => {
    expect(address).toBe("/healthz");
    return health();
  });
  const answer = new Response("not there", { status });
  const answerTo = await worker();
  const shown = await answerTo(event(request("/account"), Promise.resolve(answer)), ORIGIN);
  redirect.mockRestore();
  return shown === answer ? null : shown?.text();
}

test.each([502, 503, 504])(
  "where a proxy answers %i in the place of a server that is not there, a screen leads to the document without one",
  async (status) => {
    for (const health of [nobody, page(status), page(200)])
      expect(await leadsTo(status, health)).toBe("/offline?returnTo=%2Faccount");
  },
);

test("what Cairn's own server answers while it is busy is shown, and a proxy's words where nothing is kept", async () => {
  expect(await leadsTo(503, alive)).toBeNull();
  await keeping([]);
  expect(await leadsTo(502, nobody)).toBeNull();
});

test.each([
  ["/", "/offline"],
  ["/goals/x?a=1", "/offline?returnTo=%2Fgoals%2Fx%3Fa%3D1"],
  ["/linkedin?code=secret&state=s", "/offline"],
])("without a server %s leads to %s", async (address, to) => {
  // Node's own takes whole addresses only.
  const redirect = vi.spyOn(Response, "redirect").mockImplementation(() => new Response());
  const answerTo = await worker();
  await answerTo(event(request(address)), ORIGIN);
  expect(redirect.mock.calls).toEqual([[to, 302]]);
});

test("where nothing is kept, the browser says what it always did", async () => {
  await keeping([]);
  await expect((await worker())(event(request("/")), ORIGIN)).rejects.toThrow("Failed to fetch");
});

test("a browser whose caches fail has its files and screens from the server", async () => {
  const broken = () => Promise.reject(new DOMException("Storage is broken.", "UnknownError"));
  vi.stubGlobal("caches", { match: broken, keys: broken });
  const here = new Response("from the server");
  vi.stubGlobal("fetch", () => Promise.resolve(here));
  const answerTo = await worker();
  const file = request("/assets/page.js", { mode: "no-cors" });
  expect(await answerTo(event(file), ORIGIN)).toBe(here);
  expect(await answerTo(event(request("/")), ORIGIN)).toBe(here);
  expect(await answerTo(event(request("/offline")), ORIGIN)).toBe(here);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(answerTo(event(request("/")), ORIGIN)).rejects.toThrow("Failed to fetch");
});

test("the document without a server is the kept one, whatever the browser has asked for by itself", async () => {
  const lost = Promise.reject(new TypeError("Failed to fetch"));
  const answer = (await worker())(event(request("/offline?returnTo=%2Faccount"), lost), ORIGIN);
  expect(await (await answer)?.text()).toBe("kept /offline");
});

test("what has not come after 5 seconds is not waited for; whoever tries again within a minute has as long as it takes", async () => {
  vi.useFakeTimers();
  vi.spyOn(Response, "redirect").mockImplementation((url) => new Response(String(url)));
  const answerTo = await worker();
  const never = () => new Promise<Response>(() => undefined);
  const late = answerTo(event(request("/account"), never()), ORIGIN);
  let said = "";
  void late?.then(async (answer) => (said = await answer.text()));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(said).toBe("");
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toBe("/offline?returnTo=%2Faccount");
  const slow = Promise.withResolvers<Response>();
  const second = answerTo(event(request("/account"), slow.promise), ORIGIN);
  await vi.advanceTimersByTimeAsync(9_000);
  slow.resolve(new Response("here at last"));
  expect(await (await second)?.text()).toBe("here at last");
  // 9 of 60 seconds are over.
  await vi.advanceTimersByTimeAsync(51_000);
  const third = answerTo(event(request("/account"), never()), ORIGIN);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await (await third)?.text()).toBe("/offline?returnTo=%2Faccount");
  vi.useRealTimers();
});
