import type { Invitation } from "#contract/sharing.ts";
import type { Person, Reply } from "../test-app.fixture.ts";

/** What a link says, as the page sends it. */
export interface TypedLink {
  readonly inviterId: string;
  readonly goalId: string;
  readonly inviterName?: string;
  readonly invite?: string;
}

/** Opens an invitation and answers it; throws where it is refused. */
export async function invite(owner: Person, goalId: string): Promise<Invitation> {
  const reply = await owner.send("POST", `/api/goals/${goalId}/invitation`, {});
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.invitation;
}

/** The parameters of a link. */
export function paramsOf({ link }: Pick<Invitation, "link">): Required<TypedLink> {
  const params = Object.fromEntries(new URL(link).searchParams);
  return params as unknown as Required<TypedLink>;
}

/** The same without its token: the link with the three parameters of the spec. */
export function withoutToken({ inviterId, goalId, inviterName = "" }: TypedLink): TypedLink {
  return { inviterId, goalId, inviterName };
}

export function preview(person: Pick<Person, "send">, link: TypedLink): Promise<Reply> {
  return person.send("GET", `/api/invitation?${new URLSearchParams({ ...link }).toString()}`);
}

export function accept(person: Person, link: TypedLink): Promise<Reply> {
  return person.send("POST", "/api/invitation/accept", link);
}

export function withdraw(owner: Person, goalId: string): Promise<Reply> {
  return owner.send("POST", `/api/goals/${goalId}/invitation/withdraw`, {});
}
