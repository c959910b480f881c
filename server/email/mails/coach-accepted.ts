import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { goalButton } from "../rendering/mail-parts.ts";
import type { MailKind } from "./mail-kind.ts";

export interface CoachFacts {
  readonly goalId: string;
  readonly description: string;
  readonly coachName: string;
}

export const coachAccepted: MailKind<CoachFacts> = {
  template: (facts) => ({
    subject: `${facts.coachName} is now coaching ${facts.description}`,
    heading: "You have a coach",
    parts: [
      {
        kind: "text",
        text: `${bidiIsolated(facts.coachName)} accepted your invitation and can now see this goal, its progress and the check-ins that you share with your coach.`,
      },
      { kind: "quote", text: facts.description, by: "Your goal" },
      goalButton(facts),
    ],
  }),
  sample: { goalId: "sample", description: "Read twelve books", coachName: "Grace Okafor" },
};
