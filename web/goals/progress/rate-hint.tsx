import { dailyRate } from "#domain/celebration.ts";
import type { GoalCard } from "#domain/goal.ts";
import { useNow } from "#web/client/now.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { stagedMeasure, type Edit } from "./progress-edit.ts";
import styles from "./progress-modal.module.css";

interface Props {
  readonly goal: GoalCard;
  readonly edit: Edit;
}

/** How much a day is needed, with what is staged counted in (spec 4, Progress modal). */
export function RateHint({ goal, edit }: Props) {
  const now = useNow();
  const rate = dailyRate({ ...goal, measurable: stagedMeasure(edit, goal, now) }, now);
  if (rate === null) return null;
  const challenge = rate.mode === "challenge mode" && styles["challenge"];
  return <p className={classNames(styles["hint"], challenge)}>{rate.text}</p>;
}
