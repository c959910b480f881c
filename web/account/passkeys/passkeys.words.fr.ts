import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./passkeys.words.ts";

export const words = {
  loading: "Chargement de vos clés d’accès...",
  none: "Aucune clé d’accès.",
  facts: (created, used) => `Créée ${created}. ${used}.`,
  unused: "Pas encore utilisée",
  lastUsed: (when) => `Dernière utilisation : ${when}`,
  synced: " Synchronisée avec vos autres appareils.",
  opensAdmin: " Ouvre aussi l’espace admin.",
  elsewhere: " Ne fonctionne pas à cette adresse.",

  rename: "Renommer",
  remove: "Retirer",
  of: (name) => parts(" ", name),
  save: "Enregistrer le nom",
  cancel: "Annuler",
  renamed: (name) => `Nouveau nom : « ${name} ».`,
  removed: (name) => `Clé « ${name} » retirée. Vos autres sessions ont été fermées.`,
  allowAdmin: "Autoriser dans l’espace admin",
  adminAllowed: (name) => `« ${name} » ouvre maintenant aussi l’espace admin.`,

  openForm: "Ajouter une clé d’accès",
  name: "Nom",
  nameHint: "L’endroit où elle est stockée, par exemple « Portable du bureau ».",
  create: "Créer la clé d’accès",
  added: (name) => `Clé « ${name} » ajoutée.`,
  notChanged: "Vos clés d’accès n’ont pas été modifiées.",
} satisfies Words<typeof english>;
