import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import type { words as english } from "./offline.words.ts";

export const words = {
  keeps:
    "Vous êtes hors connexion. Vos saisies sont conservées sur cet appareil et envoyées au retour de la connexion.",
  keepsNothing: "Vous êtes hors connexion. Vos saisies ne peuvent pas être conservées.",

  signOutTitle: "Se déconnecter ?",
  stepsLost: (steps) =>
    frenchPlural(
      steps,
      `${steps} changement n’a pas encore été envoyé. Se déconnecter et le perdre ?`,
      `${steps} changements n’ont pas encore été envoyés. Se déconnecter et les perdre ?`,
    ),
  signOut: "Se déconnecter",
} satisfies Words<typeof english>;
