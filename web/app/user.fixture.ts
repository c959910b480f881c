import type { SessionUser } from "#contract/account.ts";
import { now } from "./moment.fixture.ts";

/** Somebody who has signed in and told nothing more than a name. */
export const user: SessionUser = {
  uid: "AAAAAAAAAAAAAAAAAAAAAA",
  email: null,
  displayName: "Ada",
  fullName: null,
  role: "user",
  createdAt: now.at,
  disabled: false,
  emailVerified: false,
  emailVerificationDate: null,
  lastUpdated: now.at,
  profileData: null,
  isAdmin: false,
  customEmailVerified: false,
  timeZone: now.zone,
};
