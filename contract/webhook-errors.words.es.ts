import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./webhook-errors.words.ts";

export const words = {
  webhookUrlInvalid: `Escriba una dirección como https://example.org/cairn, de hasta ${limits.webhookUrl} caracteres. No puede contener un nombre de usuario, una contraseña ni un #.`,
  webhookUrlNotHttps: `Escriba una dirección que empiece por https://, de hasta ${limits.webhookUrl} caracteres. No puede contener un nombre de usuario, una contraseña ni un #.`,
  webhookUrlPrivate:
    "Esta dirección está en una red privada y este servidor no envía a redes privadas. Quien opera el servidor puede permitirlo.",
  webhookEventsMissing: "Elija al menos un evento.",
  webhookTooMany: `Puede tener hasta ${limits.webhooks} webhooks. Quite antes uno.`,
  webhookOff: "Este webhook está desactivado. Actívelo primero.",
} satisfies Words<typeof english>;
