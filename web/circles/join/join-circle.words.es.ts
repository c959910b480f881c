import type { Words } from "#domain/language.ts";
import { parts } from "#web/ui/parts.ts";
import type { words as english } from "./join-circle.words.ts";

export const words = {
  home: "Cairn, inicio",
  title: "Unirse a un círculo",
  loading: "Cargando la invitación...",
  failed: "No se pudo cargar la invitación.",
  incomplete: "Este enlace de invitación está incompleto. Copie el enlace entero o pida uno nuevo.",
  withoutScript: "Active JavaScript para abrir esta invitación.",
  invites: (inviter) => parts(inviter, " le invita"),
  seen: "Lo que ven los demás",
  see: {
    name: "Su nombre",
    titles: "Los títulos de los objetivos que aporte",
    checkIns: "Si cada semana hizo el seguimiento, cumplió su compromiso o estuvo ausente",
    line: "Su frase de la semana y lo que escriba al círculo",
  },
  unseen: "Lo que nunca ven",
  never: {
    progress: "Cómo van sus objetivos: valores, porcentajes, ritmo, fechas límite",
    texts: "Los demás textos de sus objetivos, sus notas y lo que escribe en sus seguimientos",
    coaching: "Nada de lo que hay entre usted y un coach",
  },
  signInFirst: "Inicie sesión para unirse.",
  join: "Unirse al círculo",
  member: "Usted ya es miembro de este círculo.",
  toCircle: "Ir al círculo",
  dashboard: "Ir al panel",
} satisfies Words<typeof english>;
