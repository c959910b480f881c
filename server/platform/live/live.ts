import type { LiveChange } from "#contract/live.ts";

/** One tab's stream, and whose it is. */
export interface Listener {
  readonly uid: string;
  readonly sessionId: string;
  send(event: "change" | "reset" | "again" | "ended", data: object, position: string): void;
}

/** Tells people's open tabs what has changed. */
export interface Live {
  /** The position after the newest event, for a document to hand to its stream. */
  position(): string;
  /** After commit: this changed, and these people may see it. */
  publish(change: LiveChange, uids: readonly string[]): void;
  /** Ends the streams of a session, in every process. */
  endSession(uid: string, sessionId: string): void;
  /** Adds a stream, after what it missed since `since`; returns how to take it away. */
  join(listener: Listener, since: string | null): () => void;
}
