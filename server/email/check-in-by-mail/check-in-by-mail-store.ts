import type { LatelyLogged } from "#domain/comeback.ts";
import { DAY_MS, dayOf, nowIn, type Now } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import type { MeasureValue } from "#domain/measure.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import type { GoalSubject } from "#server/goals/admit-to-goal.ts";
import {
  acceptedCoach,
  cardColumns,
  cardOf,
  type CardRow,
  type GoalRow,
} from "#server/goals/goal-row.ts";
import { latelySql } from "#server/goals/comeback-store.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { MailedCheckIn } from "../mail-tokens.ts";

interface WrittenCheckIn {
  readonly health: Health;
  readonly move: { readonly from: MeasureValue; readonly to: MeasureValue } | null;
}

export interface LinkedGoal {
  readonly subject: GoalSubject;
  readonly now: Now;
  readonly ownerName: string;
  readonly lastPromise: string;
  readonly written: WrittenCheckIn | null;
}

interface LinkedRow extends CardRow, Pick<GoalRow, "coach_id"> {
  readonly owner_id: string;
  readonly zone: string;
  readonly ownerName: string;
  readonly activeDays: readonly string[];
  readonly lately: LatelyLogged | null;
  readonly shortDays: readonly string[];
  readonly lastPromise: string;
  readonly written: WrittenCheckIn | null;
}

// For the badge of seven days in a row; no zone reaches an eighth day back.
const reading: Statement = {
  name: "mail_linked_goal",
  sql: `select ${cardColumns}, g.owner_id, g.coach_id, u.time_zone as zone, ${shownNameSql(namelessOwner)} as "ownerName",
      array(select d.day from daily_activity d where d.user_id = u.id and d.day >= $4 and d.checked_in_today) as "activeDays",
      ${latelySql("$5")} as lately, u.short_days as "shortDays",
      coalesce((select c.promise from weekly_check_ins c where c.goal_id = g.id and c.period < $3
        order by c.period desc limit 1), '') as "lastPromise",
      (select jsonb_build_object('health', c.health, 'move', (
          select jsonb_build_object('from', e.from_value, 'to', e.to_value) from progress_entries e
          where e.goal_id = c.goal_id and e.at = c.at and e.source = 'check-in' order by e.number limit 1))
        from weekly_check_ins c where c.goal_id = g.id and c.period = $3) as written
    from goals g join users u on u.id = g.owner_id
    where g.id = $1 and g.owner_id = $2 and g.deleted_at is null and not u.disabled`,
};

const EIGHT_DAYS = 8 * DAY_MS;

export async function readLinked(
  db: Queryable,
  { uid, goalId, period }: MailedCheckIn,
  at: number,
): Promise<LinkedGoal | null> {
  const since = dayOf(at - EIGHT_DAYS, "UTC");
  const [row] = await db.run<LinkedRow>(reading, [goalId, uid, period, since, at]);
  if (row === undefined) return null;
  const {
    zone,
    ownerName,
    activeDays,
    lately,
    shortDays,
    lastPromise,
    written,
    owner_id: ownerId,
  } = row;
  const asked = {
    asksCoach: false,
    keyHash: null,
    keyResult: null,
    entry: null,
    newestId: null,
    updatedBefore: null,
  };
  const subject = {
    goal: cardOf(row),
    ownerId,
    coachId: acceptedCoach(row),
    activeDays,
    lately,
    excuse: { shortDays },
    ...asked,
  };
  return { subject, now: nowIn(at, zone), ownerName, lastPromise, written };
}
