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

export function useKeptForm() {
  const kept = useDrafts();
  const [words, edit, forget] = useDraft(PLACE, emptyKept);
  const begun = hasWords(words);
  // True while words from an earlier visit are shown untouched.
  const [found, setFound] = useState(false);
  const { asked, go, leaveSteps } = useStepAddress();
  const step = stepShown(words, asked);
  const form = useMemo(() => formKept(words, step), [words, step]);
  // Until the person acts here, kept words take no focus when they load.
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

  /** Keeps words typed during the save. */
  function done(draft: GoalDraft): void {
    if (!holds(draft)) return;
    setFound(false);
    forget(kept.read(PLACE, emptyKept));
    leaveSteps();
  }

  const holds = (sent: GoalDraft) => isSame(kept.read(PLACE, emptyKept).draft, sent);

  /** Also before they are rendered. */
  const begunBefore = () => hasWords(kept.read(PLACE, emptyKept));

  const goOn = () => goTo(words.step);

  return { form, dispatch, goTo, goOn, done, holds, acted, found, begun, begunBefore };
}
