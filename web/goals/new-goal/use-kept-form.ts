import { useEffect, useMemo, useRef, useState } from "react";
import type { GoalDraft } from "#domain/goal-draft.ts";
import { emptyDraft } from "#domain/template.ts";
import { isSame } from "#web/client/browser-storage.ts";
import { useDrafts, useDraft } from "#web/client/drafts.ts";
import {
  emptyKept,
  formAfter,
  formKept,
  keptForm,
  stepShown,
  type FormAction,
  type KeptForm,
} from "./goal-form.ts";
import { useStepAddress } from "./use-step-address.ts";

const PLACE = "new-goal";

function hasWords({ draft }: KeptForm): boolean {
  return !isSame(draft, emptyDraft);
}

/** The form, at the step that the address asks for, and whether words that had been left in it are still there. */
export function useKeptForm() {
  const kept = useDrafts();
  const [words, edit, forget] = useDraft(PLACE, emptyKept);
  const begun = hasWords(words);
  // True while what is shown was here before anything was done on this screen.
  const [found, setFound] = useState(false);
  const { asked, go, leaveSteps } = useStepAddress();
  const step = stepShown(words, asked);
  const form = useMemo(() => formKept(words, step), [words, step]);
  // False until something was done on this screen, Back and Forward too: words that come back take no focus.
  const acted = useRef(false);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) acted.current = true;
    before.current = asked;
  }, [asked]);
  useEffect(() => {
    if (!acted.current) setFound(begun);
  }, [begun]);
  useEffect(() => {
    if (step > 0 && step !== words.step) edit((now) => ({ ...now, step }));
  });

  function dispatch(action: FormAction): void {
    acted.current = true;
    edit((now) => keptForm(formAfter(formKept(now), action)));
    if (action.kind === "typed") return;
    setFound(false);
    if (action.kind === "reset") leaveSteps();
    else go(step, 1);
  }

  function goTo(next: number): void {
    acted.current = true;
    go(step, next);
  }

  /** Empties the form, unless something else was typed while it was saved. */
  function done(draft: GoalDraft): void {
    if (!holds(draft)) return;
    setFound(false);
    forget(kept.read(PLACE, emptyKept));
    leaveSteps();
  }

  /** Whether the form still holds what was sent. */
  const holds = (sent: GoalDraft) => isSame(kept.read(PLACE, emptyKept).draft, sent);

  /** True where words lie here, also while they are not drawn yet. */
  const begunBefore = () => hasWords(kept.read(PLACE, emptyKept));

  /** Back to the last of the steps. */
  const goOn = () => goTo(words.step);

  return { form, dispatch, goTo, goOn, done, holds, acted, found, begun, begunBefore };
}
