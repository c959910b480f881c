import type { Statement } from "#server/platform/db/database.ts";
import { quoteParts, wayTo } from "../rendering/mail-parts.ts";
import type { MailKind, QuotedWords } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface CoachingNoteFacts {
  readonly goalId: string;
  readonly description: string;
  readonly words: readonly QuotedWords[];
  /** The coach is mailed about the owner's replies. */
  readonly toCoach: boolean;
}

const coaching: Statement = {
  name: "mail_still_coaching",
  sql: "select id from goals where id = $1 and coach_id = $2",
};

const sampleGoal = { goalId: "sample", description: "Read twelve books" };

export const coachingNoteMail: MailKind<CoachingNoteFacts> = {
  template(facts) {
    const { description, toCoach } = facts;
    const writer = facts.words[0]?.by ?? words.coachingNote.yourCoach;
    return {
      subject: words.coachingNote.subject(writer, description),
      heading: description,
      parts: [
        ...quoteParts(facts.words),
        {
          kind: "button",
          label: toCoach ? words.answer : words.coachingNote.readAndAnswer,
          path: wayTo(facts) ?? (toCoach ? "/coaching" : "/"),
        },
      ],
    };
  },
  // Only a current coach gets the owner's words (product 12.1).
  async current(db, facts, { uid }) {
    if (!facts.toCoach) return facts;
    return (await db.run(coaching, [facts.goalId, uid])).length > 0 ? facts : null;
  },
  sample: {
    ...sampleGoal,
    words: [
      {
        by: "Grace Okafor",
        text: "The second chapter reads well.\nCould the third begin with the question itself?",
      },
    ],
    toCoach: false,
  },
  variants: {
    "to-coach": {
      ...sampleGoal,
      words: [{ by: "Ada Moreau", text: "I tried it with the question first. Thank you!" }],
      toCoach: true,
    },
  },
};
