import { nowIn, type Now } from "#domain/day.ts";
import { clockFrom } from "#web/client/now.tsx";
import { send } from "#web/client/send.ts";

/** The server may take so long to say what time it is, in milliseconds. */
const ANSWER_MS = 5_000;

/** The present by the server's clock, as far as this window knows it. */
export interface ServerClock {
  /** It goes on from what the document has heard of the server. */
  readonly begin: (now: Now) => void;
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
    begin,
    follow(now) {
      if (isBegun) ({ zone } = now);
      else begin(now);
    },
    present: inZone,
    async ask() {
      try {
        const signal = AbortSignal.timeout(ANSWER_MS);
        const { headers } = await send("/healthz", { cache: "no-store", signal });
        const at = Date.parse(headers.get("date") ?? "");
        // A proxy on the way may leave it out.
        if (!Number.isNaN(at)) begin(nowIn(at, zone));
        return inZone();
      } catch {
        return null;
      }
    },
  };
}
