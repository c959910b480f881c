import { expect, onTestFinished, test, vi } from "vitest";
import { network } from "#domain/network.ts";
import { mailAddress, openComposer } from "./share-targets.ts";

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

test("a mail keeps its lines and signs", () => {
  const address = mailAddress("Ask & go", "Would you?\n\nhttps://x/?a=1&b=2+3");
  expect(address).toBe(
    "mailto:?subject=Ask%20%26%20go&body=Would%20you%3F%0D%0A%0D%0Ahttps%3A%2F%2Fx%2F%3Fa%3D1%26b%3D2%2B3",
  );
});
