import { describe, expect, it } from "vitest";
import * as limits from "./limits.ts";
import {
  deliveryFaults,
  isWorn,
  newWebhook,
  retryAfterMs,
  webhookDelay,
  webhookEvents,
  webhookRest,
  type AddressParts,
} from "./webhook.ts";
import { words } from "./webhook.words.ts";

const HOUR = 3_600_000;

function address(href: string, over: Partial<AddressParts> = {}): AddressParts {
  const protocol = href.slice(0, href.indexOf(":") + 1);
  return { href, protocol, username: "", password: "", port: "", ...over };
}

const url = address("https://example.org/cairn");
const events = ["goal.completed"] as const;

describe("a webhook", () => {
  it("has its events once and in their order", () => {
    const asked = [...webhookEvents, ...webhookEvents].toReversed();
    expect(newWebhook({ url, events: asked }, 0, "refused")).toEqual({
      url,
      events: webhookEvents,
    });
  });

  it.each([
    [url, "refused", true],
    [url, "allowed", true],
    [address("http://example.org/"), "refused", false],
    [address("http://example.org/"), "allowed", true],
    [address("ftp://example.org/"), "allowed", false],
    [address("https://example.org:444/", { port: "444" }), "refused", true],
    [address("https://example.org:0/", { port: "0" }), "refused", false],
    [address("https://a@example.org/", { username: "a" }), "refused", false],
    [address("https://:b@example.org/", { password: "b" }), "refused", false],
    [address("https://example.org/#"), "refused", false],
    [address("https://example.org/".padEnd(limits.webhookUrl, "x")), "refused", true],
    [address("https://example.org/".padEnd(limits.webhookUrl + 1, "x")), "refused", false],
    [null, "refused", false],
  ] as const)("%j with private networks %s: %s", (asked, addresses, isTaken) => {
    const made = newWebhook({ url: asked, events }, 0, addresses);
    const code = addresses === "allowed" ? "webhook.url-invalid" : "webhook.url-not-https";
    expect(made).toEqual(isTaken ? { url: asked, events } : { refused: code, field: "url" });
  });

  it("is refused without an event, and beyond as many as there may be", () => {
    expect(newWebhook({ url, events: [] }, 0, "refused")).toEqual({
      refused: "webhook.events-missing",
      field: "events",
    });
    expect(newWebhook({ url, events }, limits.webhooks - 1, "refused")).toEqual({ url, events });
    expect(newWebhook({ url, events }, limits.webhooks, "refused")).toEqual({
      refused: "webhook.too-many",
    });
  });
});

describe("the tries of a delivery", () => {
  it("come after 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h, and the tenth is the last", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((attempts) => webhookDelay(attempts, 0.5));
    expect(waits).toEqual([
      5_000,
      HOUR / 12,
      HOUR / 2,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      24 * HOUR,
      null,
    ]);
  });

  it("are moved by up to a tenth", () => {
    expect([webhookDelay(4, 0), webhookDelay(4, 1)]).toEqual([108 * 60_000, 132 * 60_000]);
  });

  it.each([
    [1, 4_999, 5_000],
    [1, 5_001, 5_001],
    [1, 24 * HOUR, 24 * HOUR],
    [4, HOUR, 2 * HOUR],
    [10, HOUR, null],
  ])(
    "after %i tries, where the receiver asks for %i ms, come after %s ms",
    (attempts, asked, ms) => {
      expect(webhookDelay(attempts, 0.5, asked)).toBe(ms);
    },
  );
});

const now = Date.UTC(2026, 10, 26, 12);

it.each<[string | undefined, number]>([
  ["3600", HOUR],
  ["0", 0],
  ["86401", 24 * HOUR],
  ["9".repeat(400), 24 * HOUR],
  ["Thu, 26 Nov 2026 13:00:00 GMT", HOUR],
  ["Thursday, 26-Nov-26 13:00:00 GMT", HOUR],
  ["Thu Nov 26 13:00:00 2026", HOUR],
  ["Sun Dec  6 13:00:00 2026", 24 * HOUR],
  ["Thu, 26 Nov 2026 11:00:00 GMT", 0],
  ["Thu, 99 Nov 2026 13:00:00 GMT", 0],
  [undefined, 0],
  ["1.5", 0],
  ["0x10", 0],
  ["60, 120", 0],
  ["2026-11-26T13:00:00Z", 0],
])("Retry-After: %s asks for %i ms", (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

describe("a webhook rests", () => {
  it.each([
    [429, 1, 0, 5_000],
    [502, 2, 0, HOUR / 12],
    [503, 3, 0, HOUR / 2],
    [504, 4, 0, HOUR / 2],
    [429, 1, HOUR, HOUR],
    [503, 1, 4_999, 5_000],
    [503, 9, 24 * HOUR, 24 * HOUR],
    [500, 5, HOUR, 0],
    [302, 5, HOUR, 0],
    [204, 0, HOUR, 0],
    [null, 5, 0, 0],
  ])("after %s and %i failures, asked for %i ms, for %i ms", (answer, failures, asked, ms) => {
    expect(webhookRest(answer, failures, 0.5, asked)).toBe(ms);
  });

  it("with its wait moved by up to a tenth", () => {
    expect([webhookRest(503, 1, 0, 0), webhookRest(503, 1, 1, 0)]).toEqual([4_500, 5_500]);
  });
});

it.each([
  [5, 72 * HOUR, true],
  [4, 72 * HOUR, false],
  [5, 72 * HOUR - 1, false],
  [100, 0, false],
])("after %i failures over %i ms a webhook is worn: %s", (failures, failingMs, worn) => {
  expect(isWorn({ failures, failingMs })).toBe(worn);
});

it("has words for each fault", () => {
  expect(deliveryFaults.filter((fault) => words.faults[fault] === "")).toEqual([]);
  expect(words.faults.time).toContain(` ${limits.webhookSeconds} `);
});
