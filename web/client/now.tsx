import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { nowIn, type Now } from "#domain/day.ts";
import { useSession } from "./session.ts";

const MINUTE_MS = 60_000;
const NowContext = createContext<Now | null>(null);

interface Props {
  readonly at: number;
  /** For visitors. */
  readonly timeZone: string;
  readonly children: ReactNode;
}

export function NowProvider({ at, timeZone, children }: Props) {
  const [moment, setMoment] = useState(at);
  const zone = useSession().user?.timeZone ?? timeZone;
  useEffect(() => tick(at, setMoment), [at]);
  const now = useMemo(() => nowIn(moment, zone), [moment, zone]);
  return <NowContext value={now}>{children}</NowContext>;
}

/** Counts on from the server's time: the device clock may be wrong or set back. */
export function clockFrom(at: number): () => number {
  const began = Date.now();
  // `performance.now()` stops while a device sleeps.
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

export function useNow(): Now {
  const now = useContext(NowContext);
  if (now === null) throw new Error("There is no clock around this component.");
  return now;
}
