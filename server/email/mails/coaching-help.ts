import type { Health } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { coachedBySql } from "#server/goals/goal-row.ts";
import type { Statement } from "#server/platform/db/database.ts";
import { wayTo } from "../rendering/mail-parts.ts";
import type { MailKind, QuotedWords } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

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
    subject: words.coachingHelp.subject(facts.words.by, facts.description),
    heading: facts.description,
    parts: [
      { kind: "text", text: words.coachingHelp.text(checkInWords.healthInSentence[facts.health]) },
      { kind: "quote", ...facts.words },
      { kind: "button", label: words.answer, path: wayTo(facts) ?? "/coaching" },
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
