import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { goalButton } from "../rendering/mail-parts.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface CoachFacts {
  readonly goalId: string;
  readonly description: string;
  readonly coachName: string;
}

export const coachAccepted: MailKind<CoachFacts> = {
  template: (facts) => ({
    subject: words.coachAccepted.subject(facts.coachName, facts.description),
    heading: words.coachAccepted.heading,
    parts: [
      { kind: "text", text: words.coachAccepted.text(bidiIsolated(facts.coachName)) },
      { kind: "quote", text: facts.description, by: words.yourGoal },
      goalButton(facts),
    ],
  }),
  sample: { goalId: "sample", description: "Read twelve books", coachName: "Grace Okafor" },
};
