import { relativeTime } from "#domain/relative-time.ts";

interface Props {
  /** Milliseconds, both. */
  readonly at: number;
  readonly now: number;
}

/** How long ago something was written. */
export function WrittenAt({ at, now }: Props) {
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now)}</time>;
}
