export interface StandInPerson {
  readonly subject: string;
  readonly note: string;
  readonly name: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly outcome: "signs-in" | "refuses" | "provider-fails";
}

function person(
  subject: string,
  givenName: string,
  familyName: string,
  note: string,
): StandInPerson {
  const name = `${givenName} ${familyName}`;
  const email = `${subject}@example.org`;
  return {
    subject,
    note,
    name,
    outcome: "signs-in",
    claims: {
      name,
      given_name: givenName,
      family_name: familyName,
      locale: "en-GB",
      email,
      email_verified: true,
    },
  };
}

const ada = person("ada.moreau", "Ada", "Moreau", "Product designer, complete profile");
const tomas = person("tomas.lindqvist", "Tomás", "Lindqvist", "Engineer, complete profile");
const grace = person("grace.okafor", "Grace", "Okafor", "Team lead, complete profile");
const noor = person("noor.haddad", "Noor", "Haddad", "No email: goes on to the short profile form");
const felix = person("felix.brandt", "Felix", "Brandt", "Refuses the sign-in");
const ines = person("ines.costa", "Inês", "Costa", "The provider fails after the sign-in");

const { email: _email, email_verified: _verified, ...withoutEmail } = noor.claims;

/** Used without seed data. */
export const demoPeople: readonly StandInPerson[] = [
  ada,
  // LinkedIn sends claims in both shapes.
  {
    ...tomas,
    claims: { ...tomas.claims, locale: { language: "sv", country: "SE" }, email_verified: "true" },
  },
  grace,
  { ...noor, claims: withoutEmail },
  { ...felix, outcome: "refuses" },
  { ...ines, outcome: "provider-fails" },
];
