import type { ReactNode } from "react";
import { dateInWords, dayInWords } from "#domain/day-words.ts";
import { mailBars, type MailBar } from "#domain/mail-bars.ts";
import type { MailDay } from "#domain/mail-health.ts";
import { words as mailWords } from "#domain/mail.words.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { StackedBars, type StackedBar } from "#web/ui/stacked-bars.tsx";
import styles from "./email-analytics.module.css";
import { words } from "./email-analytics.words.ts";

function span({ from, to }: MailBar, notation: Notation): string {
  return from === to
    ? dateInWords(from, notation)
    : `${dayInWords(from, notation)} – ${dayInWords(to, notation)}`;
}

function partWords({ parts }: MailBar, notation: Notation): string {
  return parts
    .map(({ type, count }) => `${mailWords.types[type]} ${numberInWords(count, notation)}`)
    .join(", ");
}

function stacked(bar: MailBar, notation: Notation): StackedBar {
  const { from, total, parts } = bar;
  return {
    id: from,
    title: words.bar(span(bar, notation), words.emails(total, notation), partWords(bar, notation)),
    parts: parts.map(({ type, count }) => ({ name: type, count, className: styles[type] })),
  };
}

interface Props {
  readonly byDay: readonly MailDay[];
  readonly legend: ReactNode;
}

export function MailBars({ byDay, legend }: Props) {
  const notation = useNotation();
  const bars = mailBars(byDay);
  const daily = bars.length === byDay.length;
  const marked = [bars[0]?.from, bars[Math.floor(bars.length / 2)]?.from, bars.at(-1)?.to];
  const inWords = daily ? dateInWords : dayInWords;
  return (
    <StackedBars
      title={daily ? words.byDay : words.bySevenDays}
      note={words.zone}
      bars={bars.map((bar) => stacked(bar, notation))}
      days={marked.flatMap((day) => (day ? [inWords(day, notation)] : []))}
      legend={legend}
      table={<Twin bars={bars} daily={daily} />}
    />
  );
}

function Twin({ bars, daily }: { readonly bars: readonly MailBar[]; readonly daily: boolean }) {
  const notation = useNotation();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{daily ? words.day : words.severalDays}</th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.types}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{span(bar, notation)}</th>
            <td>{numberInWords(bar.total, notation)}</td>
            <td>{partWords(bar, notation) || words.noTypes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
