import { suggestStep } from "#contract/goal-plan.ts";
import type { StepWords } from "#domain/goal-plan.ts";
import { suggestedPlan, type Suggester } from "#domain/goal-plan-change.ts";
import { namelessCoach } from "#domain/invitation.ts";
import { isRefused } from "#domain/refusal.ts";
import { inLanguageOf } from "#server/account/language-store.ts";
import { shownName } from "#server/account/shown-name.ts";
import { queueNoteMail } from "#server/email/outbox/note-mail.ts";
import { admitToSee, type SeenGoal } from "#server/goals/admit-to-goal.ts";
import { changeGoalPlan } from "#server/goals/plan/change-plan.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Call, Slice } from "#server/platform/http/door.ts";
import { words } from "./suggest-step.words.ts";

type SuggestCall = Call<typeof suggestStep>;

async function readSuggester({ kysely }: Transaction, uid: string): Promise<Suggester> {
  const coach = kysely.selectFrom("users as u").select(shownName(namelessCoach).as("name"));
  const { name } = await coach.where("u.id", "=", uid).executeTakeFirstOrThrow();
  return { uid, name };
}

/** Bundled with notes. */
async function mailSuggestion(
  tx: Transaction,
  { deps, at }: SuggestCall,
  { id: goalId, owner_id: uid, description }: SeenGoal,
  { name: by }: Suggester,
  { id: wordsId, text }: StepWords & { readonly id: string },
): Promise<void> {
  const about = { uid, goalId, description, wordsId, toCoach: false };
  const { publicUrl, languages } = deps.config;
  const said = await inLanguageOf(tx, uid, languages, () => ({
    by,
    text: words.suggestsStep(text),
  }));
  await queueNoteMail(tx, {
    ...about,
    words: said,
    id: deps.newId(),
    host: publicUrl.hostname,
    at,
  });
}

export const suggestStepSlice: Slice<typeof suggestStep, SeenGoal> = {
  endpoint: suggestStep,
  admit: admitToSee,
  act: async (call, actor, seen) => {
    const answer = await changeGoalPlan(call, actor, seen, async (tx, before, id, goal) => {
      const coach = await readSuggester(tx, actor.uid);
      const plan = suggestedPlan(before, call.input, id, coach);
      const added = isRefused(plan) ? undefined : plan.steps.find((step) => step.id === id);
      if (added !== undefined) await mailSuggestion(tx, call, goal, coach, added);
      return plan;
    });
    if (!isRefused(answer)) call.deps.outboxSignal.notify();
    return answer;
  },
};
