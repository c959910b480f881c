import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { GoalDraft } from "#domain/goal.ts";
import { emptyDraft } from "#domain/template.ts";
import { newKey } from "#web/client/api.ts";
import { keepDraft, lastDraft, useLastDraft } from "#web/client/device-drafts.ts";
import { isSame, useKept, useKeptWords, type KeptWords } from "#web/client/kept-words.ts";
import { useUser } from "#web/client/session.ts";
import { oneForEachCache } from "#web/client/store.ts";
import {
  emptyKept,
  formAfter,
  formKept,
  keptForm,
  stepShown,
  type FormAction,
  type GoalForm,
  type KeptForm,
} from "./goal-form.ts";
import { useStepAddress } from "./use-step-address.ts";

const PLACE = "new-goal";
const documentId = oneForEachCache(newKey);

function hasWords({ draft }: KeptForm): boolean {
  return !isSame(draft, emptyDraft);
}

/**
 * What is kept of the form: this tab's own, or where it has none as the screen comes, what its person typed last on this
 * device. The first change here makes that this tab's own.
 */
function useKeptWordsOfForm() {
  const kept = useKept();
  const { uid } = useUser();
  const id = documentId(useQueryClient());
  const [own] = useKeptWords(PLACE, emptyKept);
  const last = useLastDraft(uid, emptyKept);
  const [found, setFound] = useState(false);
  const words = own === emptyKept && found ? last : own;
  useEffect(() => setFound(isBegun(kept, uid)), [kept, uid]);

  function edit(change: (form: GoalForm) => GoalForm): void {
    const read = kept.read(PLACE, emptyKept);
    const before = read === emptyKept ? words : read;
    const after = keptForm(change(formKept(before)), id);
    kept.edit(PLACE, emptyKept, () => after);
    if (!kept.isOver()) keepDraft(uid, after.id === "" ? null : after, [before.id, id]);
  }

  const drop = () => setFound(false);
  /** True where words lie here, also while they are not drawn yet. */
  const begunBefore = () => isBegun(kept, uid);
  return { kept, words, edit, found: found && hasWords(words), drop, begunBefore };
}

function isBegun(kept: KeptWords, uid: string): boolean {
  const own = kept.read(PLACE, emptyKept);
  return hasWords(own === emptyKept ? lastDraft(uid, emptyKept) : own);
}

/** The form, at the step that the address asks for, and whether words that had been left in it are still there. */
export function useKeptForm() {
  const { kept, words, edit, found, drop, begunBefore } = useKeptWordsOfForm();
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
    if (step > 0 && step !== words.step) edit((now) => ({ ...now, step }));
  });

  function dispatch(action: FormAction): void {
    acted.current = true;
    edit((now) => formAfter(now, action));
    if (action.kind === "typed") return;
    drop();
    if (action.kind === "reset") leaveSteps();
    else go(step, 1);
  }

  function goTo(next: number): void {
    acted.current = true;
    go(step, next);
  }

  /** The draft to be sent; until it is answered it stays this object, unless something is changed. */
  function sending(): GoalDraft {
    edit((now) => now);
    return kept.read(PLACE, emptyKept).draft;
  }

  /** Whether the form still holds what was sent. */
  const holds = (sent: GoalDraft) => kept.read(PLACE, emptyKept).draft === sent;

  /** Back to the last of the steps. */
  const goOn = () => goTo(words.step);

  const begun = hasWords(words);
  return { form, dispatch, goTo, goOn, sending, holds, acted, found, begun, begunBefore };
}
