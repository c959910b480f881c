import type { Day } from "#domain/day.ts";
import {
  presentCheckIn,
  presentReminder,
  type OpenCheckIn,
  type Reminder,
  type Reminders,
} from "#domain/reminder.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { MailBody, MailPart } from "../rendering/mail-body.ts";
import {
  checkInButton,
  dashboardButton,
  dayInMail,
  goalButton,
  goalParts,
  wayTo,
} from "../rendering/mail-parts.ts";
import { currentGoals } from "./current-goals.ts";
import type { Envelope, MailContext } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

/** An older release stored only one of both. */
export type ReminderFacts = Partial<Reminders>;

interface RemindedGoal extends Pick<OpenCheckIn, "goalId" | "description" | "percentage"> {
  readonly lines: readonly string[];
}

function reminderLine({ reason, dueDate, left, still }: Reminder, today: Day): string {
  return words.goalReminder.lines[reason](dayInMail(dueDate, today), left, still);
}

/** A goal once, with all its lines. */
function remindedGoals(
  reminders: readonly Reminder[],
  checkIns: readonly OpenCheckIn[],
  today: Day,
): RemindedGoal[] {
  const openUntil =
    reminders.length === 0
      ? words.checkInReminder.openUntil
      : words.checkInReminder.checkInOpenUntil;
  const all = [
    ...reminders.map((one) => ({ ...one, line: reminderLine(one, today) })),
    ...checkIns.map((one) => ({ ...one, line: openUntil(dayInMail(one.lastDay, today)) })),
  ];
  return [...Map.groupBy(all, ({ goalId, description }) => goalId + description).values()].flatMap(
    (own) => own.slice(0, 1).map((one) => ({ ...one, lines: own.map(({ line }) => line) })),
  );
}

function goalPart({ description: name, percentage, lines, ...goal }: RemindedGoal): MailPart {
  return { kind: "goal", name, percentage, lines, path: wayTo(goal) };
}

function headOf(
  reminders: readonly Reminder[],
  checkIns: readonly OpenCheckIn[],
  goals: readonly RemindedGoal[],
  today: Day,
): Pick<MailBody, "subject" | "heading"> {
  const [first] = reminders;
  if (first === undefined) {
    const [soonest = ""] = checkIns.map(({ lastDay }) => lastDay).toSorted();
    return {
      subject: words.checkInReminder.subject(dayInMail(soonest, today)),
      heading: words.checkInReminder.heading(checkIns.length),
    };
  }
  if (goals.length > 1)
    return {
      subject: words.goalReminder.subjectOfSeveral(goals.length),
      heading: words.goalReminder.headingOfSeveral,
    };
  const reason = words.goalReminder.reasons[first.reason](first.left);
  return { subject: words.goalReminder.subject(reason, first.description), heading: reason };
}

function buttonOf(checkIns: readonly OpenCheckIn[], goals: readonly RemindedGoal[]): MailPart {
  const [first, ...more] = goals;
  if (checkIns.length > 0) return checkInButton();
  return first !== undefined && more.length === 0 ? goalButton(first) : dashboardButton();
}

/** product 16.5, 16.16 */
export function reminderTemplate(
  { reminders = [], checkIns = [] }: ReminderFacts,
  { today }: MailContext,
): MailBody {
  const goals = remindedGoals(reminders, checkIns, today);
  return {
    ...headOf(reminders, checkIns, goals, today),
    parts: [...goalParts(goals, goalPart), buttonOf(checkIns, goals)],
  };
}

export async function currentReminders(
  db: Queryable,
  { reminders = [], checkIns = [] }: ReminderFacts,
  { uid }: Envelope,
  at: number,
): Promise<ReminderFacts | null> {
  const present = {
    reminders: await currentGoals(db, uid, reminders, presentReminder, at),
    checkIns: await currentGoals(db, uid, checkIns, presentCheckIn, at),
  };
  return present.reminders.length + present.checkIns.length > 0 ? present : null;
}
