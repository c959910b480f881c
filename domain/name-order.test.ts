import { expect, test } from "vitest";
import { byName } from "./name-order.ts";

test("names stand in the order of their letters, whatever marks and capitals they have, script by script (product 1.13)", () => {
  const names = [
    "יוסף",
    "Zoë",
    "ليلى",
    "ärger",
    "Arbeit",
    "Élodie",
    "Eva",
    "山田",
    "zebra",
    "Дарья",
  ];
  const sorted = [
    "Arbeit",
    "ärger",
    "Élodie",
    "Eva",
    "zebra",
    "Zoë",
    "Дарья",
    "יוסף",
    "ليلى",
    "山田",
  ];
  expect(names.toSorted(byName)).toEqual(sorted);
});
