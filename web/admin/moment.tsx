import { dayInWords } from "#domain/day-words.ts";
import { dayOf } from "#domain/day.ts";
import { clockOf } from "#domain/local-hour.ts";
import { useNotation } from "#web/ui/notation.ts";
import { useAdminZone } from "./admin-zone.tsx";

interface Props {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly time?: boolean;
}

export function Moment({ at, time = false }: Props) {
  const zone = useAdminZone();
  const day = dayInWords(dayOf(at, zone), useNotation());
  return (
    <time dateTime={new Date(at).toISOString()}>{time ? `${day}, ${clockOf(at, zone)}` : day}</time>
  );
}
