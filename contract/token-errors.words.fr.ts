import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./token-errors.words.ts";

export const words = {
  tokenNameMissing: "Indiquez un nom.",
  tokenNameTooLong: `Le nom ne doit pas dépasser ${limits.tokenName} caractères.`,
  tokenDaysInvalid: `Un jeton peut être valable de 1 à ${limits.accessTokenDays} jours.`,
  tokenTooMany: `Vous pouvez avoir jusqu’à ${limits.accessTokens} jetons d’accès. Révoquez-en un d’abord.`,
  tokenSignInAgain: `Votre connexion date de plus de ${limits.freshSignInMinutes} minutes. Reconnectez-vous pour créer le jeton.`,
} satisfies Words<typeof english>;
