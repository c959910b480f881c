import { expect, test } from "vitest";
import { identityProviders } from "./identity-provider.ts";
import { addressesOf } from "./named-providers.ts";

// product 31.2
test.each([
  ["network", "/linkedin", "linkedin_oauth_state", "linkedinMinimalAuth"],
  ["organization", "/organization", "organization_oauth_state", "organizationMinimalAuth"],
  ["organization-9", "/organization/9", "organization-9_oauth_state", "organization-9MinimalAuth"],
] as const)("%s comes back to %s", (way, callbackPath, stateKey, minimalAuthKey) => {
  expect(addressesOf(way)).toMatchObject({ callbackPath, stateKey, minimalAuthKey });
});

test("no two ways share an address or a key", () => {
  for (const name of ["callbackPath", "stateKey", "minimalAuthKey"] as const) {
    const all = identityProviders.map((way) => addressesOf(way)[name]);
    expect(new Set(all).size).toBe(11);
  }
});
