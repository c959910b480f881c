import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { QuoteSplash } from "./quote-splash.tsx";

const quote = { quote: "One line, / and another.", author: "A Person", source: "A Work (1900)" };
const onDone = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  mount(<QuoteSplash quote={quote} onDone={onDone} />);
});

afterEach(() => {
  vi.useRealTimers();
  onDone.mockReset();
});

/** Lets so many ms pass, and what React had to do in them. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  // React works in messages to itself: what it has begun to say comes first.
  for (let message = 0; message < 2; message += 1) await spoken();
}

function spoken(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", () => resolve());
    port1.start();
    port2.postMessage(null);
  });
}

function screen(): HTMLElement {
  return document.querySelector("main")!;
}

function progress(): number {
  return Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow"));
}

function skip(): HTMLButtonElement {
  return [...document.querySelectorAll("button")].find((button) => button.textContent === "Skip")!;
}

test("shows the quote with its author, the logo and what is prepared", () => {
  expect(screen().querySelector("blockquote")?.innerText).toBe("One line,\nand another.");
  expect(screen().textContent).toContain("A Person");
  expect(screen().textContent).toContain("Preparing your dashboard...");
  expect(screen().querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe("Cairn");
  expect(document.activeElement?.tagName).toBe("H1");
});

test("fades in after 100 ms", async () => {
  const hidden = screen().className;
  await pass(99);
  expect(screen().className).toBe(hidden);
  await pass(1);
  expect(screen().className).not.toBe(hidden);
});

test("its bar moves each 50 ms and is full at 5000 ms", async () => {
  await pass(49);
  expect(progress()).toBe(0);
  await pass(1);
  expect(progress()).toBe(1);
  await pass(2_450);
  expect(progress()).toBe(50);
  await pass(2_450);
  expect(progress()).toBe(99);
  await pass(50);
  expect(progress()).toBe(100);
});

test("fades out at 5000 ms and is done 300 ms later, once", async () => {
  const hidden = screen().className;
  await pass(4_999);
  expect(screen().className).not.toBe(hidden);
  await pass(1);
  expect(screen().className).toBe(hidden);
  await pass(299);
  expect(onDone).not.toHaveBeenCalled();
  await pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  await pass(10_000);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test("Skip fades out at once, even before it was seen", async () => {
  await pass(50);
  skip().click();
  await pass(299);
  expect(onDone).not.toHaveBeenCalled();
  await pass(1);
  expect(onDone).toHaveBeenCalledTimes(1);
  skip().click();
  await pass(10_000);
  expect(onDone).toHaveBeenCalledTimes(1);
});
