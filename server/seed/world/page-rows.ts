import { milestoneOf } from "#domain/milestone-page.ts";
import { isRefused } from "#domain/refusal.ts";
import { slugOf } from "#server/goals/milestone-slug.ts";
import { hashOf } from "#server/platform/random.ts";
import type { Calendar } from "./calendar.ts";
import type { PlayedLife } from "./play-person.ts";
import type { Setting } from "./small-world.ts";
import type { WorldRows } from "./world-rows.ts";

export function addPages(
  rows: WorldRows,
  { goals }: PlayedLife,
  { now }: Calendar,
  { newId, sign }: Pick<Setting, "newId" | "sign">,
): void {
  for (const { goal, story } of goals) {
    if (story.page === undefined) continue;
    const shown = milestoneOf(goal, { title: goal.description }, now);
    if (isRefused(shown)) throw new TypeError(`${goal.description}: ${shown.refused}`);
    const id = newId();
    rows.milestone_pages.push({
      goal_id: goal.id,
      id,
      slug_hash: hashOf(slugOf(sign, id)),
      with_name: story.page.withName,
      ...shown,
      created_at: now.at,
      changed_at: now.at,
    });
  }
}
