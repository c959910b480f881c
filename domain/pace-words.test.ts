import { expect, test } from "vitest";
import { plainNotation } from "./notation.ts";
import type { PaceLead } from "./pace.ts";
import { leadInWords } from "./pace-words.ts";

test.each<[PaceLead, string]>([
  [{ kind: "on pace", by: 0 }, "On pace"],
  [{ kind: "behind", by: 4 }, "4 books behind"],
  [{ kind: "behind", by: 1 }, "1 book behind"],
  [{ kind: "behind", by: 0.98 }, "About 1 book behind"],
  [{ kind: "ahead", by: 2.5 }, "About 3 books ahead"],
  [{ kind: "ahead", by: 0.49 }, "Slightly ahead"],
])("%j: %s", (lead, words) => {
  expect(leadInWords(lead, "books", plainNotation)).toBe(words);
});
