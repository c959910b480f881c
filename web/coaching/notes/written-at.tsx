import { relativeTime } from "#domain/relative-time.ts";

interface Props {
  /** Milliseconds. */
  readonly at: number;
  readonly now: number;
}

export function WrittenAt({ at, now }: Props) {
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now)}</time>;
}
