import { sampleGoal } from "#domain/sample-goal.ts";
import type { SampleRequest } from "./sample-requests.ts";

const bytes = "c29tZSBieXRlcw";
const newCredential = {
  id: bytes,
  clientDataJSON: bytes,
  attestationObject: bytes,
  transports: ["internal"],
};
const assertion = {
  id: bytes,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  userHandle: bytes,
};
const timeZone = "Europe/London";

export const samplePasskeyRequests = {
  beginPasskeySignIn: { inputs: [{}, { returnTo: "/add-goal" }] },
  passkeySignIn: { inputs: [{ assertion }] },
  adminPasskeySignIn: { inputs: [{ assertion }, { assertion, timeZone }] },
  listPasskeys: {},
  beginPasskey: { inputs: [{}] },
  addPasskey: { inputs: [{ name: "Phone", credential: newCredential }] },
  editPasskey: {
    params: { passkeyId: sampleGoal.id },
    inputs: [{ name: "Laptop" }, { forAdmin: true }],
  },
  removePasskey: { params: { passkeyId: sampleGoal.id }, inputs: [{}] },
  listJoinLinks: {},
  createJoinLink: { inputs: [{ invitee: "Grace" }] },
  withdrawJoinLink: { params: { linkId: sampleGoal.id }, inputs: [{}] },
  readJoinLink: { inputs: [{ token: bytes }] },
  beginJoin: { inputs: [{ token: bytes, name: "Grace Hopper" }] },
  join: { inputs: [{ token: bytes, name: "Grace Hopper", credential: newCredential }] },
} satisfies Readonly<Record<string, SampleRequest>>;
