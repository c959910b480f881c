import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./token-errors.words.ts";

export const words = {
  tokenNameMissing: "Escriba un nombre.",
  tokenNameTooLong: `El nombre puede tener hasta ${limits.tokenName} caracteres.`,
  tokenDaysInvalid: `Un token puede ser válido de 1 a ${limits.accessTokenDays} días.`,
  tokenTooMany: `Puede tener hasta ${limits.accessTokens} tokens de acceso. Revoque antes uno.`,
  tokenSignInAgain: `Inició sesión hace más de ${limits.freshSignInMinutes} minutos. Inicie sesión de nuevo para crear el token.`,
} satisfies Words<typeof english>;
