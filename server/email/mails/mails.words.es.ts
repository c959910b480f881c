import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.es.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./mails.words.ts";

const goals = (count: number) => `${count} ${plural(count, "objetivo", "objetivos")}`;
const days = (count: number) => `${count} ${plural(count, "día", "días")}`;

export const words = {
  yourGoal: "Su objetivo",
  answer: "Responder",
  footer: {
    reason: (why) => `Recibe este correo porque ${why}.`,
    reasons: {
      weeklyUpdates: "los resúmenes semanales están activados",
      goalReminders: "los recordatorios de objetivos están activados",
      circleAsks: "las peticiones de los círculos están activadas",
      coachingNotes: "los correos de coaching están activados",
      announcements: "los comunicados están activados",
      marketingEmails: "pidió recibir consejos y ofertas",
    },
    addressEntered: "esta dirección se escribió en Cairn",
    noInvitations: "No recibir más invitaciones",
    settings: "Ajustes de correo",
    unsubscribe: "Cancelar suscripción",
  },

  verification: {
    subject: "Verifique su correo para Cairn",
    heading: "Verifique su correo",
    text: "Alguien, seguramente usted, escribió esta dirección en Cairn. Para recibir recordatorios y las notas de su coach por correo, confirme que es suya.",
    verify: "Verificar correo",
    goodFor: `El enlace funciona durante ${limits.verificationHours} horas. Si no lo pidió usted, ignore este correo. No recibirá más.`,
  },

  weeklyUpdate: {
    subject: (count, dueSoon) =>
      dueSoon === 0
        ? `Su semana: ${goals(count)}`
        : `Su semana: ${goals(count)}, ${dueSoon} ${plural(dueSoon, "vence", "vencen")} pronto`,
    moved: (moved, count) => `Progreso en ${moved} de ${goals(count)}`,
    heading: (day) => `Desde el ${day}`,
    text: (moved, allOnPace) =>
      allOnPace ? `${moved}. Todos van al ritmo previsto.` : `${moved}.`,
    cameBackOnce: "Retomó el ritmo una vez.",
    cameBack: (times) => `Retomó el ritmo ${times} veces.`,
    goal: (change, pace, state) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "Objetivo completado.",
      paused: () => "En pausa.",
      open: (day) => `Vence el ${day}.`,
      overdue: (day) => `Venció el ${day}.`,
    },
    promised: (promise) => `Su compromiso: «${promise}»`,
    hadPromised: (promise, kept) => `Último compromiso: «${promise}» (${kept})`,
    nothingChanged: "Sin cambios",
    coachOnGoal: (coach, goal) => `${coach}, sobre «${goal}»`,
    next: (step) => `Lo siguiente: ${step}`,
    circleWeek: (checkedIn, of) => `Seguimientos hechos: ${checkedIn} de ${of}.`,
    circleAsks: (people) =>
      people.length === 1 ? `${people[0]} pide ayuda.` : `${list.and(people)} piden ayuda.`,
  },

  goalReminder: {
    reasons: {
      "due-in-a-week": () => "Vence en una semana",
      "due-in-days": (left) => `Vence en ${days(left)}`,
      "due-tomorrow": () => "Vence mañana",
      stalled: () => "Sin novedades",
    },
    subject: (reason, goal) => `${reason}: ${goal}`,
    subjectOfSeveral: (count) => `${count} objetivos requieren atención`,
    headingOfSeveral: "Estos objetivos requieren atención",
    lines: {
      "due-in-a-week": (day) => `Vence en una semana, el ${day}.`,
      "due-in-days": (day, left) => `Vence en ${days(left)}, el ${day}.`,
      "due-tomorrow": (day) => `Vence mañana, ${day}.`,
      stalled: (_day, _left, still) =>
        `${days(still)} sin novedades. Un pequeño paso basta para retomarlo.`,
    },
  },

  checkInReminder: {
    subject: (day) => `Seguimiento pendiente hasta el ${day}`,
    heading: (checkIns) =>
      `${checkIns} ${plural(checkIns, "seguimiento pendiente", "seguimientos pendientes")}`,
    openUntil: (day) => `Abierto hasta el ${day}.`,
    checkInOpenUntil: (day) => `Seguimiento abierto hasta el ${day}.`,
  },

  circleAsk: {
    circle: (name) => `«${name}»`,
    circles: "sus círculos",
    subject: (member, circles) => `${member} pide ayuda en ${circles}`,
    subjectOfSeveral: (people, circles) => `${people} personas piden ayuda en ${circles}`,
    headingOfSeveral: "Peticiones de ayuda",
    answer: "Responder",
  },

  coachingNote: {
    subject: (writer, goal) => `${writer} escribió sobre «${goal}»`,
    yourCoach: "Su coach",
    readAndAnswer: "Leer y responder",
  },

  coachingHelp: {
    subject: (owner, goal) => `${owner} pide ayuda con «${goal}»`,
    subjectOfSeveral: (owner, count) => `${owner} pide ayuda con ${count} objetivos`,
    headingOfSeveral: "Peticiones de ayuda",
    text: (health) => `Seguimiento: ${health}. Qué ayudaría:`,
  },

  completionAsked: {
    subject: (owner, goal) => `${owner} dice que «${goal}» está hecho`,
    text: "Puede confirmarlo o responder «Aún no» con una nota. Sin respuesta, el objetivo se completa solo a los 7 días.",
    answer: "Dar su respuesta",
  },

  coachingWeek: {
    title: "Las personas que acompaña, esta semana",
    checkedIn: (health) => `Seguimiento: ${health}.`,
    withPace: (fact, pace) => `${fact} ${pace}.`,
    asksForHelp: (help) => `Pide ayuda: «${help}»`,
    saysDone: "Dice que ya está hecho.",
    missed: (checkIns) =>
      checkIns === 1
        ? "Dejó un seguimiento sin hacer."
        : `Dejó ${checkIns} seguimientos seguidos sin hacer.`,
    due: (day) => `Vence el ${day}.`,
    openCoaching: "Ir a su página de coaching",
  },

  coachAccepted: {
    subject: (coach, goal) => `${coach} ya es coach de «${goal}»`,
    heading: "Ya tiene coach",
    text: (coach) =>
      `${coach} aceptó su invitación. Ahora puede ver este objetivo, su progreso y los seguimientos que usted comparta.`,
  },

  coachLeft: {
    subject: (coach, goal) => `${coach} ya no es coach de «${goal}»`,
    heading: "Su coach se ha retirado",
    text: (coach) =>
      `${coach} ha dejado de ser su coach y ya no puede ver este objetivo. Usted conserva sus notas y puede invitar a otra persona.`,
    requestEnded:
      "Esta persona ya no puede confirmar que el objetivo está hecho. Para completarlo, márquelo de nuevo como completado.",
  },

  colleagueInvited: {
    subject: (inviter) => `${inviter} le invita a unirse a Cairn`,
    heading: "Tiene una invitación a Cairn",
    text: (inviter) =>
      `${inviter} le invita a unirse a Cairn. Allí puede fijarse objetivos, llevar un registro sincero de su progreso e invitar a un coach para cada objetivo.`,
    signIn: "Iniciar sesión",
    noAccount:
      "Su cuenta se crea cuando inicia sesión por primera vez. Hasta entonces, Cairn solo guarda que recibió una invitación.",
  },
} satisfies Words<typeof english>;
