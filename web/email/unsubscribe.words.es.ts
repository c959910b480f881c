import type { Words } from "#domain/language.ts";
import type { words as english } from "./unsubscribe.words.ts";

export const words = {
  title: "Cancelar suscripción",
  stopQuestion: (mail) => `Recibe ${mail} de Cairn. ¿Cancelar la suscripción?`,
  stop: (mail) => `Dejar de recibir ${mail}`,
  stopAll: "Dejar de recibir todos los correos",
  stopped: (mail) => `Ya no recibirá ${mail}.`,
  anyMail: "ningún correo",
  settings: "Ajustes de correo",
} satisfies Words<typeof english>;
