import { dayInWords } from "#domain/day-words.ts";
import { dayOf } from "#domain/day.ts";
import { relativeTime, timeAgo } from "#domain/relative-time.ts";
import { useNow } from "#web/client/now.tsx";
import { useNotation } from "#web/ui/notation.ts";

interface Props {
  /** Milliseconds. */
  readonly at: number;
  readonly inSentence?: boolean;
}

/** On paper it is a day (web/style/base.css). */
export function WrittenAt({ at, inSentence = false }: Props) {
  const now = useNow();
  const day = dayInWords(dayOf(at, now.zone), useNotation());
  return (
    <time dateTime={new Date(at).toISOString()} data-day={day}>
      {inSentence ? timeAgo(at, now.at) : relativeTime(at, now.at)}
    </time>
  );
}
