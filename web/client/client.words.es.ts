import type { Words } from "#domain/language.ts";
import type { words as english } from "./client.words.ts";

export const words = {
  signIn: "Iniciar sesión",
  forDashboard: "Inicie sesión para ver su panel.",
  forGoals: "Inicie sesión para ver sus objetivos.",
  forEmailPreferences: "Inicie sesión para gestionar sus ajustes de correo.",

  signOut: "Cerrar sesión",

  unknownError: "Error desconocido",
  downloadStopped: "La descarga se interrumpió y no se guardó nada. Inténtelo de nuevo.",
} satisfies Words<typeof english>;
