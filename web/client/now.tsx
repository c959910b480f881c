import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { nowIn, type Now } from "#domain/day.ts";
import { useSession } from "./session.ts";

const MINUTE_MS = 60_000;
const NowContext = createContext<Now | null>(null);

interface Props {
  /** The server's clock when it rendered the document. */
  readonly at: number;
  /** For visitors, who have no zone of their own. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** The one clock of the screens: as the server had it, then a tick each minute. */
export function NowProvider({ at, timeZone, children }: Props) {
  const [moment, setMoment] = useState(at);
  const zone = useSession().user?.timeZone ?? timeZone;
  useEffect(() => tick(at, setMoment), [at]);
  const now = useMemo(() => nowIn(moment, zone), [moment, zone]);
  return <NowContext value={now}>{children}</NowContext>;
}

/**
 * Gives the present as counted on from an instant of the server's: the clock of the device may be wrong, and may be set
 * back meanwhile.
 */
export function clockFrom(at: number): () => number {
  const began = Date.now();
  // This one stands while a device sleeps.
  const ran = performance.now();
  return () => at + Math.max(Date.now() - began, performance.now() - ran);
}

function tick(at: number, show: (moment: number) => void) {
  const present = clockFrom(at);
  const update = () => show(present());
  const timer = setInterval(update, MINUTE_MS);
  document.addEventListener("visibilitychange", update);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
  };
}

/** The present minute, and the day in the person's zone. */
export function useNow(): Now {
  const now = useContext(NowContext);
  if (now === null) throw new Error("There is no clock around this component.");
  return now;
}
