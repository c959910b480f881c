import type { Words } from "#domain/language.ts";
import type { words as english } from "./callback.words.ts";

export const words = {
  organization: "su organización",
  signingIn: (provider) => `Iniciando sesión con ${provider}...`,
  loading: "Cargando...",

  failedTitle: (provider) => `Falló el inicio de sesión con ${provider}`,
  notAuthorized: (provider) => `No se recibió la autorización de ${provider}`,
  codeMissing: "No se recibió ningún código de autorización",
  refused: (reason) => `La operación falló: ${reason}`,
  responseInvalid: "La respuesta del servicio de inicio de sesión no es válida",
  failed: (reason) => `El inicio de sesión falló: ${reason}`,
  unknownReason: "Error desconocido",
  home: "Volver al inicio",

  progress: "Preparando su panel",
  preparing: "Preparando su panel...",
  skip: "Omitir",
} satisfies Words<typeof english>;
