import { SAY, TOKEN } from "#contract/check-in-by-mail.ts";
import { mailAnswers, type MailAnswer } from "#domain/check-in-by-mail.ts";
import { counted } from "#domain/count-words.ts";
import type { Day } from "#domain/day.ts";
import { hasNews, type DigestGoal, type ToldPromise } from "#domain/digest.ts";
import { isolated } from "#domain/isolated.ts";
import { healthWords, keptWords } from "#domain/weekly-check-in.ts";
import type { MailFacts } from "../outbox/mail-facts.ts";
import type { MailBody, MailPart } from "./mail-body.ts";
import { dashboard, dayInMail, goalParts, toCheckIn, wayTo } from "./mail-parts.ts";

const digestStates: Record<DigestGoal["state"], (goal: DigestGoal, today: Day) => string> = {
  completed: () => "Completed.",
  paused: () => "Paused.",
  open: ({ dueDate }, today) => `Due ${dayInMail(dueDate, today)}.`,
  overdue: ({ dueDate }, today) => `Was due ${dayInMail(dueDate, today)}.`,
};

function promiseLine({ text, kept }: ToldPromise): string {
  return kept === null
    ? `You promised: “${isolated(text)}”`
    : `You had promised: “${isolated(text)}” ${keptWords[kept]}.`;
}

function digestLines(goal: DigestGoal, today: Day): string[] {
  const { change, pace, state, promises } = goal;
  const paceSentence = pace === null ? [] : [`${pace}.`];
  const stands = [`${change}.`, ...paceSentence, digestStates[state](goal, today)].join(" ");
  return [stands, ...promises.map(promiseLine)];
}

/** What a mail needs beside its facts: the reader's day, and the tokens of its links. */
export interface MailContext {
  readonly today: Day;
  readonly verification: (verificationId: string) => string;
  readonly checkIn: (goalId: string, period: Day) => string;
}

const answerWords: Readonly<Record<Exclude<MailAnswer, "step">, string>> = {
  "nothing-changed": "Nothing changed",
  ...healthWords,
};

/** The buttons of a goal whose check-in is due; none of another. */
function answersTo({ goalId, due, step }: DigestGoal, { checkIn: tokenOf }: MailContext) {
  if (due === null) return [];
  const token = tokenOf(goalId, due);
  return mailAnswers.flatMap((answer) => {
    const label = answer === "step" ? step : answerWords[answer];
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

/** What a digest says (product 16.11). */
export function digestTemplate(facts: MailFacts["weekly_update"], context: MailContext): MailBody {
  const { goals, words, nextStep, from, moved, allOnPace, checkInDue } = facts;
  const count = `${moved} of ${counted(goals.length, "goal")} moved`;
  return {
    subject: count,
    heading: `Since ${dayInMail(from, context.today)}`,
    parts: [
      { kind: "text", text: allOnPace ? `${count}. All on pace.` : `${count}.` },
      ...goalParts(goals, (goal) => goalPart(goal, context), hasNews),
      ...words.map(({ by, text, on }): MailPart => ({
        kind: "quote",
        by: `${isolated(by)}, on “${isolated(on)}”`,
        text,
      })),
      { kind: "text", text: `Next: ${nextStep}` },
      checkInDue ? toCheckIn : dashboard,
    ],
  };
}
