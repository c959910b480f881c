import type { Words } from "#domain/language.ts";
import { words as list } from "#domain/list.words.es.ts";
import type { words as english } from "./profile-setup.words.ts";

export const words = {
  title: "Complete su perfil",
  complete: "Este es el nombre y la dirección de correo que usará Cairn.",
  missing: (missing) => `Añada aquí su ${list.and(missing)}, o déjelo por ahora.`,
  missingName: "nombre",
  missingEmail: "dirección de correo",

  name: "Nombre",
  email: "Correo",
  emailHint:
    "Cuando la verifique, recibirá en esta dirección los recordatorios y las notas de su coach.",
  save: "Guardar",
  skip: "Omitir por ahora",
} satisfies Words<typeof english>;
