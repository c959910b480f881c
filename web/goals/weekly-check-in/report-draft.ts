import type { DueCheckIn, WeeklyCheckIn } from "#contract/weekly-check-ins.ts";
import { duePeriod } from "#domain/check-in-period.ts";
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
import { keptEdit, restoreEdit, type KeptEdit } from "../progress/kept-edit.ts";
import type { Edit } from "../progress/progress-edit.ts";

interface Chosen {
  readonly period: Day | null;
  readonly health: Health | "";
  readonly kept: Kept | null;
  readonly audience: NamedAudience;
  readonly value?: KeptEdit | undefined;
}

// product 2.16; an earlier release kept only the words.
interface Words extends Readonly<Record<CheckInText, string>> {
  readonly chosen?: Chosen;
}

export interface Report extends Readonly<Record<CheckInText, string>> {
  readonly health: Health | "";
  readonly kept: Kept | null;
  readonly circle: Audience;
  readonly coach: Coach | null;
  readonly value: Edit;
  /** What was dropped from the draft, in words. */
  readonly news: { readonly value: string | null; readonly reader: string | null };
}

export type Choices = Pick<Report, "health" | "kept" | "circle" | "value">;

const noWords: Words = { obstacle: "", help: "", promise: "" };

/** What a correction begins with. */
function wordsOf(written: WeeklyCheckIn, coach: Coach | null): Words {
  const { period, circle, kept, obstacle, help, promise } = written;
  const audience = audienceFor(circle, coach);
  return {
    obstacle,
    help,
    promise,
    chosen: { period, health: written.health ?? "", kept, audience },
  };
}

function reportOf(typed: Words, item: DueCheckIn, written: WeeklyCheckIn | null, now: Now): Report {
  const { goal, coachId } = item;
  const coach = coachNow(goal, coachId);
  const { chosen, ...words } = written && typed === noWords ? wordsOf(written, coach) : typed;
  // product 25.11: until something is typed, for both where there is a coach.
  const isBegun = chosen !== undefined || checkInTexts.some((text) => words[text] !== "");
  const audience = isBegun ? chosen?.audience : audienceFor("coach", coach);
  const period = written?.period ?? duePeriod(goal, now)?.from;
  // Health belongs to a period.
  const isOver = period !== undefined && chosen?.period !== period;
  const { edit: value, dropped } = restoreEdit(chosen?.value, goal);
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

/** `written`: the check-in to correct; null for a new one. */
export function useReport(item: DueCheckIn, written: WeeklyCheckIn | null = null) {
  const { goal } = item;
  const now = useNow();
  const place =
    written === null
      ? `weekly-check-in/${goal.id}`
      : `check-in-correction/${goal.id}/${written.id}`;
  const [words, edit, forget] = useDraft(place, noWords);
  const report = reportOf(words, item, written, now);

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
        ...reportOf(before, item, written, now),
        ...part,
      };
      if (written === null && isUntouched({ ...texts, health, kept, circle, coach, value }))
        return noWords;
      return {
        ...texts,
        chosen: {
          period: written?.period ?? duePeriod(goal, now)?.from ?? null,
          health,
          kept,
          audience: audienceFor(circle, coach),
          value: part.value === undefined ? chosen?.value : keptEdit(value, goal),
        },
      };
    });
  }

  function unstage(): void {
    edit(({ chosen, ...texts }) =>
      chosen === undefined ? texts : { ...texts, chosen: { ...chosen, value: undefined } },
    );
  }

  return { report, words, change, unstage, forget: () => forget(words) };
}
