import type { ReactNode } from "react";
import { dateInWords, dayInWords } from "#domain/day-words.ts";
import { mailBars, type MailBar } from "#domain/mail-bars.ts";
import type { MailDay } from "#domain/mail-health.ts";
import { mails } from "#domain/mail.ts";
import type { Notation } from "#domain/notation.ts";
import { numberInWords } from "#domain/number-words.ts";
import { useNotation } from "#web/ui/notation.ts";
import { StackedBars, type StackedBar } from "#web/ui/stacked-bars.tsx";
import styles from "./email-analytics.module.css";
import { emailCount } from "./mail-words.ts";

function span({ from, to }: MailBar, notation: Notation): string {
  return from === to
    ? dateInWords(from, notation)
    : `${dayInWords(from, notation)} – ${dayInWords(to, notation)}`;
}

function partWords({ parts }: MailBar, notation: Notation): string {
  return parts
    .map(({ type, count }) => `${mails[type].name} ${numberInWords(count, notation)}`)
    .join(", ");
}

function stacked(bar: MailBar, notation: Notation): StackedBar {
  const { from, total, parts } = bar;
  return {
    id: from,
    title: `${span(bar, notation)}: ${emailCount(total, notation)}. ${partWords(bar, notation)}`,
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
  const each = bars.length === byDay.length ? "day" : "seven days";
  const marked = [bars[0]?.from, bars[Math.floor(bars.length / 2)]?.from, bars.at(-1)?.to];
  const inWords = each === "day" ? dateInWords : dayInWords;
  return (
    <StackedBars
      title={`Emails by ${each} and type`}
      note="Days are UTC."
      bars={bars.map((bar) => stacked(bar, notation))}
      days={marked.flatMap((day) => (day ? [inWords(day, notation)] : []))}
      legend={legend}
      table={<Twin bars={bars} each={each} />}
    />
  );
}

function Twin({ bars, each }: { readonly bars: readonly MailBar[]; readonly each: string }) {
  const notation = useNotation();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{each === "day" ? "Day" : "Days"}</th>
          <th scope="col">Emails</th>
          <th scope="col">By type</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{span(bar, notation)}</th>
            <td>{numberInWords(bar.total, notation)}</td>
            <td>{partWords(bar, notation) || "none"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
