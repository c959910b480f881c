import type { Words } from "#domain/language.ts";
import type { words as english } from "./users.words.ts";

export const words = {
  csvHeading: ["id", "nombre", "correo", "estado", "fecha de registro"],
  disabled: "desactivado",
  active: "activo",

  managed: {
    enable: "Usuario activado.",
    disable: "Usuario desactivado.",
    delete: "Usuario eliminado.",
  },

  synced: "Usuarios sincronizados.",
  syncedDetail: (processed, created, updated) =>
    `procesados: ${processed}, creados: ${created}, actualizados: ${updated}`,
} satisfies Words<typeof english>;
