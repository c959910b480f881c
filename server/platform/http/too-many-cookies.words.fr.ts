import type { Words } from "#domain/language.ts";
import type { words as english } from "./too-many-cookies.words.ts";

export const words = {
  title: "Trop de cookies",
  why: "Votre navigateur a envoyé plus de cookies que Cairn n’en accepte. Ils viennent peut-être d’autres sites du même domaine. Rien de ce que vous avez enregistré n’est perdu.",
  whatToDo: (open) =>
    `Supprimez les cookies de ce site et de son domaine dans les paramètres de votre navigateur. Ensuite, ${open} et reconnectez-vous. D’ici là, vous pouvez utiliser une fenêtre privée.`,
  open: "ouvrez Cairn",
} satisfies Words<typeof english>;
