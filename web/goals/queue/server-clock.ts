import { nowIn, type Now } from "#domain/day.ts";
import { clockFrom } from "#web/client/now.tsx";
import { aliveAnswer } from "#web/client/offline/alive.ts";
import { send } from "#web/client/send.ts";

/** Timeout in milliseconds. */
const ANSWER_MS = 5_000;

export interface ServerClock {
  /** Starts from a screen's time unless a better one is known. */
  readonly follow: (now: Now) => void;
  readonly present: () => Now;
  /** Asks the server, since the device clock may be wrong; null without an answer. */
  readonly ask: () => Promise<Now | null>;
}

export function makeServerClock(): ServerClock {
  let present = Date.now;
  let zone = "UTC";
  let isBegun = false;

  function begin(now: Now): void {
    present = clockFrom(now.at);
    ({ zone } = now);
    isBegun = true;
  }

  const inZone = () => nowIn(present(), zone);

  return {
    follow(now) {
      if (isBegun) ({ zone } = now);
      else begin(now);
    },
    present: inZone,
    async ask() {
      const answer = await aliveAnswer(send, ANSWER_MS);
      if (answer === null) return null;
      const at = Date.parse(answer.headers.get("date") ?? "");
      // A proxy may drop the header.
      if (!Number.isNaN(at)) begin(nowIn(at, zone));
      return inZone();
    },
  };
}
