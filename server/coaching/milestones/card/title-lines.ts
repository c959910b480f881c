/** In em. */
export type TextWidth = (text: string) => number;

/** Pixels; sizes largest first. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  /** In em. */
  readonly lineHeight: number;
}

export interface TitleLines {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Piece {
  readonly text: string;
  readonly width: number;
  readonly spaced: boolean;
}

const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** No line may begin with these, or end with OPENING. */
const CLOSING =
  /^[、。，．・：；？！」』）〕】〉》ー〜…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ,.!?:;)\]»”’]/u;
const OPENING = /[「『（〔【〈《([«“‘]$/u;
const letters = new Intl.Segmenter("und", { granularity: "grapheme" });

function lettersOf(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment);
}

function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (const letter of lettersOf(word)) {
    const before = parts.at(-1);
    const breaks =
      before !== undefined &&
      (EAST_ASIAN.test(letter) || EAST_ASIAN.test(before.slice(-1))) &&
      !CLOSING.test(letter) &&
      !OPENING.test(before);
    if (before === undefined || breaks) parts.push(letter);
    else parts[parts.length - 1] = before + letter;
  }
  return parts;
}

function piecesOf(title: string, measure: TextWidth): Piece[] {
  return title.split(" ").flatMap((word, at) =>
    partsOf(word).map((text, part) => ({
      text,
      width: measure(text),
      spaced: at > 0 && part === 0,
    })),
  );
}

function broken(piece: Piece, most: number, measure: TextWidth): Piece[] {
  if (piece.width <= most) return [piece];
  const parts: Piece[] = [];
  for (const letter of lettersOf(piece.text)) {
    const last = parts.at(-1);
    const width = measure(letter);
    if (last !== undefined && last.width + width <= most)
      parts[parts.length - 1] = { ...last, text: last.text + letter, width: last.width + width };
    else parts.push({ text: letter, width, spaced: last === undefined && piece.spaced });
  }
  return parts;
}

function wrapped(pieces: readonly Piece[], most: number, measure: TextWidth): string[] {
  const space = measure(" ");
  const lines: string[] = [];
  let width = 0;
  for (const piece of pieces.flatMap((one) => broken(one, most, measure))) {
    const gap = piece.spaced ? space : 0;
    const line = lines.at(-1);
    if (line !== undefined && width + gap + piece.width <= most) {
      lines[lines.length - 1] = line + (piece.spaced ? " " : "") + piece.text;
      width += gap + piece.width;
    } else {
      lines.push(piece.text);
      width = piece.width;
    }
  }
  return lines;
}

function ended(line: string, most: number, measure: TextWidth): string {
  const kept = lettersOf(line);
  const text = () => `${kept.join("").trimEnd()}…`;
  while (kept.length > 0 && measure(text()) > most) kept.pop();
  return text();
}

/** The largest size that fits; the smallest ends in "…" (product 30.6). */
export function titleLines(title: string, room: Room, measure: TextWidth): TitleLines {
  const pieces = piecesOf(title, measure);
  let cut: TitleLines = { lines: [], size: 0 };
  for (const size of room.sizes) {
    const most = room.width / size;
    const lines = wrapped(pieces, most, measure);
    const count = Math.max(1, Math.floor(room.height / (size * room.lineHeight)));
    if (lines.length <= count) return { lines, size };
    const last = ended(lines[count - 1] ?? "", most, measure);
    cut = { lines: [...lines.slice(0, count - 1), last], size };
  }
  return cut;
}
