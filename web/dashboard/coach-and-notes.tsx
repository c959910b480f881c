import type { GoalCard } from "#domain/goal.ts";
import { NotesPanel } from "#web/coaching/notes/notes-panel.tsx";
import { GoalCoach } from "#web/sharing/goal-coach.tsx";
import { Stack } from "#web/ui/layout.tsx";

/** In a goal's modal: the people around it, and what they say. */
export function GoalPeople({ goal }: { readonly goal: GoalCard }) {
  return (
    <Stack>
      <GoalCoach goal={goal} />
      <NotesPanel goal={goal} reader="owner" />
    </Stack>
  );
}
