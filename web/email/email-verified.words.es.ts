import type { Words } from "#domain/language.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./email-verified.words.ts";

export const words = {
  title: "Dirección de correo verificada",
  verified:
    "Su dirección de correo está verificada. A partir de ahora recibirá por correo los recordatorios y las notas de su coach.",
  redirect: (seconds) =>
    `Su panel se abrirá en ${seconds} ${plural(seconds, "segundo", "segundos")}.`,
  dashboard: "Ir al panel",
  notVerified: "Dirección de correo sin verificar",
  reasons: "Posibles motivos:",
  linkExpired: "El enlace de verificación ha caducado",
  linkUsed: "El enlace ya se usó",
  linkCorrupted: "El enlace no es válido o está dañado",
  newLink: "Inicie sesión para pedir un enlace nuevo.",
  login: "Ir al inicio de sesión",
  home: "Volver al inicio",
} satisfies Words<typeof english>;
