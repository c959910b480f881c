import type { Words } from "#domain/language.ts";
import type { words as english } from "./offline.words.ts";

export const words = {
  keeps:
    "No tiene conexión. El progreso que registre se guarda en este dispositivo y se enviará cuando recupere la conexión.",
  keepsNothing: "No tiene conexión. El progreso que registre ahora no se puede guardar.",

  signOutTitle: "¿Cerrar sesión?",
  stepsLost: (steps) =>
    steps === 1
      ? "1 cambio aún no se ha enviado. ¿Cerrar sesión y perderlo?"
      : `${steps} cambios aún no se han enviado. ¿Cerrar sesión y perderlos?`,
  signOut: "Cerrar sesión",
} satisfies Words<typeof english>;
