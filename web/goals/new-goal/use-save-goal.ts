import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import { createGoal } from "#contract/goals.ts";
import { draftedGoal, refusedField, type GoalDraft } from "#domain/goal-draft.ts";
import type { Goal } from "#domain/goal.ts";
import { isRefused, type RefusalCode } from "#domain/refusal.ts";
import { ApiError, call } from "#web/client/api.ts";
import { attemptKey } from "#web/client/attempt-key.ts";
import { useSession } from "#web/client/session.ts";
import { putNewRow } from "../goal-rows.ts";
import { words } from "./new-goal.words.ts";

export interface GoalFault {
  readonly words: string;
  readonly field: string | undefined;
  readonly signIn: boolean;
}

type Saved = { readonly goal: Goal } | { readonly fault: GoalFault };

function isAboutSession(code: RefusalCode): boolean {
  return code === "session.missing" || code === "session.goal-not-saved";
}

// product 3.12
export function faultOf(code: RefusalCode, field?: string): GoalFault {
  if (isAboutSession(code))
    return { words: errorText("session.goal-not-saved"), field: undefined, signIn: true };
  const telling = code.startsWith("goal.") || code === "request.invalid" || code === "request.rate";
  return { words: telling ? errorText(code, formErrors) : words.saveFailed, field, signIn: false };
}

function faultOfError(error: unknown): GoalFault {
  return error instanceof ApiError
    ? faultOf(error.code, error.field)
    : { words: words.saveFailed, field: undefined, signIn: false };
}

// product 3.8
export function faultAt(field: keyof GoalDraft, draft: GoalDraft): GoalFault | null {
  const refusal = refusedField(field, draft);
  return refusal && faultOf(refusal.refused, refusal.field);
}

/** Retries reuse the key while `draft` is the same object. */
export function useSaveGoal() {
  const client = useQueryClient();
  const { phase } = useSession();
  const saving = useMutation({
    mutationFn: (draft: GoalDraft) => call(createGoal, { input: draft, key: attemptKey(draft) }),
    onSuccess: ({ goal }) => putNewRow(client, goal),
  });

  async function save(draft: GoalDraft): Promise<Saved> {
    // product 3.5: session first; after this tab's session ended only the server can tell.
    const ruled = phase === "ended" ? null : draftedGoal(draft);
    if (isRefused(ruled)) return { fault: faultOf(ruled.refused, ruled.field) };
    return saving.mutateAsync(draft).catch((error: unknown) => ({ fault: faultOfError(error) }));
  }

  return { save, saving: saving.isPending };
}
