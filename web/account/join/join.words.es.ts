import type { Words } from "#domain/language.ts";
import type { words as english } from "./join.words.ts";

export const words = {
  title: "Unirse a Cairn",
  loading: "Cargando su invitación...",
  invited: (inviter) =>
    `${inviter} le invita a unirse a Cairn, donde puede fijarse objetivos claros, registrar su progreso y alcanzarlos con un coach a su lado.`,
  how: "Iniciará sesión con una llave de acceso: su huella, su rostro o el bloqueo de pantalla. No hay contraseña.",
  name: "Su nombre",
  create: "Crear una llave de acceso",
  linkMissing: "Este enlace de invitación está incompleto. Copie el enlace entero.",
  signedIn: (name) =>
    `Ya tiene una sesión iniciada (${name}). Para usar esta invitación para otra persona, cierre antes la sesión.`,
  yourAccount: "su propia cuenta",
  home: "Ir a su panel",
  signIn: "Ir al inicio de sesión",
} satisfies Words<typeof english>;
