import type { Claims } from "#server/platform/db/schema.ts";

/** What the product keeps of a person, of those things that the network may know. */
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

/**
 * A person after a sign-in: the network fills what is missing and changes nothing that is there. `all` are the claims of
 * each account elsewhere that is theirs.
 */
export function recognized(
  known: PersonFacts,
  claims: Claims,
  all: readonly Claims[] = [claims],
): PersonFacts {
  const email = known.email ?? claims.email;
  return {
    email,
    displayName: known.displayName ?? claims.name,
    fullName: known.fullName ?? claims.name,
    // A claim speaks of its own address, which may not be the one kept here.
    emailVerified: email !== null && all.some((one) => one.emailVerified && one.email === email),
  };
}

/** True where two people are kept alike. */
export function isSamePerson(a: PersonFacts, b: PersonFacts): boolean {
  return (
    a.email === b.email &&
    a.displayName === b.displayName &&
    a.fullName === b.fullName &&
    a.emailVerified === b.emailVerified
  );
}
