import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import type { words as english } from "./webhook-errors.words.ts";

export const words = {
  webhookUrlInvalid: `Indiquez une adresse comme https://example.org/cairn, de ${limits.webhookUrl} caractères au plus. Elle ne peut contenir ni nom d’utilisateur, ni mot de passe, ni #.`,
  webhookUrlNotHttps: `Indiquez une adresse qui commence par https://, de ${limits.webhookUrl} caractères au plus. Elle ne peut contenir ni nom d’utilisateur, ni mot de passe, ni #.`,
  webhookUrlPrivate:
    "Cette adresse est sur un réseau privé, et ce serveur n’envoie rien vers les réseaux privés. La personne qui exploite le serveur peut l’autoriser.",
  webhookEventsMissing: "Choisissez au moins un événement.",
  webhookTooMany: `Vous pouvez avoir jusqu’à ${limits.webhooks} webhooks. Retirez-en un d’abord.`,
  webhookOff: "Ce webhook est désactivé. Activez-le d’abord.",
} satisfies Words<typeof english>;
