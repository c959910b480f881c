import type { Words } from "#domain/language.ts";
import { numberInWords } from "#domain/number-words.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./email-analytics.words.ts";

export const words = {
  title: "Estadísticas de correo",
  range: "Periodo",
  days: (days) => `${days} días`,
  error: (reason) => `Error: ${reason}`,
  statsFailed: "No se pudieron obtener las estadísticas de correo",
  loading: "Cargando las estadísticas de correo...",
  emails: (count, notation) =>
    `${numberInWords(count, notation)} ${plural(count, "correo", "correos")}`,
  inLastDays: (emails, days) => `${emails} en los últimos ${days} días`,
  noEmails: "Sin datos de correo",
  noEmailsIn: (days) => `No hay correos en los últimos ${days} días.`,

  total: "Total",
  sent: "Enviados",
  failed: "Fallidos",
  pending: "Pendientes",
  successRate: "Tasa de éxito",
  health: "Estado",
  notAvailable: "N/D",
  stillPending: (emails) =>
    `Aún por enviar: ${emails}. Si no cambia, revise el servidor de correo y el registro de Cairn.`,

  byDay: "Correos por día y tipo",
  bySevenDays: "Correos por semana y tipo",
  zone: "Los días se cuentan en UTC.",
  bar: (days, emails, types) => `${days}: ${emails}. ${types}`,
  day: "Día",
  severalDays: "Días",
  count: "Correos",
  types: "Por tipo",
  noTypes: "ninguno",

  byType: "Correos por tipo",
  type: "Tipo",
} satisfies Words<typeof english>;
