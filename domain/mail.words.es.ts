import type { Words } from "./language.ts";
import type { words as english } from "./mail.words.ts";

export const words = {
  types: {
    verification: "Verificación",
    weekly_update: "Resúmenes semanales",
    goal_reminder: "Recordatorios de objetivos",
    check_in_reminder: "Recordatorios de seguimiento",
    circle_ask: "Peticiones de los círculos",
    coaching_note: "Notas de coaching",
    coaching_help: "Peticiones de ayuda",
    completion_asked: "Peticiones de confirmación",
    coaching_week: "Resúmenes de coaching",
    coach_accepted: "Invitación de coach aceptada",
    coach_left: "Fin del coaching",
    colleague_invited: "Invitaciones",
    announcement: "Comunicados",
    marketing: "Consejos y ofertas",
  },

  turnedOff: {
    weeklyUpdates: "resúmenes semanales",
    goalReminders: "recordatorios de objetivos",
    circleAsks: "peticiones de los círculos",
    coachingNotes: "correos de coaching",
    announcements: "comunicados",
    marketingEmails: "consejos y ofertas",
  },
  invitations: "invitaciones",
} satisfies Words<typeof english>;
