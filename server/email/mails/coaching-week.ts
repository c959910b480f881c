import {
  asksForCoach,
  coachingWeek as weekOf,
  type CoachedGoal,
  type WeekGoal,
  type WeekPerson,
} from "#domain/coaching-week.ts";
import { nowIn, type Day } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { nothingSaid, type Need } from "#domain/needs-you.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import { cardColumns, cardOf, coachedBySql, type CardRow } from "#server/goals/goal-row.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { MailPart } from "../rendering/mail-body.ts";
import { dayInMail, inRoom, leftOut, wayTo } from "../rendering/mail-parts.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";
import { byOwner, lastDigestAt, type PersonRow, type SinceLast } from "./last-digest.ts";
import { currentNotation } from "#server/platform/notation.ts";

export interface CoachingWeekFacts extends SinceLast {
  readonly people: readonly WeekPerson[];
}

interface CoachedRow extends PersonRow, CardRow {
  readonly ownerId: string;
  readonly ownerName: string;
  readonly coachedAt: number;
  readonly checkIns: CoachedGoal["checkIns"];
  readonly nudgedAt: number | null;
  readonly shortDays: readonly Day[];
  readonly zone: string;
}

// `since` differs by coach; a check-in for its owner alone asks nothing of a coach (product 25.9).
const readingCoached: Statement = {
  name: "mail_coached_since",
  sql: `select coach.uid, ${cardColumns}, g.owner_id as "ownerId", ${shownNameSql(namelessOwner)} as "ownerName",
      g.coached_at as "coachedAt", u.short_days as "shortDays", u.time_zone as zone,
      (select n.created_at from coaching_notes n where n.goal_id = g.id and n.nudge
        order by n.created_at desc limit 1) as "nudgedAt",
      coalesce((select jsonb_agg(c order by c.at) from (
        select c.id, c.rev, c.period, c.at, c.health, c.help, null as kept, c.seen_at is not null as seen from weekly_check_ins c
        where c.goal_id = g.id and c.circle = 'coach' and c.at >= coach.since
        order by c.goal_id desc, c.at desc limit ${limits.checkInsKnown}) c), '[]') as "checkIns"
    from unnest($1::text[], $2::bigint[]) as coach(uid, since)
    join goals g on ${coachedBySql("coach.uid")} and g.status = 'active' and g.deleted_at is null
    join users u on u.id = g.owner_id
    order by "ownerName", g.owner_id, g.due_date, g.id`,
};

export async function coachedSince(
  db: Queryable,
  since: ReadonlyMap<string, number>,
  at: number,
): Promise<Map<string, CoachedGoal[]>> {
  const rows = await db.run<CoachedRow>(readingCoached, [[...since.keys()], [...since.values()]]);
  return byOwner(rows, (row) => {
    const { ownerId, ownerName, coachedAt, nudgedAt, shortDays, zone } = row;
    const checkIns = row.checkIns.map((one) => ({ ...one, said: nothingSaid }));
    const told = { ownerId, ownerName, coachedAt, checkIns, nudgedAt, excuse: { shortDays } };
    return { goal: cardOf(row), ...told, now: nowIn(at, zone) };
  });
}

/** Leaves out coaches without news (product 16.17). */
export async function readWeeks(
  db: Queryable,
  due: ReadonlyMap<string, SinceLast>,
  at: number,
): Promise<Map<string, CoachingWeekFacts>> {
  if (due.size === 0) return new Map();
  const since = await lastDigestAt(db, "coaching_week", due, at);
  const goals = await coachedSince(db, since, at);
  const told = [...due].flatMap(([uid, { day, since: planned }]) => {
    const from = since.get(uid) ?? planned;
    const people = weekOf(goals.get(uid) ?? [], from, currentNotation());
    return people.length === 0 ? [] : [[uid, { day, since: from, people }] as const];
  });
  return new Map(told);
}

function checkedIn(health: Health): string {
  return words.coachingWeek.checkedIn(checkInWords.healthInSentence[health]);
}

function needLines(need: Need, due: string): string[] {
  switch (need.kind) {
    case "help":
      return [words.coachingWeek.asksForHelp(bidiIsolated(need.text)), checkedIn(need.health)];
    case "says-done":
      return [words.coachingWeek.saysDone];
    case "missed-more":
    case "missed-one":
      return [words.coachingWeek.missed(need.periods)];
    case "off-track":
    case "unseen":
      return [checkedIn(need.health)];
    case "reply":
    case "comeback":
      return [];
    case "due":
      return [words.coachingWeek.due(due)];
  }
}

/** The pace stands beside the gravest fact; after the words of an ask for help. */
function goalLines({ needs, pace, dueDate }: WeekGoal, today: Day): string[] {
  const due = dayInMail(dueDate, today);
  const lines = [...new Set(needs.flatMap((need) => needLines(need, due)))];
  const beside = needs[0]?.kind === "help" ? 1 : 0;
  if (pace === null) return lines;
  return lines.map((line, at) => (at === beside ? words.coachingWeek.withPace(line, pace) : line));
}

function personParts(name: string, goals: readonly WeekGoal[], today: Day): MailPart[] {
  if (goals.length === 0) return [];
  return [
    { kind: "title", text: name },
    ...goals.map((goal): MailPart => ({
      kind: "goal",
      name: goal.description,
      percentage: goal.percentage,
      lines: goalLines(goal, today),
      path: wayTo(goal),
    })),
  ];
}

/** product 16.17 */
export const coachingWeekMail: MailKind<CoachingWeekFacts> = {
  template({ people }, { today }) {
    const all = people.flatMap(({ goals }) => goals);
    const told = inRoom(all, asksForCoach);
    return {
      subject: words.coachingWeek.title,
      heading: words.coachingWeek.title,
      parts: [
        ...people.flatMap(({ name, goals }) =>
          personParts(
            name,
            goals.filter((goal) => told.includes(goal)),
            today,
          ),
        ),
        ...leftOut(told, all),
        { kind: "button", label: words.coachingWeek.openCoaching, path: "/coaching" },
      ],
    };
  },
  current: async (db, facts, { uid }, at) =>
    (await readWeeks(db, new Map([[uid, facts]]), at)).get(uid) ?? null,
  sample: {
    day: "2026-03-17",
    since: Date.UTC(2026, 2, 10, 8),
    people: [
      {
        uid: "sample",
        name: "Ada Moreau",
        goals: [
          {
            goalId: "sample",
            description: "Read twelve books",
            percentage: 58,
            pace: "About 1 book behind",
            dueDate: "2026-03-20",
            needs: [
              {
                kind: "help",
                checkInId: "sample",
                rev: 1,
                ...nothingSaid,
                at: Date.UTC(2026, 2, 16, 12),
                health: "off-track",
                text: "An hour with you on which chapters matter.",
              },
              { kind: "due", days: 3 },
            ],
          },
          {
            goalId: "sample",
            description: "Sketch each morning",
            percentage: 19,
            pace: "6 days behind",
            dueDate: "2026-06-30",
            needs: [{ kind: "missed-more", periods: 2 }],
          },
        ],
      },
      {
        uid: "sample-2",
        name: "Ben Ito",
        goals: [
          {
            goalId: "sample",
            description: "Meet ten people",
            percentage: 80,
            pace: "On pace",
            dueDate: "2026-06-30",
            needs: [
              {
                kind: "unseen",
                checkInId: "sample",
                rev: 1,
                ...nothingSaid,
                at: Date.UTC(2026, 2, 16, 12),
                health: "on-track",
              },
            ],
          },
        ],
      },
    ],
  },
};
