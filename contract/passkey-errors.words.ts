import * as limits from "#domain/limits.ts";

export const words = {
  passkeyNotOffered: "Passkeys aren't available at this address.",
  passkeyExpired: "That took too long. Please try again.",
  passkeyWrong:
    "This passkey doesn't work here. It may have been removed, or its account may have been deleted.",
  passkeyKnown: "This passkey has already been added.",
  passkeyTooMany: `You can have up to ${limits.passkeys} passkeys. Please remove one first.`,
  passkeyNameMissing: "Please enter a name.",
  passkeyNameTooLong: `A name can be up to ${limits.passkeyName} characters long.`,
  passkeySignInAgain: `You signed in more than ${limits.freshSignInMinutes} minutes ago. Please sign in again to change your passkeys.`,
  passkeyNotForAdmins:
    "This passkey doesn't open the admin area. Sign in with your password, then allow it in Account.",
  joinLinkWrong:
    "This invitation is no longer valid. It may have been used, withdrawn or expired. Please ask for a new one.",
  joinTooMany: `You can have up to ${limits.joinLinks} open invitation links. Please withdraw one first.`,
  joinInviteeMissing: "Please enter who the link is for.",
  joinInviteeTooLong: `This can be up to ${limits.invitee} characters long.`,
};
