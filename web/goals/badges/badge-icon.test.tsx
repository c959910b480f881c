import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { exhaustiveList } from "#domain/exhaustive-list.ts";
import type { BadgeIcon as Icon } from "#domain/badge.ts";
import { BadgeIcon } from "./badge-icon.tsx";

const icons = exhaustiveList<Icon>()(["shield", "star", "bullhorn", "medal"]);

function stones(icon: Icon): readonly string[] {
  const drawn = renderToString(<BadgeIcon icon={icon} locked={false} />);
  const [, outline = ""] = /<path d="([^"]+)"/.exec(drawn) ?? [];
  return outline.split("M").slice(1);
}

test("each kind of badge is a stone of its own", () => {
  expect(new Set(icons.map((icon) => stones(icon)[0])).size).toBe(icons.length);
});

test.each([
  ["shield", 7],
  ["star", 1],
  ["bullhorn", 3],
  ["medal", 0],
] as const)("under the stone with a %s lie %i small ones", (icon, small) => {
  expect(stones(icon)).toHaveLength(1 + small);
});
