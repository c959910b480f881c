import { words } from "./passkey-errors.words.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** The forms of passkeys and invitation links refuse with these locally. */
export const passkeyErrors = {
  "passkey.not-offered": { status: 409, text: () => words.passkeyNotOffered },
  "passkey.expired": { status: 400, text: () => words.passkeyExpired },
  "passkey.wrong": { status: 401, text: () => words.passkeyWrong },
  "passkey.known": { status: 409, text: () => words.passkeyKnown },
  "passkey.too-many": { status: 409, text: () => words.passkeyTooMany },
  "passkey.name-missing": { status: 400, text: () => words.passkeyNameMissing },
  "passkey.name-too-long": { status: 400, text: () => words.passkeyNameTooLong },
  "passkey.sign-in-again": { status: 403, text: () => words.passkeySignInAgain },
  "passkey.not-for-admins": { status: 403, text: () => words.passkeyNotForAdmins },
  "join.link-wrong": { status: 404, text: () => words.joinLinkWrong },
  "join.too-many": { status: 409, text: () => words.joinTooMany },
  "join.invitee-missing": { status: 400, text: () => words.joinInviteeMissing },
  "join.invitee-too-long": { status: 400, text: () => words.joinInviteeTooLong },
} as const satisfies ErrorTexts;
