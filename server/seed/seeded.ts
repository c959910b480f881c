import { standInIssuer } from "#server/development/stand-in/paths.ts";

/**
 * The mark of seed data: people whom the stand-in network knows under a subject that begins so. Nobody else has such an
 * identity, and all that is seeded belongs to one of them.
 */
export const SEED_MARK = "seed-";
/** The mark of those who only fill a large world, and whom nobody signs in as. */
export const CROWD_MARK = `${SEED_MARK}crowd-`;

/** True in SQL for an identity (alias `i`) of somebody who is seeded. */
export const isSeeded = `i.issuer = '${standInIssuer}' and starts_with(i.subject, '${SEED_MARK}')`;
/** True in SQL for an identity (alias `i`) of somebody in the crowd. */
export const isOfCrowd = `i.issuer = '${standInIssuer}' and starts_with(i.subject, '${CROWD_MARK}')`;
/** True in SQL for an identity (alias `i`) of the cast: those whom one can sign in as. */
export const isNamed = `${isSeeded} and not starts_with(i.subject, '${CROWD_MARK}')`;
