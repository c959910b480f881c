/** Center, half width, half height, and the top's lean to the right. */
export type Pebble = readonly [x: number, y: number, w: number, h: number, lean: number];

/** A stone's outline as the `d` of an SVG path. */
export function pebblePath([x, y, w, h, lean]: Pebble): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  const left = at(-w, h * 0.15);
  return [
    `M${left}`,
    `C${at(-w, -h * 0.6)} ${at(lean - w * 0.6, -h)} ${at(lean, -h)}`,
    `S${at(w, -h * 0.65)} ${at(w, h * 0.1)}`,
    `S${at(w * 0.6, h)} ${at(-lean, h)}`,
    `S${at(-w, h * 0.8)} ${left}Z`,
  ].join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
