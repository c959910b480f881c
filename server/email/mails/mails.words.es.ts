import type { Words } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.es.ts";
import { plural } from "#domain/plural.ts";
import type { words as english } from "./mails.words.ts";

const goals = (count: number) => `${count} ${plural(count, "objetivo", "objetivos")}`;
const days = (count: number) => `${count} ${plural(count, "día", "días")}`;

/** Without the comma between weekday and date: "el lunes 9 de marzo". */
const dated = (day: string) => day.replace(", ", " ");

export const words = {
  yourGoal: "Su objetivo",
  answer: "Responder",
  footer: {
    reason: (why) => `Recibe este correo porque ${why}.`,
    reasons: {
      weeklyUpdates: "tiene activados los resúmenes semanales",
      goalReminders: "tiene activados los recordatorios de objetivos",
      circleAsks: "tiene activadas las peticiones de los círculos",
      coachingNotes: "tiene activados los correos de coaching",
      announcements: "tiene activados los comunicados",
      marketingEmails: "pidió recibir consejos y ofertas",
    },
    addressEntered: "alguien indicó esta dirección en Cairn",
    noInvitations: "No recibir más invitaciones",
    settings: "Ajustes de correo",
    unsubscribe: "Cancelar suscripción",
  },

  verification: {
    subject: "Verifique su dirección de correo para Cairn",
    heading: "Verifique su dirección de correo",
    text: "Alguien, seguramente usted, indicó esta dirección en Cairn. Para recibir recordatorios y las notas de su coach por correo, confirme que es suya.",
    verify: "Verificar dirección",
    goodFor: `El enlace es válido durante ${limits.verificationHours} horas. Si no fue usted, ignore este correo. No recibirá más.`,
  },

  weeklyUpdate: {
    subject: (count, dueSoon) =>
      dueSoon === 0
        ? `Su semana: ${goals(count)}`
        : `Su semana: ${goals(count)}, ${dueSoon} ${plural(dueSoon, "vence", "vencen")} pronto`,
    moved: (moved, count) => `Progreso en ${moved} de ${goals(count)}`,
    heading: (day) => `Desde el ${dated(day)}`,
    text: (moved, allOnPace) => (allOnPace ? `${moved}. Todo va al ritmo previsto.` : `${moved}.`),
    cameBackOnce: "Retomó el ritmo una vez.",
    cameBack: (times) => `Retomó el ritmo ${times} veces.`,
    goal: (change, pace, state) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "Objetivo completado.",
      paused: () => "En pausa.",
      open: (day) => `Vence el ${dated(day)}.`,
      overdue: (day) => `Venció el ${dated(day)}.`,
    },
    promised: (promise) => `Compromiso actual: «${promise}»`,
    hadPromised: (promise, kept) => `Compromiso anterior: «${promise}» (${kept})`,
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
      stalled: () => "Sin progreso",
    },
    subject: (reason, goal) => `${reason}: ${goal}`,
    subjectOfSeveral: (count) => `${count} objetivos requieren atención`,
    headingOfSeveral: "Estos objetivos requieren atención",
    lines: {
      "due-in-a-week": (day) => `Vence en una semana, el ${dated(day)}.`,
      "due-in-days": (day, left) => `Vence en ${days(left)}, el ${dated(day)}.`,
      "due-tomorrow": (day) => `Vence mañana, ${dated(day)}.`,
      stalled: (_day, _left, still) =>
        `${days(still)} sin progreso. Un pequeño paso basta para retomarlo.`,
    },
  },

  checkInReminder: {
    subject: (day) => `Seguimiento pendiente: tiene hasta el ${dated(day)}`,
    heading: (checkIns) =>
      `${checkIns} ${plural(checkIns, "seguimiento pendiente", "seguimientos pendientes")}`,
    openUntil: (day) => `Abierto hasta el ${dated(day)}.`,
    checkInOpenUntil: (day) => `Seguimiento abierto hasta el ${dated(day)}.`,
  },

  circleAsk: {
    circle: (name) => `«${name}»`,
    circles: "varios círculos",
    subject: (member, circles) => `${member} pide ayuda en ${circles}`,
    subjectOfSeveral: (people, circles) => `${people} personas piden ayuda en ${circles}`,
    headingOfSeveral: "Peticiones de ayuda",
    answer: "Responder",
  },

  coachingNote: {
    subject: (writer, goal) => `${writer} le escribió sobre «${goal}»`,
    yourCoach: "Su coach",
    readAndAnswer: "Leer y responder",
  },

  coachingHelp: {
    subject: (owner, goal) => `${owner} pide ayuda con «${goal}»`,
    subjectOfSeveral: (owner, count) => `${owner} pide ayuda con ${count} objetivos`,
    headingOfSeveral: "Peticiones de ayuda",
    text: (health) => `Seguimiento: ${health}. Le ayudaría:`,
  },

  completionAsked: {
    subject: (owner, goal) => `${owner} dice que «${goal}» está hecho`,
    text: "Puede confirmarlo o responder «Aún no» con una nota. Si no responde, el objetivo se dará por completado a los 7 días.",
    answer: "Responder",
  },

  coachingWeek: {
    title: "La semana de las personas a las que acompaña",
    checkedIn: (health) => `Seguimiento: ${health}.`,
    withPace: (fact, pace) => `${fact} ${pace}.`,
    asksForHelp: (help) => `Pide ayuda: «${help}»`,
    saysDone: "Dice que ya está hecho.",
    missed: (checkIns) =>
      checkIns === 1
        ? "Dejó un seguimiento sin hacer."
        : `Dejó sin hacer ${checkIns} seguimientos consecutivos.`,
    due: (day) => `Vence el ${dated(day)}.`,
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
    heading: "Su objetivo ya no tiene coach",
    text: (coach) =>
      `${coach} ha dejado de ser su coach y ya no puede ver este objetivo. Usted conserva las notas que le escribió y puede invitar a otra persona.`,
    requestEnded:
      "Esta persona ya no puede confirmar que el objetivo está hecho. Para completarlo, márquelo de nuevo como completado.",
  },

  colleagueInvited: {
    subject: (inviter) => `${inviter} le invita a unirse a Cairn`,
    heading: "Tiene una invitación para unirse a Cairn",
    text: (inviter) =>
      `${inviter} le invita a unirse a Cairn. Allí puede fijarse objetivos, llevar un registro fiel de su progreso e invitar a un coach para cada objetivo.`,
    signIn: "Iniciar sesión",
    noAccount:
      "Su cuenta se creará cuando inicie sesión por primera vez. Hasta entonces, Cairn solo guarda el dato de que recibió una invitación.",
  },
} satisfies Words<typeof english>;
