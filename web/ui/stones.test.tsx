import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { pair, path } from "./scenes.ts";
import { Stones } from "./stones.tsx";

const scenes = [undefined, pair, path];

test("each scene is another drawing of seven stones on the same ground", () => {
  const drawn = scenes.map((scene) => renderToString(<Stones scene={scene} />));
  const outlines = drawn.map((svg) => svg.match(/ d="[^"]+"/g) ?? []);
  expect(outlines.map(({ length }) => length)).toEqual([8, 8, 8]);
  expect(new Set(outlines.map(([ground]) => ground)).size).toBe(1);
  expect(new Set(outlines.flatMap(([, ...stones]) => stones)).size).toBe(21);
});

test("so many stones lie, the others are hinted at", () => {
  const svg = renderToString(<Stones placed={2} />);
  expect(svg.match(/placed/g)).toHaveLength(2);
  expect(svg.match(/awaited/g)).toHaveLength(5);
});
