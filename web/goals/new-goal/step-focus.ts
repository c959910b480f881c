import { useEffect, useRef, type RefObject } from "react";
import type { Fault } from "./use-save-goal.ts";

function controlOf(form: HTMLElement, field: string | undefined): HTMLElement | null {
  const named =
    field === undefined ? null : form.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
  const first = "input:checked, input:not([tabindex='-1']), textarea";
  return named ?? form.querySelector<HTMLElement>(first);
}

/** Moves focus to the field of each new step, and to the field at fault; back at step 0 to the heading. */
export function useStepFocus(
  form: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  step: number,
  fault: Fault | null,
): void {
  const before = useRef({ step, fault });
  useEffect(() => {
    const moved =
      before.current.step !== step || (fault !== null && before.current.fault !== fault);
    before.current = { step, fault };
    if (!moved) return;
    const target =
      step > 0 && form.current ? controlOf(form.current, fault?.field) : heading.current;
    target?.focus();
  }, [fault, form, heading, step]);
}
