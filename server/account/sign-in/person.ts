import type { Claims } from "#server/platform/db/tables/account.ts";

export interface PersonFacts {
  readonly email: string | null;
  readonly displayName: string | null;
  readonly fullName: string | null;
  readonly emailVerified: boolean;
}

export const unknownPerson: PersonFacts = {
  email: null,
  displayName: null,
  fullName: null,
  emailVerified: false,
};

/** Claims fill missing facts and never overwrite. `all` has the claims of every identity of the person. */
export function recognizePerson(
  known: PersonFacts,
  claims: Claims,
  all: readonly Claims[] = [claims],
): PersonFacts {
  const email = known.email ?? claims.email;
  return {
    email,
    displayName: known.displayName ?? claims.name,
    fullName: known.fullName ?? claims.name,
    // A claim vouches only for its own address.
    emailVerified: email !== null && all.some((one) => one.emailVerified && one.email === email),
  };
}

export function isSamePerson(a: PersonFacts, b: PersonFacts): boolean {
  return (
    a.email === b.email &&
    a.displayName === b.displayName &&
    a.fullName === b.fullName &&
    a.emailVerified === b.emailVerified
  );
}
