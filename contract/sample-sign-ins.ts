import type { EndpointName } from "./endpoints.ts";
import type { SampleRequest } from "./sample-requests.ts";

/** Ways to sign in, and those of one person. */
export const signInRequests = {
  issueBearer: { inputs: [{}] },
  startSignIn: { inputs: [{}, { returnTo: "/add-goal" }, { way: "organization" }] },
  login: { inputs: [{ code: "a-code", state: "a-state" }] },
  organizationLogin: {
    inputs: [
      { code: "a-code", state: "a-state" },
      { code: "a-code", state: "a-state", iss: "https://id.example.org" },
      { code: "a-code", state: "a-state", way: "organization-1" },
    ],
  },
  askEmailSignIn: {
    inputs: [{ address: "ada@example.org" }, { address: "a@b.org", returnTo: "/week" }],
  },
  finishEmailSignIn: { inputs: [{ proof: "123 456" }] },
  joinEmail: { inputs: [{}] },
  listIdentities: {},
  joinIdentity: { inputs: [{ way: "organization" }] },
  partIdentity: { inputs: [{ issuer: "https://login.example.org/realms/main" }] },
} satisfies Partial<Record<EndpointName, SampleRequest>>;
