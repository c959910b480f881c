import { bidiIsolated } from "./bidi-isolated.ts";
import { words } from "./check-in-said.words.ts";
import type { Measure, MeasureValue } from "./measure.ts";
import type { Notation } from "./notation.ts";
import { sum } from "./progress.ts";
import { timeAgo } from "./relative-time.ts";
import { moveInWords, pastChangeInWords, presentChangeInWords } from "./week-words.ts";
import type { Change } from "./week.ts";
import type { Health, Kept } from "./weekly-check-in.ts";
import { words as checkInWords } from "./weekly-check-in.words.ts";

/** What a check-in says beside its health, to its coach; texts are '' for none. */
export interface CheckInSaid {
  /** Of the week that it looks back on. */
  readonly change: Change | null;
  /** Of the check-in before. */
  readonly keptPromise: string;
  /** Null without an answer. */
  readonly kept: Kept | null;
  readonly obstacle: string;
  readonly promise: string;
}

/** The last promise with its answer; null if there was none. */
export function keptInWords({
  keptPromise,
  kept,
}: Pick<CheckInSaid, "keptPromise" | "kept">): string | null {
  if (keptPromise === "") return null;
  const promise = bidiIsolated(keptPromise);
  return kept === null
    ? words.notAnswered(promise)
    : words.answered(checkInWords.keptInSentence[kept], promise);
}

/** What a check-in says, in parts (product 26.4). */
export function saidInWords(
  said: CheckInSaid,
  measure: Measure,
  notation: Notation,
): readonly string[] {
  const { change, obstacle, promise } = said;
  const kept = keptInWords(said);
  const inWords = change === null ? presentChangeInWords : pastChangeInWords;
  return [
    inWords(change, measure, notation),
    ...(kept === null ? [] : [kept]),
    ...(obstacle === "" ? [] : [words.obstacle(bidiIsolated(obstacle))]),
    ...(promise === "" ? [] : [words.next(bidiIsolated(promise))]),
  ];
}

export interface SaidHealth {
  readonly health: Health;
  /** Milliseconds. */
  readonly at: number;
  /** Since then; null for none. */
  readonly since: Change | null;
}

/** The change to a measure's value from an earlier one; null for none. */
export function changeFrom(from: MeasureValue, { currentValue: to }: Measure): Change | null {
  if (from === to) return null;
  const counted = typeof from === "number" && typeof to === "number";
  return { by: counted ? sum(to, -from) : null, to };
}

/** "On track, said 7 days ago · no change since" (product 26.4). */
export function saidHealthInWords(
  { health, at, since }: SaidHealth,
  measure: Measure,
  now: { readonly at: number },
  notation: Notation,
): string {
  const change =
    since === null ? words.noChangeSince : words.changeSince(moveInWords(since, measure, notation));
  return words.said(checkInWords.health[health], timeAgo(at, now.at), change);
}
