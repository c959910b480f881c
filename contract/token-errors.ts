import * as limits from "#domain/limits.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** The access token form refuses with these locally. */
export const tokenErrors = {
  "token.name-missing": { status: 400, text: "Please enter a name." },
  "token.name-too-long": {
    status: 400,
    text: `A name can hold up to ${limits.tokenName} characters.`,
  },
  "token.days-invalid": {
    status: 400,
    text: `A token can last 1 to ${limits.accessTokenDays} days.`,
  },
  "token.too-many": {
    status: 409,
    text: `You can have up to ${limits.accessTokens} access tokens. Please revoke one first.`,
  },
  "token.sign-in-again": {
    status: 403,
    text: `You signed in more than ${limits.freshSignInMinutes} minutes ago. Please sign in again, then make the token.`,
  },
} as const satisfies ErrorTexts;
