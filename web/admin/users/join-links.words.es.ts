import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./join-links.words.ts";

export const words = {
  title: "Enlaces de invitación",
  why: `Con cada enlace, una persona puede unirse con una llave de acceso, sin correo ni otra cuenta. Es de un solo uso y caduca a los ${limits.joinLinkDays} días. Cualquiera que tenga el enlace puede usarlo.`,
  notRead: "No se pudieron cargar los enlaces de invitación.",
  open: "Crear un enlace de invitación",
  invitee: "¿Para quién es?",
  inviteeHint: "Un nombre o una nota para esta lista.",
  create: "Crear enlace de invitación",
  link: "Enlace de invitación",
  linkHint: "No se volverá a mostrar. Cópielo y envíelo a una sola persona.",
  copy: "Copiar enlace",
  copied: "Enlace copiado.",
  notCopied: "No se pudo copiar el enlace. Está seleccionado para que pueda copiarlo.",
  by: (inviter) => `, de ${inviter}, caduca el `,
  withdraw: "Anular",
  withdrawn: (invitee) => `Se anuló el enlace para «${invitee}».`,
} satisfies Words<typeof english>;
