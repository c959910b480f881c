import { namelessOwner } from "#domain/invitation.ts";
import type { Health } from "#domain/weekly-check-in.ts";
import { words as checkInWords } from "#domain/weekly-check-in.words.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import { coachedBySql } from "#server/goals/goal-row.ts";
import type { Statement } from "#server/platform/db/database.ts";
import type { MailPart } from "../rendering/mail-body.ts";
import { inRoom, leftOut, wayTo } from "../rendering/mail-parts.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

interface AskedHelp {
  readonly goalId: string;
  readonly description: string;
  readonly health: Health;
  readonly help: string;
}

export interface CoachingHelpFacts {
  readonly ownerId: string;
  readonly checkInIds: readonly string[];
  /** As the mail leaves (product 16.18). */
  readonly by: string;
  readonly asks: readonly AskedHelp[];
}

/** As an older release stored it. */
interface OlderHelp {
  readonly checkInId?: string;
}

interface HelpRow extends AskedHelp {
  readonly by: string;
}

const readingAsks: Statement = {
  name: "mail_still_asked",
  sql: `select g.id as "goalId", g.description, c.health, c.help, ${shownNameSql(namelessOwner)} as by
    from weekly_check_ins c join goals g on g.id = c.goal_id join users u on u.id = g.owner_id
    where c.id = any($1) and c.circle = 'coach' and c.help <> '' and c.seen_at is null and c.at >= g.coached_at
      and ${coachedBySql("$2")} and g.status = 'active' and g.deleted_at is null
    order by c.at, c.id`,
};

function askParts({ health, help, ...goal }: AskedHelp, by: string): MailPart[] {
  return [
    { kind: "text", text: words.coachingHelp.text(checkInWords.healthInSentence[health]) },
    { kind: "quote", by, text: help },
    { kind: "button", label: words.answer, path: wayTo(goal) ?? "/coaching" },
  ];
}

/** product 16.18 */
export const coachingHelp: MailKind<CoachingHelpFacts> = {
  template({ by, asks }) {
    const [first, ...more] = asks;
    if (first !== undefined && more.length === 0)
      return {
        subject: words.coachingHelp.subject(by, first.description),
        heading: first.description,
        parts: askParts(first, by),
      };
    const told = inRoom(asks, () => true);
    return {
      subject: words.coachingHelp.subjectOfSeveral(by, asks.length),
      heading: words.coachingHelp.headingOfSeveral,
      parts: [
        ...told.flatMap((ask): MailPart[] => [
          { kind: "title", text: ask.description },
          ...askParts(ask, by),
        ]),
        ...leftOut(told, asks),
      ],
    };
  },
  async current(db, facts, { uid }) {
    const kept: Partial<CoachingHelpFacts> & OlderHelp = facts;
    const { ownerId = "", checkInIds = [kept.checkInId] } = kept;
    const rows = await db.run<HelpRow>(readingAsks, [checkInIds, uid]);
    const [first] = rows;
    if (first === undefined) return null;
    const asks = rows.map(({ goalId, description, health, help }) => {
      return { goalId, description, health, help };
    });
    return { ownerId, checkInIds: facts.checkInIds, by: first.by, asks };
  },
  sample: {
    ownerId: "sample",
    checkInIds: ["sample"],
    by: "Ada Moreau",
    asks: [
      {
        goalId: "sample",
        description: "Read twelve books",
        health: "off-track",
        help: "An hour with you on which chapters matter.",
      },
    ],
  },
  variants: {
    several: {
      ownerId: "sample",
      checkInIds: ["sample", "sample-2"],
      by: "Ada Moreau",
      asks: [
        {
          goalId: "sample",
          description: "Read twelve books",
          health: "off-track",
          help: "An hour with you on which chapters matter.",
        },
        {
          goalId: "sample",
          description: "Publish the case study",
          health: "at-risk",
          help: "A word with the two who built it.",
        },
      ],
    },
  },
};
