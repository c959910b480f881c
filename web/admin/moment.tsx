import { useNow } from "#web/client/now.tsx";

interface Props {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly time?: boolean;
}

/** An instant as a date in the reader's zone, to the minute where that matters. */
export function Moment({ at, time = false }: Props) {
  const { zone } = useNow();
  const words = new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeZone: zone,
    ...(time ? { timeStyle: "short", hour12: false } : {}),
  });
  return <time dateTime={new Date(at).toISOString()}>{words.format(at)}</time>;
}
