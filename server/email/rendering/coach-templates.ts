import { asksForCoach, type WeekGoal } from "#domain/coaching-week.ts";
import type { Day } from "#domain/day.ts";
import { isolated } from "#domain/isolated.ts";
import { healthWords } from "#domain/weekly-check-in.ts";
import type { MailFacts } from "../outbox/mail-facts.ts";
import type { MailBody, MailPart } from "./mail-body.ts";
import { dayInMail, inRoom, leftOut, wayTo } from "./mail-parts.ts";

/** What an ask for help says to the coach (product 16.18). */
export function helpTemplate(facts: MailFacts["coaching_help"]): MailBody {
  const { description, health, words } = facts;
  return {
    subject: `${words.by} asks for help: ${description}`,
    heading: description,
    parts: [
      { kind: "text", text: `Checked in: ${healthWords[health]}. This would help:` },
      { kind: "quote", ...words },
      { kind: "button", label: "Answer", path: wayTo(facts) ?? "/coaching" },
    ],
  };
}

function checkInLines({ checkIns }: WeekGoal): string[] {
  return checkIns.flatMap(({ health, help }) => [
    health === null ? "Checked in." : `Checked in: ${healthWords[health]}.`,
    ...(help === "" ? [] : [`Asks for help: “${isolated(help)}”`]),
  ]);
}

function goalLines(goal: WeekGoal, today: Day): string[] {
  const { missed, dueDate } = goal;
  return [
    ...checkInLines(goal),
    ...(missed === 0
      ? []
      : [missed === 1 ? "Missed a check-in." : `Missed ${missed} check-ins in a row.`]),
    ...(dueDate === null ? [] : [`Due ${dayInMail(dueDate, today)}.`]),
  ];
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

/** What a coach is told of their people (product 16.17). */
export function weekTemplate({ people }: MailFacts["coaching_week"], today: Day): MailBody {
  const all = people.flatMap(({ goals }) => goals);
  const told = inRoom(all, asksForCoach);
  return {
    subject: "Your people this week",
    heading: "Your people this week",
    parts: [
      ...people.flatMap(({ name, goals }) =>
        personParts(
          name,
          goals.filter((goal) => told.includes(goal)),
          today,
        ),
      ),
      ...leftOut(told, all),
      { kind: "button", label: "Open coaching", path: "/coaching" },
    ],
  };
}
