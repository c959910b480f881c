/**
 * Who asks (trust.md 4): the owner of the sample's goal, its coach, a coach no more, the coach of another goal of
 * that owner, somebody else (whom an invitation is for), an admin, people whose session is worth nothing, or nobody.
 */
export type Who =
  | "owner"
  | "coach"
  | "formerCoach"
  | "otherCoach"
  | "stranger"
  | "admin"
  | "disabled"
  | "deleted"
  | "expired"
  | "visitor";

/** What each asker is answered. */
export type Answers = Readonly<Record<Who, number>>;

/** Needs no session. */
export const everybody: Answers = {
  owner: 200,
  coach: 200,
  formerCoach: 200,
  otherCoach: 200,
  stranger: 200,
  admin: 200,
  disabled: 200,
  deleted: 200,
  expired: 200,
  visitor: 200,
};
const noSession = { disabled: 401, deleted: 401, expired: 401, visitor: 401 };
/** Needs a session, anybody's. */
export const signedIn: Answers = { ...everybody, ...noSession };

/** What the signed-in people are answered who are not who is asked for. */
function others(status: number): Answers {
  const refused = Object.keys(everybody).map((who) => [who, status] as const);
  return { ...(Object.fromEntries(refused) as Answers), ...noSession };
}

/** Of a thing of the owner: to others there is none. */
export const onlyOwner: Answers = { ...others(404), owner: 200 };
/** Of the owner's own account, which is no secret. */
export const onlySelf: Answers = { ...others(403), owner: 200 };
/** Of the admin area, which is no secret. */
export const onlyAdmin: Answers = { ...others(403), admin: 200 };
