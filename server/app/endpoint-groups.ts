import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints, type EndpointName } from "#contract/endpoints.ts";
import type { Right } from "#domain/policy.ts";

type NounIn<R extends Right> = R extends `${infer Begin}.${string}` ? Begin : never;
type Noun = NounIn<(typeof endpoints)[EndpointName]["right"]>;

const titles = [
  "Goals",
  "Check-ins",
  "Plans and timeline",
  "Sharing and invitations",
  "Coaching",
  "Account",
  "Sign-in",
  "Live",
  "Mail",
  "Administration",
  "Development",
] as const;

/** A noun without an entry is its own heading. */
const titleOf: Readonly<Partial<Record<Noun, (typeof titles)[number]>>> = {
  dashboard: "Goals",
  goal: "Goals",
  badge: "Goals",
  "check-in": "Check-ins",
  plan: "Plans and timeline",
  timeline: "Plans and timeline",
  share: "Sharing and invitations",
  milestone: "Sharing and invitations",
  invitation: "Sharing and invitations",
  coaching: "Coaching",
  feedback: "Coaching",
  note: "Coaching",
  "private-note": "Coaching",
  profile: "Account",
  account: "Account",
  session: "Sign-in",
  live: "Live",
  email: "Mail",
  "email-preferences": "Mail",
  admin: "Administration",
  announcement: "Administration",
  webhook: "Administration",
  seed: "Development",
};

function headingOf(right: Right): string {
  const noun = right.slice(0, right.indexOf(".")) as Noun;
  return titleOf[noun] ?? noun.charAt(0).toUpperCase() + noun.slice(1);
}

export interface EndpointGroup {
  readonly title: string;
  readonly members: readonly (readonly [EndpointName, Endpoint])[];
}

export function endpointGroups(): readonly EndpointGroup[] {
  const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
  const byTitle = Map.groupBy(all, ([, { right }]) => headingOf(right));
  const headings = new Set([...titles, ...byTitle.keys()]);
  return [...headings].map((title) => ({ title, members: byTitle.get(title) ?? [] }));
}
