import { expect, test } from "vitest";
import { namedProviders, ownAddresses } from "./named-providers.ts";

test("the ways that are offered, by their names, the network first (product 31.2)", () => {
  const organization = { way: "organization", name: "Example Works" };
  const network = { way: "network", name: "LinkedIn" };
  expect(namedProviders({ network: true, organization: null })).toEqual([network]);
  expect(namedProviders({ network: false, organization: "Example Works" })).toEqual([organization]);
  expect(namedProviders({ network: true, organization: "Example Works" })).toEqual([
    network,
    organization,
  ]);
});

test("no two ways share an address or a key", () => {
  const { network, organization } = ownAddresses;
  expect(organization.callbackPath).toBe("/organization");
  for (const name of ["callbackPath", "stateKey", "minimalAuthKey"] as const)
    expect(network[name]).not.toBe(organization[name]);
});
