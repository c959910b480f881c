import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  title: "Cancelar suscripción",
  stopQuestion: (mail) => `Recibe ${mail} de Cairn. ¿Cancelar la suscripción?`,
  stop: (mail) => `No recibir ${mail}`,
  stopAll: "No recibir ningún correo",
  stopped: (mail) => `Ya no recibirá ${mail}.`,
  anyMail: "ningún correo",
  settings: "Ajustes de correo",
} satisfies Words<typeof english>;
