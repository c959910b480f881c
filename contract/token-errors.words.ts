import * as limits from "#domain/limits.ts";

export const words = {
  tokenNameMissing: "Please enter a name.",
  tokenNameTooLong: `A name can be up to ${limits.tokenName} characters long.`,
  tokenDaysInvalid: `A token can be valid for 1 to ${limits.accessTokenDays} days.`,
  tokenTooMany: `You can have up to ${limits.accessTokens} access tokens. Please revoke one first.`,
  tokenSignInAgain: `You signed in more than ${limits.freshSignInMinutes} minutes ago. Please sign in again to create the token.`,
};
