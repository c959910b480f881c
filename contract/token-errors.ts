import { words } from "./token-errors.words.ts";
import type { ErrorTexts } from "./shown-errors.ts";

/** The access token form refuses with these locally. */
export const tokenErrors = {
  "token.name-missing": { status: 400, text: () => words.tokenNameMissing },
  "token.name-too-long": { status: 400, text: () => words.tokenNameTooLong },
  "token.days-invalid": { status: 400, text: () => words.tokenDaysInvalid },
  "token.too-many": { status: 409, text: () => words.tokenTooMany },
  "token.sign-in-again": { status: 403, text: () => words.tokenSignInAgain },
} as const satisfies ErrorTexts;
