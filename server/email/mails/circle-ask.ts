import { bidiIsolated } from "#domain/bidi-isolated.ts";
import { dayOf, mondayOf, type Day } from "#domain/day.ts";
import { namelessOwner } from "#domain/invitation.ts";
import { shownNameSql } from "#server/account/shown-name.ts";
import type { Statement } from "#server/platform/db/database.ts";
import type { MailPart } from "../rendering/mail-body.ts";
import { circlePath } from "../rendering/mail-parts.ts";
import type { MailKind } from "./mail-kind.ts";
import { words } from "./mails.words.ts";

export interface AskedCircle {
  readonly circleId: string;
  /** Of the member who asks. */
  readonly uid: string;
  readonly week: Day;
  /** As the mail leaves, as the rest: name of the circle. */
  readonly circle: string;
  readonly by: string;
  readonly line: string;
}

export interface CircleAskFacts {
  readonly asks: readonly AskedCircle[];
}

const readingAsks: Statement = {
  name: "mail_still_asking",
  sql: `select l.circle_id as "circleId", l.user_id as uid, l.week, c.name as circle, ${shownNameSql(namelessOwner)} as by,
      l.line, u.time_zone as zone
    from jsonb_to_recordset($1::jsonb) as asked("circleId" text, uid text, week text)
    join circle_lines l on l.circle_id = asked."circleId" and l.user_id = asked.uid and l.week = asked.week
      and l.asks_at is not null
    join circles c on c.id = l.circle_id join users u on u.id = l.user_id
    join circle_members m on m.circle_id = l.circle_id and m.user_id = $2
    order by l.asks_at, l.circle_id, l.user_id`,
};

type AskRow = AskedCircle & { readonly zone: string };

const titleOf = ([first]: readonly AskedCircle[]) => first?.circle ?? "";

function subjectOf(asks: readonly AskedCircle[]): string {
  const people = new Set(asks.map(({ uid }) => uid)).size;
  const circles = new Set(asks.map(({ circleId }) => circleId)).size;
  const where =
    circles === 1 ? words.circleAsk.circle(bidiIsolated(titleOf(asks))) : words.circleAsk.circles;
  return people === 1
    ? words.circleAsk.subject(bidiIsolated(asks[0]?.by ?? ""), where)
    : words.circleAsk.subjectOfSeveral(people, where);
}

function askParts(circleId: string, asks: readonly AskedCircle[]): MailPart[] {
  return [
    ...asks.map(({ by, line: text }): MailPart => ({ kind: "quote", by, text })),
    { kind: "button", label: words.circleAsk.answer, path: circlePath(circleId) },
  ];
}

const sampleAsk: AskedCircle = {
  circleId: "sample",
  uid: "sample",
  week: "2026-03-16",
  circle: "Early birds",
  by: "Noor Haddad",
  line: "An hour for chapter three is hard to find. How do you protect your mornings?",
};

/** product 41.12 */
export const circleAsk: MailKind<CircleAskFacts> = {
  template({ asks }) {
    const subject = subjectOf(asks);
    const circles = [...Map.groupBy(asks, ({ circleId }) => circleId)];
    if (circles.length === 1)
      return {
        subject,
        heading: titleOf(asks),
        parts: circles.flatMap(([circleId, own]) => askParts(circleId, own)),
      };
    return {
      subject,
      heading: words.circleAsk.headingOfSeveral,
      parts: circles.flatMap(([circleId, own]): MailPart[] => [
        { kind: "title", text: titleOf(own) },
        ...askParts(circleId, own),
      ]),
    };
  },
  async current(db, { asks }, { uid }, at) {
    const rows = await db.run<AskRow>(readingAsks, [JSON.stringify(asks), uid]);
    const present = rows.flatMap(({ zone, ...ask }) =>
      ask.week >= mondayOf(dayOf(at, zone)) ? [ask] : [],
    );
    return present.length === 0 ? null : { asks: present };
  },
  sample: { asks: [sampleAsk] },
  variants: {
    several: {
      asks: [
        sampleAsk,
        {
          ...sampleAsk,
          circleId: "sample-2",
          uid: "sample-2",
          circle: "Makers",
          by: "Ben Ito",
          line: "Who has built one before?",
        },
      ],
    },
  },
};
