import type { Queryable, Statement } from "#server/platform/db/database.ts";
import type { Claims } from "#server/platform/db/tables/account.ts";
import type { StandInPerson } from "#server/development/stand-in/people.ts";
import { cast } from "./world/cast.ts";
import { isNamed, SEED_MARK } from "./seeded.ts";

interface Row {
  readonly subject: string;
  readonly claims: Claims;
}

const known: Statement = {
  name: "seed_cast",
  sql: `select i.subject, i.claims from identities i where ${isNamed}`,
};

function standInPerson({ subject, claims }: Row, about: string): StandInPerson {
  const { name, givenName, familyName, locale, email, emailVerified } = claims;
  return {
    subject,
    note: about,
    name: name ?? subject,
    outcome: "signs-in",
    claims: {
      name,
      given_name: givenName,
      family_name: familyName,
      locale,
      email,
      email_verified: emailVerified,
    },
  };
}

export async function seededCast(db: Queryable): Promise<StandInPerson[]> {
  const rows = new Map((await db.run<Row>(known)).map((row) => [row.subject, row]));
  return cast.flatMap(({ who, about }) => {
    const row = rows.get(`${SEED_MARK}${who}`);
    return row === undefined ? [] : [standInPerson(row, about)];
  });
}
