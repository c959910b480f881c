import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { useAddressSearch } from "#web/client/search.ts";
import { stepAsked } from "./goal-form.ts";

/** In history.state: number of earlier entries of this form. */
const DEPTH = "goalStepsBefore";

function depthOf(state: unknown): number {
  if (typeof state !== "object" || state === null) return 0;
  const depth: unknown = new Map<string, unknown>(Object.entries(state)).get(DEPTH);
  return typeof depth === "number" ? depth : 0;
}

// product 3.19
export function useStepAddress() {
  const search = useAddressSearch();
  const [path, navigate] = useLocation();
  const [home] = useState(path);
  const [asked, setAsked] = useState(() => stepAsked(search));
  const present = stepAsked(search);
  // Until the next screen loads, this one renders under its address.
  if (path === home && present !== asked) setAsked(present);
  const returned = useRef(Promise.resolve());

  function go(from: number, to: number): void {
    void returned.current.then(() => {
      if (asked === null)
        navigate(`${home}?step=${from}`, { replace: true, state: history.state as unknown });
      navigate(`${home}?step=${to}`, { state: { [DEPTH]: depthOf(history.state) + 1 } });
    });
  }

  /** Rewinds history, so Back leads to the screen before the form. */
  function leaveSteps(): void {
    const depth = depthOf(history.state);
    if (depth === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    returned.current = promise;
    addEventListener("popstate", () => resolve(), { once: true });
    history.go(-depth);
  }

  return { asked, go, leaveSteps };
}
