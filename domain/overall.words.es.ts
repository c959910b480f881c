import type { Words } from "./language.ts";
import type { words as english } from "./overall.words.ts";

export const words = {
  excellent: "Excelente",
  good: "Bueno",
  fair: "Aceptable",
  needsWork: "Mejorable",
  justStarted: "Recién empezado",

  stats: {
    "Total Goals": "Total de objetivos",
    Completed: "Completados",
    Active: "Activos",
    "Need Attention": "Requieren atención",
  },

  chips: {
    Stalled: "Estancados",
    "Upcoming deadlines": "Vencen pronto",
    "Recent coaching feedback": "Notas de coaching recientes",
  },
} satisfies Words<typeof english>;
