import type { DueCheckIn } from "#contract/weekly-check-ins.ts";
import { duePeriod } from "#domain/cadence.ts";
import type { Audience } from "#domain/check-in.ts";
import type { Day, Now } from "#domain/day.ts";
import {
  checkInTexts,
  healths,
  keptAnswers,
  type CheckInText,
  type Health,
  type Kept,
} from "#domain/weekly-check-in.ts";
import { useDraft } from "#web/client/drafts.ts";
import { useNow } from "#web/client/now.tsx";
import {
  audienceFor,
  changedReader,
  circleNow,
  coachNow,
  type NamedAudience,
  type Coach,
} from "../check-ins/audience.ts";
import { keptEdit, restored, type KeptEdit } from "../progress/kept-edit.ts";
import type { Edit } from "../progress/progress-edit.ts";

/** What is chosen, as it is kept. */
interface Chosen {
  /** The period in which it was; null where none was due. */
  readonly period: Day | null;
  readonly health: Health | "";
  readonly kept: Kept | null;
  readonly audience: NamedAudience;
  /** What becomes of the goal's value. */
  readonly value?: KeptEdit | undefined;
}

/** A check-in as it is kept on the device (product 2.16). An earlier release kept its words alone. */
interface Words extends Readonly<Record<CheckInText, string>> {
  readonly chosen?: Chosen;
}

/** A check-in that is not saved yet. */
export interface Report extends Readonly<Record<CheckInText, string>> {
  /** '' while nothing is chosen. */
  readonly health: Health | "";
  readonly kept: Kept | null;
  readonly circle: Audience;
  readonly coach: Coach | null;
  readonly value: Edit;
  /** What did not come back as it was kept, in words. */
  readonly news: { readonly value: string | null; readonly reader: string | null };
}

export type Choices = Pick<Report, "health" | "kept" | "circle" | "value">;

const noWords: Words = { obstacle: "", help: "", promise: "" };

function reportOf({ chosen, ...words }: Words, { goal, coachId }: DueCheckIn, now: Now): Report {
  const coach = coachNow(goal, coachId);
  // Nothing typed yet: for both, where there is a coach (product 25.11).
  const isBegun = chosen !== undefined || checkInTexts.some((text) => words[text] !== "");
  const audience = isBegun ? chosen?.audience : audienceFor("coach", coach);
  const period = duePeriod(goal, now)?.from;
  // How it goes is said of a period.
  const isOver = period !== undefined && chosen?.period !== period;
  const { edit: value, dropped } = restored(chosen?.value, goal);
  return {
    ...words,
    health: healths.find((one) => !isOver && one === chosen?.health) ?? "",
    kept: keptAnswers.find((one) => !isOver && one === chosen?.kept) ?? null,
    circle: coach === null ? "private" : circleNow(audience, coach),
    coach,
    value,
    news: { value: dropped, reader: changedReader(audience, coach) },
  };
}

function isUntouched({ health, kept, circle, coach, value, ...texts }: Omit<Report, "news">) {
  const { change, typed } = value;
  const isChosen = health !== "" || kept !== null || change !== null || typed !== null;
  const isForBoth = circle === "coach" || coach === null;
  return !isChosen && isForBoth && checkInTexts.every((text) => texts[text] === "");
}

/** A check-in on a goal that is not saved yet, and how to change it. */
export function useReport(item: DueCheckIn) {
  const { goal } = item;
  const now = useNow();
  const [words, edit, forget] = useDraft(`weekly-check-in/${goal.id}`, noWords);
  const report = reportOf(words, item, now);

  function change(part: Partial<Choices & Record<CheckInText, string>>): void {
    edit((before) => {
      const { chosen } = before;
      const {
        health,
        kept,
        circle,
        coach,
        value,
        news: _,
        ...texts
      } = {
        ...reportOf(before, item, now),
        ...part,
      };
      if (isUntouched({ ...texts, health, kept, circle, coach, value })) return noWords;
      return {
        ...texts,
        chosen: {
          period: duePeriod(goal, now)?.from ?? null,
          health,
          kept,
          audience: audienceFor(circle, coach),
          value: part.value === undefined ? chosen?.value : keptEdit(value, goal),
        },
      };
    });
  }

  /** What was staged over a value that has changed meanwhile is dropped. */
  function unstage(): void {
    edit(({ chosen, ...texts }) =>
      chosen === undefined ? texts : { ...texts, chosen: { ...chosen, value: undefined } },
    );
  }

  return { report, words, change, unstage, forget: () => forget(words) };
}
