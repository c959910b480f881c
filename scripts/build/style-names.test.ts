import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { styleNames } from "./style-names.mjs";

let root = "";
const at = (file: string) => join(root, "web", file);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cairn-style-names-"));
  mkdirSync(join(root, "web"));
  writeFileSync(
    at("card.module.css"),
    "/* .no */ .card { width: 0.5em } .card > .top-most { animation: hop 1s } @keyframes hop {}",
  );
  writeFileSync(at("ring.module.css"), ".card:hover .rest {}");
});

afterEach(() => rmSync(root, { recursive: true }));

test("each class, and each animation, has a short name of its own", () => {
  const nameOf = styleNames(root);
  const names = [
    ["card", "card.module.css"],
    ["top-most", "card.module.css"],
    ["hop", "card.module.css"],
    ["card", "ring.module.css"],
    ["rest", "ring.module.css"],
  ].map(([name = "", file = ""]) => nameOf(name, at(file)));
  expect(names).toEqual(["_0", "_1", "_2", "_3", "_4"]);
});

test("no name is the beginning of another", () => {
  const many = Array.from({ length: 40 }, (_, number) => `.c${number} {}`).join("\n");
  writeFileSync(at("many.module.css"), many);
  const nameOf = styleNames(root);
  expect(nameOf("card", at("card.module.css"))).toBe("_00");
  expect(nameOf("c39", `${at("many.module.css")}?used`)).toBe("_16");
});

test("what came since then is named after its module", () => {
  const nameOf = styleNames(root);
  expect(nameOf("new", at("small-ring.module.css"))).toBe("_small_ring_new");
});
