import { furthestAhead, NEVER_DUE } from "#domain/mail-schedule.ts";
import type { Statement } from "#server/platform/db/database.ts";
import type { Deps } from "#server/platform/deps.ts";
import { paced } from "#server/platform/paced.ts";
import { planToggles, type Planned } from "./due-people.ts";

const BATCH = 200;

// Whoever is written to by the planner at this moment has a due time of now.
function mending(planned: Planned): Statement {
  const due = `${planned}_due_at`;
  return {
    name: `mail_mend_${planned}`,
    sql: `update users set ${due} = 0 where id = any(array(
      select id from users where ${planToggles[planned]} and not disabled and ${due} > $1 and ${due} < ${NEVER_DUE}
      order by ${due} limit ${BATCH} for update skip locked)) returning id`,
  };
}

const statements = { digest: mending("digest"), reminder: mending("reminder") };

/**
 * Has due times reckoned anew that lie further ahead than any can: a clock that was a year ahead for a moment would
 * otherwise keep people without digests for that year. It is no part of planning, but done now and then, because a clock
 * may be wrong in the first minutes after a start. Nothing comes twice: a mail is written once a person and day.
 */
export async function mendDue({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  for (const planned of ["digest", "reminder"] as const) {
    const furthest = clock() + furthestAhead[planned];
    await paced(async () => (await db.run(statements[planned], [furthest])).length === BATCH);
  }
}
