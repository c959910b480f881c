import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { completionMessage } from "./share-message.ts";

test("a completed goal is told in its own words", () => {
  expect(completionMessage({ description: "Read ten books" })).toBe(
    "I reached a goal that I had set myself: “Read ten books”. One stone on another, and it stands.",
  );
});

test("the longest description leaves the message within what a text parameter shows", () => {
  const description = "x".repeat(limits.description);
  expect(completionMessage({ description }).length).toBeLessThanOrEqual(700);
});
