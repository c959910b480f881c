import { expect, onTestFinished, test, vi } from "vitest";
import { installWorker } from "./worker.ts";

const KEPT = "cairn-of-a-test";

/** A browser with a worker, whose server answers so where it is asked for it. */
async function withWorker(status: number) {
  const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  vi.spyOn(navigator.serviceWorker, "register").mockRejectedValue(new TypeError("404"));
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue({
    unregister,
  } as unknown as ServiceWorkerRegistration);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status })));
  await caches.open(KEPT);
  onTestFinished(async () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    await caches.delete(KEPT);
  });
  return unregister;
}

test.each([404, 410])(
  "where the server answers %i for the worker, it and what it keeps go",
  async (status) => {
    const unregister = await withWorker(status);
    await installWorker();
    expect(unregister).toHaveBeenCalledOnce();
    expect(await caches.has(KEPT)).toBe(false);
  },
);

test.each([200, 503])("where it answers %i, the worker stays", async (status) => {
  const unregister = await withWorker(status);
  await installWorker();
  expect(unregister).not.toHaveBeenCalled();
  expect(await caches.has(KEPT)).toBe(true);
});
