import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  loading: "Cargando sus llaves de acceso...",
  none: "No hay llaves de acceso.",
  facts: (created, used) => `Creada ${created}. ${used}.`,
  unused: "Aún sin usar",
  lastUsed: (when) => `Último uso: ${when}`,
  synced: " Sincronizada con sus otros dispositivos.",
  opensAdmin: " También abre el área de administración.",
  elsewhere: " No funciona en esta dirección.",

  rename: "Cambiar nombre",
  remove: "Quitar",
  of: (name) => parts(" ", name),
  save: "Guardar nombre",
  cancel: "Cancelar",
  renamed: (name) => `Nombre cambiado a «${name}».`,
  removed: (name) => `Se quitó «${name}». Se cerraron todas las demás sesiones.`,
  allowAdmin: "Permitir en administración",
  adminAllowed: (name) => `«${name}» ahora también abre el área de administración.`,

  openForm: "Añadir una llave de acceso",
  name: "Nombre",
  nameHint: "Dónde se guarda, por ejemplo, «Teléfono del trabajo».",
  create: "Crear llave de acceso",
  added: (name) => `Se añadió «${name}».`,
  notChanged: "Sus llaves de acceso no han cambiado.",
} satisfies Words<typeof english>;
