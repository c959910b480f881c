import type { Words } from "#domain/language.ts";
import type { words as english } from "./app.words.ts";

export const words = {
  documentTitle: (screen) => `${screen} · Cairn`,

  skip: "Ir al contenido",
  home: "Cairn, panel",
  navigation: "Principal",
  menu: "Menú",

  loading: "Cargando...",
  loadingAdmin: "Cargando el área de administración...",
  loadFailed: "No se pudo cargar esta página.",
  loadFailedOffline: "No tiene conexión, así que esta página no se pudo cargar.",
  retry: "Reintentar",

  failedTitle: "Cairn",
  failed: "No se pudo mostrar esta página.",

  offline: "Sin conexión",
  offlineWhy:
    "No se puede acceder a Cairn. Esta página se volverá a cargar cuando se recupere la conexión.",
  tryAgain: "Reintentar",
  stillOffline: "Sigue sin conexión. Cairn lo sigue intentando.",
} satisfies Words<typeof english>;
