import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { goalButton } from "../rendering/mail-parts.ts";
import type { CoachFacts } from "./coach-accepted.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface CoachLeftFacts extends CoachFacts {
  /** A request to confirm the goal ended (product 43.5); absent in older mail. */
  readonly endsRequest?: boolean;
}

export const coachLeftMail: MailKind<CoachLeftFacts> = {
  template: (facts) => ({
    subject: words.coachLeft.subject(facts.coachName, facts.description),
    heading: words.coachLeft.heading,
    parts: [
      { kind: "text", text: words.coachLeft.text(bidiIsolated(facts.coachName)) },
      ...(facts.endsRequest ? [{ kind: "text" as const, text: words.coachLeft.requestEnded }] : []),
      { kind: "quote", text: facts.description, by: words.yourGoal },
      goalButton(facts),
    ],
  }),
  sample: { goalId: "sample", description: "Read twelve books", coachName: "Grace Okafor" },
};
