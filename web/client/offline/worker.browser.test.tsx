import { expect, onTestFinished, test, vi } from "vitest";
import { installWorker } from "./worker.ts";

const KEPT = "cairn-of-a-test";
const OTHERS = "of-another-app";

type Answer = () => Response | Promise<Response>;

const cairn: Answer = () => Response.json({ alive: true });
const page = (status: number) => () =>
  new Response("<h1>Sign in to this network</h1>", {
    status,
    headers: { "content-type": "text/html" },
  });
const nobody: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** A browser with a worker, and what answers it: for the worker's script, and whether the server is there, time after time. */
async function withWorker(script: Answer, ...there: readonly Answer[]) {
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const register = vi.spyOn(navigator.serviceWorker, "register");
  const ask = vi.spyOn(navigator.serviceWorker, "getRegistration");
  const registered = (from: string, state: "active" | "waiting" | "installing" = "active") => {
    const worker = { scriptURL: new URL(from, location.href).href };
    const none = { active: null, waiting: null, installing: null };
    ask.mockResolvedValue(
      Object.assign({ unregister }, none, {
        [state]: worker,
      }) as unknown as ServiceWorkerRegistration,
    );
  };
  registered("/sw.js");
  const left = [...there];
  vi.stubGlobal("fetch", async (address: string, { cache }: RequestInit) => {
    expect(cache).toBe("no-store");
    if (address === "/healthz") return (left.shift() ?? nobody)();
    expect(address).toBe("/sw.js");
    return script();
  });
  await caches.open(KEPT);
  await caches.open(OTHERS);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await caches.delete(KEPT);
    await caches.delete(OTHERS);
  });
  return { unregister, register, registered };
}

test.each([404, 410])(
  "where Cairn's server answers %i for the worker, it and what it keeps go",
  async (status) => {
    const { unregister, register } = await withWorker(page(status), cairn, cairn);
    await installWorker();
    expect(register).not.toHaveBeenCalled();
    expect(unregister).toHaveBeenCalledOnce();
    expect(await caches.has(KEPT)).toBe(false);
    expect(await caches.has(OTHERS)).toBe(true);
  },
);

test.each<[what: string, ...answers: readonly [Answer, ...Answer[]]]>([
  ["the server has one", page(200), cairn, cairn],
  ["the server is busy", page(503), cairn, cairn],
  ["a network answers everything with 404", page(404), page(404), page(404)],
  ["a network has a page for everything else", page(404), page(200), page(200)],
  ["a network stands before the server meanwhile", page(404), cairn, page(404)],
  [
    "a network lets somebody in meanwhile",
    vi.fn<Answer>(page(200)).mockImplementationOnce(page(404)),
    cairn,
    cairn,
  ],
  ["the server cannot be reached any more", page(404), cairn, nobody],
  ["nobody can be reached", nobody, nobody, nobody],
])("where %s, the worker stays", async (_, ...answers) => {
  const { unregister } = await withWorker(...answers);
  await installWorker().catch(() => undefined);
  expect(unregister).not.toHaveBeenCalled();
  expect(await caches.has(KEPT)).toBe(true);
});

test("a browser without one asks for it, and for nothing else", async () => {
  const { register } = await withWorker(nobody);
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(undefined);
  register.mockResolvedValue({} as ServiceWorkerRegistration);
  await installWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js", { updateViaCache: "none" });
});

test("where another app has left its worker under the same address, ours takes its place", async () => {
  const { register, unregister, registered } = await withWorker(nobody);
  registered("/service-worker.js");
  register.mockResolvedValue({} as ServiceWorkerRegistration);
  await installWorker();
  expect(register).toHaveBeenCalledExactlyOnceWith("/sw.js", { updateViaCache: "none" });
  expect(unregister).not.toHaveBeenCalled();
});

test.each(["waiting", "installing"] as const)(
  "a worker of ours that is %s is not asked for again",
  async (state) => {
    const { register, registered } = await withWorker(page(200));
    registered("/sw.js", state);
    await installWorker();
    expect(register).not.toHaveBeenCalled();
  },
);
