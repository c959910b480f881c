import type { Loop } from "#contract/admin.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { StatCard } from "#web/ui/stat-card.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./loop.module.css";

function daysInWords(days: number, notation: Notation): string {
  return `${numberInWords(days, notation)} ${days === 1 ? "day" : "days"}`;
}

export function LoopFigures({ loop }: { readonly loop: Loop }) {
  const notation = useNotation();
  const sum = (of: "done" | "missed" | "due") =>
    loop.weeks.reduce((total, week) => total + week[of], 0);
  const [done, missed] = [sum("done"), sum("missed")];
  const over = done + missed;
  return (
    <dl className={styles["figures"]}>
      <StatCard label="Goals with a coach">{numberInWords(loop.coached, notation)}</StatCard>
      <StatCard label="Done">{numberInWords(done, notation)}</StatCard>
      <StatCard label="Missed">{numberInWords(missed, notation)}</StatCard>
      <StatCard label="Still due">{numberInWords(sum("due"), notation)}</StatCard>
      <StatCard label="Done of those over">
        {over === 0 ? "N/A" : `${Math.floor((done / over) * 100)}%`}
      </StatCard>
      <StatCard label="Coach answers within">
        {loop.answerDays === null ? "N/A" : daysInWords(loop.answerDays, notation)}
      </StatCard>
    </dl>
  );
}
