import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";

/** Values are texts, because each has its own unit. */
export interface Line {
  readonly name: string;
  readonly ours: string;
  readonly bare?: string;
  readonly ratio?: number;
  readonly budget?: string;
  /** Null without a budget. */
  readonly ok: boolean | null;
}

const besideBare = ["what", "ours", "bare", "ratio", "budget", ""];
const words = { true: "ok", false: "BROKEN", null: "" } as const;

function cells({ name, ours, bare = "", ratio, budget = "", ok }: Line): string[] {
  return [name, ours, bare, ratio?.toFixed(2) ?? "", budget, words[`${ok}`]];
}

/** A Markdown table, aligned to read as text too. */
export function table(lines: readonly Line[], heads: readonly string[] = besideBare): string {
  const rows = [[...heads], ...lines.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const text = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [text(head), text(widths.map((width) => "-".repeat(width))), ...rest.map(text)].join("\n");
}

/** The ratio's minimum. */
export function atLeast(
  least: number,
  line: Omit<Line, "budget" | "ok"> & { ratio: number },
): Line {
  return { ...line, budget: `at least ${least}`, ok: line.ratio >= least };
}

/** The ratio's maximum. */
export function atMost(most: number, line: Omit<Line, "budget" | "ok"> & { ratio: number }): Line {
  return { ...line, budget: `at most ${most}`, ok: line.ratio <= most };
}

/** The value's maximum, in `unit`. */
export function within(most: number, unit: string, name: string, value: number, places = 0): Line {
  const shown = `${value.toFixed(places)} ${unit}`;
  return { name, ours: shown, budget: `at most ${most} ${unit}`, ok: value <= most };
}

export const machine = `Node ${process.versions.node}, ${availableParallelism()} processors`;

/** Warns where other programs are busy; else empty. */
export function busyNote(advice: string): string {
  const load = (loadavg()[0] ?? 0) / availableParallelism();
  return load > 0.5
    ? `Other programs were busy (load ${load.toFixed(1)} a processor): ${advice}`
    : "";
}

/** In `results`. */
export async function keepReport(name: string, title: string, text: string): Promise<void> {
  const results = new URL("results/", import.meta.url);
  await mkdir(results, { recursive: true });
  await writeFile(new URL(name, results), `# ${title}\n\n${text}\n`);
}

/** Exits 1 where a line is not ok. */
export function exitBy(lines: readonly Line[]): void {
  process.exitCode = lines.some(({ ok }) => ok === false) ? 1 : 0;
}
