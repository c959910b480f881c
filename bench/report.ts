import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";

/** One measured thing. A number in words, because each has its own unit. */
export interface Line {
  readonly name: string;
  readonly ours: string;
  readonly bare?: string;
  readonly ratio?: number;
  readonly budget?: string;
  /** Null where there is no budget: the line only informs. */
  readonly ok: boolean | null;
}

const besideBare = ["what", "ours", "bare", "ratio", "budget", ""];
const words = { true: "ok", false: "BROKEN", null: "" } as const;

function cells({ name, ours, bare = "", ratio, budget = "", ok }: Line): string[] {
  return [name, ours, bare, ratio?.toFixed(2) ?? "", budget, words[`${ok}`]];
}

/** The lines as one Markdown table, aligned so that it reads as text too. */
export function table(lines: readonly Line[], heads: readonly string[] = besideBare): string {
  const rows = [[...heads], ...lines.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const text = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [text(head), text(widths.map((width) => "-".repeat(width))), ...rest.map(text)].join("\n");
}

/** A line that is in order while its ratio is at least so much. */
export function atLeast(
  least: number,
  line: Omit<Line, "budget" | "ok"> & { ratio: number },
): Line {
  return { ...line, budget: `at least ${least}`, ok: line.ratio >= least };
}

/** A line that is in order while its ratio is at most so much. */
export function atMost(most: number, line: Omit<Line, "budget" | "ok"> & { ratio: number }): Line {
  return { ...line, budget: `at most ${most}`, ok: line.ratio <= most };
}

/** A line whose own number, in `unit`, may be so large. */
export function within(most: number, unit: string, name: string, value: number, places = 0): Line {
  const shown = `${value.toFixed(places)} ${unit}`;
  return { name, ours: shown, budget: `at most ${most} ${unit}`, ok: value <= most };
}

/** What a report says of the machine. */
export const machine = `Node ${process.versions.node}, ${availableParallelism()} processors`;

/** Says that other programs are busy at this moment, which makes each figure a matter of luck; empty where none is. */
export function busyNote(advice: string): string {
  const load = (loadavg()[0] ?? 0) / availableParallelism();
  return load > 0.5
    ? `Other programs were busy (load ${load.toFixed(1)} a processor): ${advice}`
    : "";
}

/** Keeps a report beside the others in `results`. */
export async function keepReport(name: string, title: string, text: string): Promise<void> {
  const results = new URL("results/", import.meta.url);
  await mkdir(results, { recursive: true });
  await writeFile(new URL(name, results), `# ${title}\n\n${text}\n`);
}

/** Ends the program with 1 where a line is not in order. */
export function exitBy(lines: readonly Line[]): void {
  process.exitCode = lines.some(({ ok }) => ok === false) ? 1 : 0;
}
