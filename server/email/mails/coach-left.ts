import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { goalButton } from "../rendering/mail-parts.ts";
import type { CoachFacts } from "./coach-accepted.ts";
import type { MailKind } from "./mail-kind.ts";

export const coachLeftMail: MailKind<CoachFacts> = {
  template: (facts) => ({
    subject: `${facts.coachName} no longer coaches ${facts.description}`,
    heading: "Your coach has stepped down",
    parts: [
      {
        kind: "text",
        text: `${bidiIsolated(facts.coachName)} has stepped down as your coach and no longer sees this goal. The notes stay with you, and you can invite somebody else.`,
      },
      { kind: "quote", text: facts.description, by: "Your goal" },
      goalButton(facts),
    ],
  }),
  sample: { goalId: "sample", description: "Read twelve books", coachName: "Grace Okafor" },
};
