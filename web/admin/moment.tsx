import { dayInWords } from "#domain/day-words.ts";
import { dayOf } from "#domain/day.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useNow } from "#web/client/now.tsx";

interface Props {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly time?: boolean;
}

function timeInWords(at: number, timeZone: string): string {
  const time = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-US", time).format(at);
}

/** An instant as a day in the reader's zone, to the minute where that matters. */
export function Moment({ at, time = false }: Props) {
  const { zone } = useNow();
  const day = dayInWords(dayOf(at, zone), useNotation());
  return (
    <time dateTime={new Date(at).toISOString()}>
      {time ? `${day}, ${timeInWords(at, zone)}` : day}
    </time>
  );
}
