import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { goalButton } from "../rendering/mail-parts.ts";
import type { CoachFacts } from "./coach-accepted.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export const coachLeftMail: MailKind<CoachFacts> = {
  template: (facts) => ({
    subject: words.coachLeft.subject(facts.coachName, facts.description),
    heading: words.coachLeft.heading,
    parts: [
      { kind: "text", text: words.coachLeft.text(bidiIsolated(facts.coachName)) },
      { kind: "quote", text: facts.description, by: words.yourGoal },
      goalButton(facts),
    ],
  }),
  sample: { goalId: "sample", description: "Read twelve books", coachName: "Grace Okafor" },
};
