import { expect, onTestFinished, test, vi } from "vitest";
import { network } from "#domain/network.ts";
import { openComposer } from "./share-targets.ts";

function watched() {
  const open = vi.fn<(...asked: string[]) => null>(() => null);
  vi.stubGlobal("window", { open });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    warn.mockRestore();
  });
  return { open, warn };
}

test("a platform that is not supported is only warned of (product 10.6)", () => {
  const { open, warn } = watched();
  expect(openComposer("myspace", "words")).toBe(false);
  expect(open).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith(`Sharing on "myspace" isn't supported.`);
});

test("the network's composer opens in a window that knows nothing of this one", () => {
  const { open, warn } = watched();
  expect(openComposer(network.slug, "words & more")).toBe(true);
  expect(open).toHaveBeenCalledExactlyOnceWith(
    "https://www.linkedin.com/feed/?shareActive=true&text=words%20%26%20more",
    "_blank",
    "noopener,noreferrer",
  );
  expect(warn).not.toHaveBeenCalled();
});
