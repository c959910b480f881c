import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./circle-reports.words.ts";

export const words = {
  title: "Avisos de los círculos",
  hint: "Los miembros envían estas palabras a la administración, que no ve nada más de un círculo.",
  sent: (time) => parts("Enviado el ", time, "."),
  closed: (time) => parts(" Cerrado el ", time, "."),
  close: "Cerrar aviso",
  from: (name) => ` de ${name}`,
} satisfies Words<typeof english>;
