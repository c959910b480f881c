import type { Loop } from "#contract/admin.ts";
import { numberInWords } from "#domain/number-words.ts";
import { words as percentWords } from "#domain/percent.words.ts";
import { StatCard } from "#web/ui/stat-card.tsx";
import { useNotation } from "#web/ui/notation.ts";
import styles from "./loop.module.css";
import { words } from "./loop.words.ts";

export function LoopFigures({ loop }: { readonly loop: Loop }) {
  const notation = useNotation();
  const sum = (of: "done" | "missed" | "due") =>
    loop.weeks.reduce((total, week) => total + week[of], 0);
  const [done, missed] = [sum("done"), sum("missed")];
  const over = done + missed;
  return (
    <dl className={styles["figures"]}>
      <StatCard label={words.coached}>{numberInWords(loop.coached, notation)}</StatCard>
      <StatCard label={words.done}>{numberInWords(done, notation)}</StatCard>
      <StatCard label={words.missed}>{numberInWords(missed, notation)}</StatCard>
      <StatCard label={words.due}>{numberInWords(sum("due"), notation)}</StatCard>
      <StatCard label={words.doneOfOver}>
        {over === 0 ? words.unknown : percentWords.percent(Math.floor((done / over) * 100))}
      </StatCard>
      <StatCard label={words.answersWithin}>
        {loop.answerDays === null
          ? words.unknown
          : words.days(loop.answerDays, numberInWords(loop.answerDays, notation))}
      </StatCard>
    </dl>
  );
}
