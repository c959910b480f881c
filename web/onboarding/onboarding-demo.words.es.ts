import type { Words } from "#domain/language.ts";
import type { words as english } from "./onboarding-demo.words.ts";

export const words = {
  title: "Vista previa de la invitación para ser coach",
  about:
    "Aquí se ve cada estado de una invitación para ser coach. Las personas y el objetivo son inventados, y los botones no hacen nada.",
  signIn: (network) => `Iniciar sesión con ${network}`,

  inviter: "Maya Lindgren",
  coach: "Jonas Weber",
  goal: "Publicar seis casos de estudio de mi trabajo antes de julio",

  loading: "Cargando",
  invalidLink: "Enlace no válido",
  welcomeVisitor: "Invitación, sin sesión",
  welcomePerson: "Invitación, con sesión",
  welcomeEnded: "Invitación, sesión terminada",
  verifying: "Comprobando",
  success: "Éxito",
  already: "Ya es coach",
  notOpen: "Error: invitación caducada",
  own: "Error: su propio objetivo",
  goalGone: "Error: el objetivo ya no existe",
  taken: "Error: otro coach",
  notRead: "Error: objetivo sin cargar",
  notAccepted: "Error: sin aceptar",
} satisfies Words<typeof english>;
