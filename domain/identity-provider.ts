/** The unnumbered one, and those with a number in their settings and address (product 31.1). */
export const organizationWays = [
  "organization",
  "organization-1",
  "organization-2",
  "organization-3",
  "organization-4",
  "organization-5",
  "organization-6",
  "organization-7",
  "organization-8",
  "organization-9",
] as const;

export type OrganizationWay = (typeof organizationWays)[number];

export const identityProviders = ["network", ...organizationWays] as const;

export type IdentityProvider = (typeof identityProviders)[number];
