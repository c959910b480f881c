import { SAY, TOKEN } from "#contract/check-in-by-mail.ts";
import { mailAnswers, type MailAnswer } from "#domain/check-in-by-mail.ts";
import { DAY_MS, dayOf, daysBetween, type Day } from "#domain/day.ts";
import { hasNews, type DigestGoal, type ToldPromise } from "#domain/digest.ts";
import { bidiIsolated } from "#domain/bidi-isolated.ts";
import * as limits from "#domain/limits.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { readToldCircles, type ToldCircles } from "#server/circles/told-circles.ts";
import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { MailPart } from "../rendering/mail-body.ts";
import {
  circlePath,
  dashboardButton,
  dayInMail,
  goalParts,
  checkInButton,
  wayTo,
} from "../rendering/mail-parts.ts";
import type { MailContext, MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";
import { readDigests, type DigestFacts } from "./weekly-facts.ts";

function promiseLine({ text, kept }: ToldPromise): string {
  const promise = bidiIsolated(text);
  return kept === null
    ? words.weeklyUpdate.promised(promise)
    : words.weeklyUpdate.hadPromised(promise, checkInWords.keptInSentence[kept]);
}

function digestLines(goal: DigestGoal, today: Day): string[] {
  const { change, pace, dueDate, promises } = goal;
  const state = words.weeklyUpdate.states[goal.state](dayInMail(dueDate, today));
  return [words.weeklyUpdate.goal(change, pace, state), ...promises.map(promiseLine)];
}

function answerInWords(answer: Exclude<MailAnswer, "step">): string {
  return answer === "nothing-changed"
    ? words.weeklyUpdate.nothingChanged
    : checkInWords.health[answer];
}

function answersTo({ goalId, due, step }: DigestGoal, { checkIn: tokenOf }: MailContext) {
  if (due === null) return [];
  const token = tokenOf(goalId, due);
  return mailAnswers.flatMap((answer) => {
    const label = answer === "step" ? step : answerInWords(answer);
    const path = `/check-in/by-mail?${TOKEN}=${token}&${SAY}=${answer}`;
    return label === null ? [] : [{ label, path }];
  });
}

function goalPart(goal: DigestGoal, context: MailContext): MailPart {
  return {
    kind: "goal",
    name: goal.description,
    percentage: goal.percentage,
    lines: digestLines(goal, context.today),
    path: wayTo(goal),
    answers: answersTo(goal, context),
  };
}

/** product 41.12 */
function circleParts({ circles = [], asks = [] }: Partial<ToldCircles>): MailPart[] {
  return circles.map(({ circleId, name, checkedIn, of }) => {
    const asking = asks.filter((ask) => ask.circleId === circleId);
    const lines = [
      ...(of === 0 ? [] : [words.weeklyUpdate.circleWeek(checkedIn, of)]),
      ...(asking.length === 0
        ? []
        : [words.weeklyUpdate.circleAsks(asking.map(({ by }) => bidiIsolated(by)))]),
    ];
    const line = lines.join(" ");
    return { kind: "goal", name, percentage: null, lines: [line], path: circlePath(circleId) };
  });
}

function cameBackPart(times = 0): MailPart[] {
  if (times === 0) return [];
  const { cameBackOnce, cameBack } = words.weeklyUpdate;
  return [{ kind: "text", text: times === 1 ? cameBackOnce : cameBack(times) }];
}

function dueSoon(goals: readonly DigestGoal[], today: Day): number {
  const isSoon = ({ state, dueDate }: DigestGoal) =>
    state === "open" && daysBetween(today, dueDate) <= limits.dueSoonDays;
  return goals.filter(isSoon).length;
}

const readingZone: Statement = {
  name: "mail_zone",
  sql: "select time_zone as zone from users where id = $1",
};

async function readZone(db: Queryable, uid: string): Promise<string | null> {
  const [row] = await db.run<{ readonly zone: string }>(readingZone, [uid]);
  return row?.zone ?? null;
}

const WEEK = 7 * DAY_MS;

/** As an older release stored it. */
interface OlderDigest {
  readonly monday?: Day;
}

const told = {
  goalId: "sample",
  dueDate: "2026-06-30",
  due: null,
  step: null,
  pace: null,
  promises: [],
  moved: false,
};
const sampleGoals: readonly DigestGoal[] = [
  {
    ...told,
    description: "Read twelve books",
    percentage: 58,
    moved: true,
    change: "+1 book, now 7 of 12",
    pace: "1 book ahead",
    state: "open",
    due: "2026-03-16",
    step: "+1",
    promises: [
      { text: "Half an hour before breakfast", kept: "partly" },
      { text: "Finish the third chapter", kept: null },
    ],
  },
  {
    ...told,
    description: "Pass the certification",
    percentage: 100,
    moved: true,
    change: "Done",
    state: "completed",
  },
  {
    ...told,
    description: "Sketch each morning",
    percentage: 19,
    change: "No change, 4 of 21",
    pace: "6 days behind",
    state: "open",
    due: "2026-03-16",
    step: "+1",
  },
  {
    ...told,
    dueDate: "2026-03-10",
    description: "Publish the case study",
    percentage: 62,
    change: "No change, 5 of 8",
    state: "overdue",
    due: "2026-03-16",
  },
];

const sample: DigestFacts = {
  day: "2026-03-16",
  since: Date.UTC(2026, 2, 9, 8),
  from: "2026-03-09",
  moved: 2,
  allOnPace: false,
  checkInDue: true,
  cameBack: 1,
  goals: sampleGoals,
  words: [
    {
      by: "Grace Okafor",
      text: "The second chapter reads well.\nCould the third begin with the question itself?",
      goalId: "sample",
      on: "Read twelve books",
    },
  ],
  circles: [{ circleId: "sample", name: "Early birds", checkedIn: 2, of: 3 }],
  asks: [{ circleId: "sample", uid: "sample", by: "Noor Haddad" }],
  nextStep: "log one small step on “Publish the case study”. It still counts.",
};

/** product 16.4, 16.11 */
export const weeklyUpdate: MailKind<DigestFacts> = {
  template(facts, context) {
    const { goals, nextStep, from, moved, allOnPace, checkInDue, cameBack } = facts;
    const progress = words.weeklyUpdate.moved(moved, goals.length);
    return {
      subject: words.weeklyUpdate.subject(goals.length, dueSoon(goals, context.today)),
      heading: words.weeklyUpdate.heading(dayInMail(from, context.today)),
      parts: [
        { kind: "text", text: words.weeklyUpdate.text(progress, allOnPace) },
        ...cameBackPart(cameBack),
        ...goalParts(goals, (goal) => goalPart(goal, context), hasNews),
        ...facts.words.map(({ by, text, on }): MailPart => ({
          kind: "quote",
          by: words.weeklyUpdate.coachOnGoal(bidiIsolated(by), bidiIsolated(on)),
          text,
        })),
        ...circleParts(facts),
        { kind: "text", text: words.weeklyUpdate.next(nextStep) },
        checkInDue ? checkInButton() : dashboardButton(),
      ],
    };
  },
  async current(db, facts, { uid, createdAt }, at) {
    const kept: Partial<DigestFacts> & OlderDigest = facts;
    const zone = await readZone(db, uid);
    if (zone === null) return null;
    const day = kept.day ?? kept.monday ?? dayOf(createdAt, zone);
    const due = { zone, day, since: kept.since ?? createdAt - WEEK };
    const digest = (await readDigests(db, new Map([[uid, due]]), at)).get(uid);
    return digest === undefined ? null : { ...digest, ...(await readToldCircles(db, uid, at)) };
  },
  sample,
  variants: {
    "on-pace": {
      ...sample,
      moved: 1,
      allOnPace: true,
      checkInDue: false,
      cameBack: 0,
      goals: sampleGoals.slice(0, 1).map((one) => ({ ...one, due: null, promises: [] })),
      words: [],
      circles: [],
      asks: [],
      nextStep: "work on “Read twelve books”, which is due first.",
    },
  },
};
