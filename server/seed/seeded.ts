import { standInIssuer } from "#server/development/stand-in/paths.ts";

/** Prefix of the stand-in subjects of seeded people; all seed data belongs to one of them. */
export const SEED_MARK = "seed-";
/** People who only fill a large world; nobody signs in as them. */
export const CROWD_MARK = `${SEED_MARK}crowd-`;

/** SQL over identities `i`, as are the next two. */
export const isSeeded = `i.issuer = '${standInIssuer}' and starts_with(i.subject, '${SEED_MARK}')`;
export const isOfCrowd = `i.issuer = '${standInIssuer}' and starts_with(i.subject, '${CROWD_MARK}')`;
export const isNamed = `${isSeeded} and not starts_with(i.subject, '${CROWD_MARK}')`;
