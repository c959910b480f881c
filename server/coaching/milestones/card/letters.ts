import { readFileSync } from "node:fs";
import bidiFactory from "bidi-js";
import { Blob, Buffer as ShapingBuffer, Direction, Face, Font, shape } from "harfbuzzjs";

export type Side = "ltr" | "rtl";

/** In lookup order (decision 40). */
const files = [
  "literata-latin",
  "literata-latin-ext",
  "literata-vietnamese",
  "literata-greek",
  "literata-greek-ext",
  "literata-cyrillic",
  "literata-cyrillic-ext",
  "noto-sans-arabic",
  "noto-sans-jp",
] as const;

const folder = new URL(
  import.meta.url.endsWith(".ts") ? "./fonts/" : "./card-fonts/",
  import.meta.url,
);
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;
const bidi = bidiFactory();
// Shared: HarfBuzz memory is freed only by garbage collection, too late for a thousand titles.
const buffer = new ShapingBuffer();

interface Drawn {
  readonly font: Font;
  readonly unitsPerEm: number;
  readonly outlines: Map<number, string>;
}

let loaded: readonly Drawn[] | null = null;

function fonts(): readonly Drawn[] {
  loaded ??= files.map((name) => {
    const bytes = new Uint8Array(readFileSync(new URL(`${name}.ttf`, folder)));
    const face = new Face(new Blob(bytes.buffer));
    return { font: new Font(face), unitsPerEm: face.upem, outlines: new Map() };
  });
  return loaded;
}

/** Prefers the font of the letter before; undefined if no font has it. */
function fontOf(letter: string, before: Drawn | undefined): Drawn | undefined {
  const has = ({ font }: Drawn) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
  if (before !== undefined && (UNSEEN.test(letter) || has(before))) return before;
  return fonts().find(has);
}

/** Otherwise the font's box would be drawn. */
export function canDraw(text: string): boolean {
  return Array.from(text).every(
    (letter) => UNSEEN.test(letter) || fontOf(letter, undefined) !== undefined,
  );
}

export function sideOf(text: string): Side {
  const strong = Array.from(text, (letter) => bidi.getBidiCharTypeName(letter));
  const first = strong.find((type) => type === "L" || type === "R" || type === "AL");
  return first === undefined || first === "L" ? "ltr" : "rtl";
}

interface Run {
  readonly text: string;
  readonly drawn: Drawn;
  /** Odd: right to left (UAX 9). */
  readonly level: number;
}

/** In reading order; one font and one direction each. */
function runsOf(line: string, side: Side): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, side);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of line) {
    const last = runs.at(-1);
    const level = levels[at] ?? 0;
    const drawn = fontOf(letter, last?.drawn) ?? fonts()[0];
    at += letter.length;
    if (drawn === undefined) continue;
    if (last?.drawn === drawn && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + letter };
    else runs.push({ text: letter, drawn, level });
  }
  return runs;
}

/** In visual order, from the left (UAX 9, L2). */
function standing(runs: readonly Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  const order = [...runs];
  for (let level = highest; level > 0; level -= 1)
    for (const [from, to] of stretches(order, level))
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
  return order;
}

function stretches(runs: readonly Run[], level: number): [number, number][] {
  const found: [number, number][] = [];
  for (const [at, run] of runs.entries()) {
    const last = found.at(-1);
    if (run.level < level) continue;
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

interface Glyph {
  readonly outline: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function shapedRun({ text, drawn, level }: Run, from: number): { glyphs: Glyph[]; width: number } {
  buffer.reset();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(drawn.font, buffer);
  const scale = 1 / drawn.unitsPerEm;
  const positions = buffer.getGlyphPositions();
  let x = from;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const outline = drawn.outlines.get(codepoint) ?? drawn.font.glyphToPath(codepoint);
    drawn.outlines.set(codepoint, outline);
    const glyph = { outline, x: x + xOffset * scale, y: yOffset * scale, scale };
    x += xAdvance * scale;
    return glyph;
  });
  return { glyphs, width: x - from };
}

export interface Line {
  readonly glyphs: readonly Glyph[];
  readonly width: number;
}

/** Every letter must be drawable. */
export function shapeLine(line: string, side: Side): Line {
  const glyphs: Glyph[] = [];
  let width = 0;
  for (const run of standing(runsOf(line, side))) {
    const part = shapedRun(run, width);
    glyphs.push(...part.glyphs);
    width += part.width;
  }
  return { glyphs, width };
}
