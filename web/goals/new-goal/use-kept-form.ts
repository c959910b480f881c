import { useEffect, useMemo, useRef, useState } from "react";
import type { GoalDraft } from "#domain/goal.ts";
import { emptyDraft } from "#domain/template.ts";
import { isSame, useKept, useKeptWords } from "#web/client/kept-words.ts";
import {
  emptyKept,
  formAfter,
  formKept,
  keptForm,
  type FormAction,
  type KeptForm,
} from "./goal-form.ts";

const PLACE = "new-goal";

function hasWords({ draft }: KeptForm): boolean {
  return !isSame(draft, emptyDraft);
}

/** The form as it was left in this tab, and whether words that had been left in it are still there. */
export function useKeptForm() {
  const kept = useKept();
  const [words, edit] = useKeptWords(PLACE, emptyKept);
  const form = useMemo(() => formKept(words), [words]);
  const [found, setFound] = useState(false);
  // False until something was done on this screen: words that come back take no focus.
  const acted = useRef(false);
  useEffect(() => setFound(hasWords(kept.read(PLACE, emptyKept))), [kept]);

  function dispatch(action: FormAction): void {
    acted.current = true;
    if (action.kind !== "typed" && action.kind !== "step") setFound(false);
    edit((now) => keptForm(formAfter(formKept(now), action)));
  }

  /** Does what follows from an answer, unless the form holds something else by now. */
  function answered(sent: GoalDraft, action: FormAction): void {
    if (kept.read(PLACE, emptyKept).draft === sent) dispatch(action);
  }

  return { form, dispatch, answered, acted, found: found && hasWords(words) };
}
