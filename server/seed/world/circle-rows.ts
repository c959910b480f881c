import { DAY_MS, daysBetween, mondayOf } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import type { Calendar } from "./calendar.ts";
import type { PlayedLife } from "./play-person.ts";
import type { WorldRows } from "./world-rows.ts";

/** Hours of a Monday. */
const JOINED = 7;
const WRITTEN = 9;
const SEEN = 11;
const ANSWERED = 13;

// `weeks`: weeks before the present one.

interface StoryLine {
  readonly weeks: number;
  readonly line: string;
  readonly asks?: true;
  readonly seenBy?: readonly string[];
}

interface StoryMember {
  readonly who: string;
  readonly weeks: number;
  /** By title. */
  readonly brings: readonly string[];
  readonly lines: readonly StoryLine[];
}

const purpose = "We tell each other each week whether we kept our word, and help where we can.";
const name = "The Monday table";

/** The first one is the organizer. Jonas rests, Leila is away. */
const members: readonly StoryMember[] = [
  {
    who: "elena.petrova",
    weeks: 6,
    brings: [
      "Lead the migration of the billing team to the new platform",
      "Read one book a month that is not about work",
    ],
    lines: [
      { weeks: 5, line: "Glad that we are doing this.", seenBy: ["priya.raman", "jonas.weber"] },
      { weeks: 3, line: "A calm week, for once.", seenBy: ["priya.raman"] },
      { weeks: 1, line: "Better than the week before.", seenBy: ["priya.raman"] },
      {
        weeks: 0,
        line: "Does anybody know somebody who has moved an old archive?",
        asks: true,
        seenBy: ["priya.raman"],
      },
    ],
  },
  {
    who: "priya.raman",
    weeks: 6,
    brings: ["Publish the design system's handbook"],
    lines: [
      { weeks: 4, line: "Writing goes best before nine.", seenBy: ["elena.petrova"] },
      { weeks: 2, line: "Forms are hard. More on Thursday.", seenBy: ["elena.petrova"] },
      { weeks: 0, line: "My evenings are free this week.", seenBy: ["elena.petrova"] },
    ],
  },
  {
    who: "jonas.weber",
    weeks: 6,
    brings: ["Write the thesis on heat pumps"],
    lines: [{ weeks: 4, line: "I need a break from writing.", seenBy: ["elena.petrova"] }],
  },
  {
    who: "leila.novak",
    weeks: 5,
    brings: ["Sketch ten facades by hand"],
    lines: [{ weeks: 2, line: "Off to the mountains soon.", seenBy: ["elena.petrova"] }],
  },
];

const answers = [
  { who: "priya.raman", text: "A colleague of mine did that last year. I'll introduce you." },
  { who: "jonas.weber", text: "Our library did. They began with the oldest shelf." },
] as const;

const report = {
  who: "priya.raman",
  weeks: 3,
  text: "Somebody joined our circle only to advertise a course. They were removed at once.",
};

export function addCircle(
  rows: WorldRows,
  lives: readonly PlayedLife[],
  { now, day, moment }: Calendar,
  newId: () => string,
): void {
  const lifeOf = (who: string): PlayedLife => {
    const life = lives.find(({ actor }) => actor.person.who === who);
    if (life === undefined) throw new TypeError(`Nobody in the cast is ${who}.`);
    return life;
  };
  const uidOf = (who: string) => lifeOf(who).actor.uid;
  const agoOf = (weeks: number) => daysBetween(mondayOf(now.today), now.today) + weeks * 7;
  const monday = (weeks: number) => day(agoOf(weeks));
  const at = (weeks: number, hour: number) => moment(agoOf(weeks), hour).at;
  const id = newId();
  const invited = (createdAt: number) => ({
    id: newId(),
    circle_id: id,
    created_at: createdAt,
    expires_at: createdAt + limits.invitationDays * DAY_MS,
  });
  for (const [place, { who, weeks, brings, lines }] of members.entries()) {
    const uid = uidOf(who);
    const [joined_on, joined_at] = [monday(weeks), at(weeks, JOINED + place / 4)];
    if (place === 0) {
      const made = { created_on: joined_on, created_at: joined_at };
      rows.circles.push({ id, name, purpose, organizer_id: uid, ...made });
    } else {
      const used = { used_at: joined_at, used_by: uid };
      rows.circle_invitations.push({ ...invited(at(weeks, JOINED)), ...used });
    }
    rows.circle_members.push({ circle_id: id, user_id: uid, joined_on, joined_at });
    const goals = lifeOf(who).goals.map(({ goal }) => goal);
    for (const title of brings) {
      const goal = goals.find(({ description }) => description === title);
      if (goal === undefined) throw new TypeError(`${who} has no goal “${title}”.`);
      const of = { circle_id: id, user_id: uid, goal_id: goal.id };
      rows.circle_goals.push({ ...of, brought_on: joined_on });
    }
    for (const { weeks: back, line, asks, seenBy = [] } of lines) {
      const of = { circle_id: id, user_id: uid, week: monday(back) };
      const changed_at = at(back, WRITTEN);
      rows.circle_lines.push({ ...of, line, asks_at: asks ? changed_at : null, changed_at });
      for (const seer of seenBy)
        rows.circle_seen.push({ ...of, seen_by: uidOf(seer), seen_at: at(back, SEEN) });
    }
  }
  for (const [place, { who, text }] of answers.entries()) {
    const of = { circle_id: id, user_id: uidOf(who), week: monday(0) };
    rows.circle_messages.push({ id: newId(), ...of, text, created_at: at(0, ANSWERED + place) });
  }
  rows.circle_reports.push({
    id: newId(),
    circle_id: id,
    reporter_id: uidOf(report.who),
    text: report.text,
    created_at: at(report.weeks, ANSWERED),
    closed_at: null,
  });
  rows.circle_invitations.push({ ...invited(at(0, WRITTEN)), used_at: null, used_by: null });
}
