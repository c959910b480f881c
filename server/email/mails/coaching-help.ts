import { healthWords, type Health } from "#domain/weekly-check-in.ts";
import { coachedBySql } from "#server/goals/goal-row.ts";
import type { Statement } from "#server/platform/db/database.ts";
import { wayTo } from "../rendering/mail-parts.ts";
import type { MailKind, QuotedWords } from "./mail-kind.ts";

export interface CoachingHelpFacts {
  readonly goalId: string;
  readonly description: string;
  readonly checkInId: string;
  readonly health: Health;
  readonly words: QuotedWords;
}

const helping: Statement = {
  name: "mail_still_asked",
  sql: `select c.id from weekly_check_ins c join goals g on g.id = c.goal_id
    where c.id = $1 and c.seen_at is null and ${coachedBySql("$2")} and g.deleted_at is null`,
};

/** product 16.18 */
export const coachingHelp: MailKind<CoachingHelpFacts> = {
  template: (facts) => ({
    subject: `${facts.words.by} asks for help: ${facts.description}`,
    heading: facts.description,
    parts: [
      { kind: "text", text: `Checked in: ${healthWords[facts.health]}. This would help:` },
      { kind: "quote", ...facts.words },
      { kind: "button", label: "Answer", path: wayTo(facts) ?? "/coaching" },
    ],
  }),
  current: async (db, facts, { uid }) =>
    (await db.run(helping, [facts.checkInId, uid])).length > 0 ? facts : null,
  sample: {
    goalId: "sample",
    description: "Read twelve books",
    checkInId: "sample",
    health: "off-track",
    words: { by: "Ada Moreau", text: "An hour with you on which chapters matter." },
  },
};
