import type { Words } from "#domain/language.ts";
import type { words as english } from "./too-many-cookies.words.ts";

export const words = {
  title: "Demasiadas cookies",
  why: "Su navegador envió más cookies de las que Cairn acepta. Puede que las hayan creado otros sitios del mismo dominio. No se ha perdido nada de lo que guardó.",
  whatToDo: (open) =>
    `Elimine las cookies de este sitio y de su dominio en los ajustes del navegador. Después, ${open} e inicie sesión de nuevo. Mientras tanto, puede usar una ventana privada.`,
  open: "abra Cairn",
} satisfies Words<typeof english>;
