import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Circle } from "#domain/check-in.ts";
import type { GoalCard } from "#domain/goal.ts";
import type { CheckInText, Health, Kept } from "#domain/weekly-check-in.ts";
import { useKeptWords } from "#web/client/kept-words.ts";
import { oneForEachCache } from "#web/client/store.ts";
import { modesOf, untouched, type Edit } from "../progress/progress-edit.ts";

/** What is typed: it is kept on the device (product 2.16). */
type Words = Readonly<Record<CheckInText, string>>;

/** What is chosen: it is kept for as long as the document lives. */
interface Choices {
  /** '' while nothing is chosen. */
  readonly health: Health | "";
  readonly kept: Kept | null;
  readonly circle: Circle;
  /** What becomes of the goal's value. */
  readonly value: Edit;
}

/** A check-in that is not saved yet: the same object until it changes. */
export interface Report extends Words, Choices {}

const noWords: Words = { obstacle: "", help: "", promise: "" };

function unchosen({ measurable }: GoalCard): Choices {
  return { health: "", kept: null, circle: "coach", value: untouched(modesOf(measurable)[0]) };
}

const choicesIn = oneForEachCache(() => new Map<string, Choices>());
const reports = new WeakMap<Choices, { readonly words: Words; readonly report: Report }>();

// The same object on each screen, so that a second Save of it counts once.
function reportOf(choices: Choices, words: Words): Report {
  const known = reports.get(choices);
  if (known?.words === words) return known.report;
  const report = { ...words, ...choices };
  reports.set(choices, { words, report });
  return report;
}

/** A check-in on a goal that is not saved yet, and how to change it. */
export function useReport(goal: GoalCard) {
  const [words, editWords, forgetWords] = useKeptWords(`weekly-check-in/${goal.id}`, noWords);
  const known = choicesIn(useQueryClient());
  const [choices, setChoices] = useState(() => known.get(goal.id) ?? unchosen(goal));

  function choose(part: Partial<Choices>): void {
    const next = { ...choices, ...part };
    known.set(goal.id, next);
    setChoices(next);
  }

  /** Forgets all of it, in the other windows too. */
  function forget(): void {
    known.delete(goal.id);
    forgetWords(words);
  }

  return {
    report: reportOf(choices, words),
    choose,
    type: (text: CheckInText, typed: string) =>
      editWords((before) => ({ ...before, [text]: typed })),
    /** What was staged over a value that has changed meanwhile is dropped. */
    unstage: () => choose({ value: unchosen(goal).value }),
    forget,
  };
}
