import { nowIn, type Now } from "#domain/day.ts";
import { clockFrom } from "#web/client/now.tsx";
import { aliveAnswer } from "#web/client/offline/alive.ts";
import { send } from "#web/client/send.ts";

/** The server may take so long to say what time it is, in milliseconds. */
const ANSWER_MS = 5_000;

/** The present by the server's clock, as far as this window knows it. */
export interface ServerClock {
  /** It goes on from what a screen shows, where nothing is known that is better. */
  readonly follow: (now: Now) => void;
  readonly present: () => Now;
  /** The server itself is asked, since this device's clock may have been set. Null where it does not answer. */
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
      // A proxy on the way may leave it out.
      if (!Number.isNaN(at)) begin(nowIn(at, zone));
      return inZone();
    },
  };
}
