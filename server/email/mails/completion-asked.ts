import { namelessOwner } from "#domain/invitation.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import { coachedBySql } from "#server/goals/goal-row.ts";
import type { Statement } from "#server/platform/db/database.ts";
import { wayTo } from "../rendering/mail-parts.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface CompletionAskedFacts {
  readonly goalId: string;
  readonly description: string;
  /** Milliseconds; names the request. */
  readonly askedAt: number;
  /** As the mail leaves. */
  readonly by: string;
}

const reading: Statement = {
  name: "mail_still_waits",
  sql: `select g.description, ${shownNameSql(namelessOwner)} as by from goals g join users u on u.id = g.owner_id
    where g.id = $1 and g.completion_asked_at = $2 and g.status = 'active' and ${coachedBySql("$3")}`,
};

/** product 43.3 */
export const completionAsked: MailKind<CompletionAskedFacts> = {
  template: (facts) => ({
    subject: words.completionAsked.subject(facts.by, facts.description),
    heading: facts.description,
    parts: [
      { kind: "text", text: words.completionAsked.text },
      { kind: "button", label: words.completionAsked.answer, path: wayTo(facts) ?? "/coaching" },
    ],
  }),
  async current(db, { goalId, askedAt }, { uid }) {
    const values = [goalId, askedAt, uid];
    const [row] = await db.run<Pick<CompletionAskedFacts, "by" | "description">>(reading, values);
    return row === undefined ? null : { goalId, askedAt, ...row };
  },
  sample: { goalId: "sample", description: "Read twelve books", askedAt: 0, by: "Ada Moreau" },
};
