import { cairn, cairnShade, mark, stonesPlaced } from "#domain/cairn.ts";
import { dayInWords } from "#domain/day-words.ts";
import { milestoneWords } from "#domain/milestone-page.ts";
import { currentNotation } from "#server/platform/notation.ts";
import { pebblePath, type Pebble } from "#domain/pebble.ts";
import { cardSize, type CardFacts } from "./card-facts.ts";
import { words } from "./card.words.ts";
import { canDraw, shapeLine, sideOf, type Line, type Side } from "./letters.ts";
import { titleLines } from "./title-lines.ts";

/** The light theme of web/style/tokens.css. */
const ink = {
  paper: "#f6f1e6",
  sand: "#ece4d3",
  ink: "#25221c",
  soft: "#625b4e",
  lichen: "#53651c",
};
const stone = {
  plain: "#b8ad99",
  dark: "#978d7c",
  light: "#c7bdac",
  edge: "#8a8170",
  shade: "#ddd2bc",
};

const MARGIN = 84;
const COLUMN = 640;
const TOP = 146;
const BOTTOM = 548;
const FACT = { size: 32, height: 46, gap: 26 };
const title = { sizes: [76, 66, 57, 49, 42, 36, 31], lineHeight: 1.2 };

const SEQUENCES = /\p{RGI_Emoji}/gv;
const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{fe0f}\u{20e3}]/gu;

/** Without emoji; null if nothing is left or no font has a letter. */
function drawable(text: string): string | null {
  const plain = text
    .normalize("NFC")
    .replaceAll(SEQUENCES, " ")
    .replaceAll(PICTURES, (picture) => (canDraw(picture) ? picture : " "))
    .replaceAll(/\s+/gu, " ")
    .trim();
  return plain !== "" && canDraw(plain) ? plain : null;
}

interface Ink {
  readonly size: number;
  readonly fill: string;
}

/** Outlines, so that no system font is needed. */
function outlined({ glyphs }: Line, left: number, y: number, { size, fill }: Ink): string {
  const paths = glyphs
    .filter(({ outline }) => outline !== "")
    .map(({ outline, x, y: up, scale }) => {
      const [dx, dy, s] = [left + x * size, y - up * size, scale * size].map(rounded);
      return `<path transform="translate(${dx} ${dy}) scale(${s} -${s})" d="${outline}"/>`;
    });
  return `<g fill="${fill}">${paths.join("")}</g>`;
}

function leftOf(side: Side, width: number): number {
  return side === "ltr" ? MARGIN : cardSize.width - MARGIN - width;
}

function textAt(text: string, side: Side, y: number, drawn: Ink): string {
  const line = shapeLine(text, sideOf(text));
  return outlined(line, leftOf(side, line.width * drawn.size), y, drawn);
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function cairnAt(percent: number, side: Side): string {
  const placed = stonesPlaced(percent);
  const colourOf = (at: number) => {
    if (at === cairn.length - 1) return ink.lichen;
    // As in web/ui/stones.module.css, where the shade is the first child.
    if ((at + 2) % 4 === 0) return stone.light;
    return (at + 2) % 3 === 0 ? stone.dark : stone.plain;
  };
  const lying = (pebble: Pebble, at: number) =>
    at < placed
      ? `<path fill="${colourOf(at)}" d="${pebblePath(pebble)}"/>`
      : `<path fill="none" stroke="${stone.edge}" stroke-width=".9" stroke-dasharray="1.8 2.4" stroke-linecap="round" d="${pebblePath(pebble)}"/>`;
  const ground = `<path fill="${ink.sand}" d="M0 578C260 552 520 588 760 552S1080 532 1200 546V630H0Z"/>`;
  const left = side === "ltr" ? 740 : 60;
  const turned = side === "ltr" ? "" : ` transform="translate(${cardSize.width} 0) scale(-1 1)"`;
  const stones = `<path fill="${stone.shade}" d="${pebblePath(cairnShade)}"/>${cairn.map(lying).join("")}`;
  return `<g${turned}>${ground}</g><g transform="translate(${left} 178) scale(2.5)">${stones}</g>`;
}

function markAt(side: Side): string {
  const word = shapeLine("Cairn", "ltr");
  const drawn = { size: 36, fill: ink.ink };
  const beside = 60;
  const left = leftOf(side, beside + word.width * drawn.size);
  const paths = mark.map((pebble, at) => {
    const fill = at === mark.length - 1 ? ink.lichen : ink.ink;
    return `<path fill="${fill}" d="${pebblePath(pebble)}"/>`;
  });
  return `<g transform="translate(${left} 62)">${paths.join("")}</g>${outlined(word, left + beside, 99, drawn)}`;
}

function factsOf({ name, day, lines, ...far }: CardFacts): { text: string; fill: string }[] {
  if (lines) return lines.map((text, at) => ({ text, fill: at === 0 ? ink.lichen : ink.soft }));
  const told = `${milestoneWords(far)}, ${dayInWords(day, currentNotation())}`;
  const by = name === null ? null : drawable(name);
  if (by === null) return [{ text: told, fill: ink.lichen }];
  const room = { width: COLUMN, height: FACT.height, sizes: [FACT.size], lineHeight: 1 };
  const fitting = titleLines(by, room, (text) => shapeLine(text, sideOf(by)).width);
  return [
    { text: told, fill: ink.lichen },
    { text: fitting.lines.join(" "), fill: ink.soft },
  ];
}

/** SVG, 1200 x 630; leaves out what no font of ours has (product 30.6). */
export function cardDrawing(facts: CardFacts): string {
  const text = drawable(facts.title) ?? (facts.completed ? words.completed : words.underWay);
  const side = sideOf(text);
  const below = factsOf(facts);
  const belowHeight = FACT.gap + below.length * FACT.height;
  const room = { width: COLUMN, height: BOTTOM - TOP - belowHeight, ...title };
  const { lines, size } = titleLines(text, room, (part) => shapeLine(part, side).width);
  const step = size * title.lineHeight;
  const top = TOP + (room.height - lines.length * step) / 2;
  const drawnTitle = lines.map((line, at) => {
    const shapedLine = shapeLine(line, side);
    const left = leftOf(side, shapedLine.width * size);
    return outlined(shapedLine, left, top + at * step + size * 0.92, { size, fill: ink.ink });
  });
  const from = top + lines.length * step + FACT.gap + FACT.size;
  const drawnFacts = below.map((fact, at) =>
    textAt(fact.text, side, from + at * FACT.height, { size: FACT.size, fill: fact.fill }),
  );
  const { width, height } = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ink.paper}"/>${cairnAt(facts.percent, side)}${markAt(side)}${drawnTitle.join("")}${drawnFacts.join("")}</svg>`;
}
