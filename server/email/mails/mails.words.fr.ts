import type { Words } from "#domain/language.ts";
import { frenchPlural } from "#domain/plural.ts";
import * as limits from "#domain/limits.ts";
import { words as list } from "#domain/list.words.ts";
import type { words as english } from "./mails.words.ts";

export const words = {
  yourGoal: "Votre objectif",
  answer: "Répondre",
  footer: {
    reason: (why) => `Vous recevez cet e-mail car ${why}.`,
    reasons: {
      weeklyUpdates: "les résumés hebdomadaires sont activés",
      goalReminders: "les rappels d’objectifs sont activés",
      circleAsks: "les demandes d’aide des cercles sont activées",
      coachingNotes: "les e-mails de coaching sont activés",
      announcements: "les annonces sont activées",
      marketingEmails: "vous avez demandé les conseils et offres",
    },
    addressEntered: "cette adresse a été indiquée dans Cairn",
    noInvitations: "Ne plus recevoir d’invitations",
    settings: "Paramètres e-mail",
    unsubscribe: "Se désabonner",
  },

  verification: {
    subject: "Vérifiez votre e-mail pour Cairn",
    heading: "Vérifiez votre e-mail",
    text: "Quelqu’un, sans doute vous, a indiqué cette adresse dans Cairn. Pour recevoir par e-mail les rappels et les notes de votre coach, confirmez qu’elle est à vous.",
    verify: "Vérifier l’e-mail",
    goodFor: `Le lien fonctionne pendant ${limits.verificationHours} heures. Si vous n’avez rien demandé, ignorez cet e-mail. Vous n’en recevrez pas d’autres.`,
  },

  weeklyUpdate: {
    subject: (goals, dueSoon) =>
      dueSoon === 0
        ? `Votre semaine : ${goals} ${frenchPlural(goals, "objectif", "objectifs")}`
        : `Votre semaine : ${goals} ${frenchPlural(goals, "objectif", "objectifs")}, dont ${dueSoon} à échéance proche`,
    moved: (moved, goals) =>
      moved === 0
        ? `Pas de progression sur ${goals} ${frenchPlural(goals, "objectif", "objectifs")}`
        : `Progression pour ${moved} ${frenchPlural(moved, "objectif", "objectifs")} sur ${goals}`,
    heading: (day) => `Depuis le ${day}`,
    text: (moved, allOnPace) => (allOnPace ? `${moved}. Tout est dans les temps.` : `${moved}.`),
    cameBackOnce: "Vous avez repris une fois après une interruption.",
    cameBack: (times) => `Vous avez repris ${times} fois après une interruption.`,
    goal: (change, pace, state) =>
      pace === null ? `${change}. ${state}` : `${change}. ${pace}. ${state}`,
    states: {
      completed: () => "Objectif atteint.",
      paused: () => "En pause.",
      open: (day) => `Échéance le ${day}.`,
      overdue: (day) => `Échéance passée, le ${day}.`,
    },
    promised: (promise) => `Votre engagement : « ${promise} »`,
    hadPromised: (promise, kept) => `Dernier engagement : « ${promise} » (${kept})`,
    nothingChanged: "Aucun changement",
    coachOnGoal: (coach, goal) => `${coach}, sur « ${goal} »`,
    next: (step) => `Et maintenant : ${step}`,
    circleWeek: (checkedIn, of) =>
      `${checkedIn} sur ${of} ${frenchPlural(checkedIn, "a", "ont")} fait le point.`,
    circleAsks: (people) =>
      people.length === 1
        ? `${people[0]} demande de l’aide.`
        : `${list.and(people)} demandent de l’aide.`,
  },

  goalReminder: {
    reasons: {
      "due-in-a-week": () => "Échéance dans une semaine",
      "due-in-days": (left) => `Échéance dans ${left} ${frenchPlural(left, "jour", "jours")}`,
      "due-tomorrow": () => "Échéance demain",
      stalled: () => "Pas de mise à jour récente",
    },
    subject: (reason, goal) => `${reason} : ${goal}`,
    subjectOfSeveral: (goals) => `${goals} objectifs à surveiller`,
    headingOfSeveral: "Des objectifs à surveiller",
    lines: {
      "due-in-a-week": (day) => `Échéance dans une semaine, le ${day}.`,
      "due-in-days": (day, left) =>
        `Échéance dans ${left} ${frenchPlural(left, "jour", "jours")}, le ${day}.`,
      "due-tomorrow": (day) => `Échéance demain, ${day}.`,
      stalled: (_day, _left, still) =>
        `Aucune mise à jour depuis ${still} ${frenchPlural(still, "jour", "jours")}. Un petit pas suffit pour repartir.`,
    },
  },

  checkInReminder: {
    subject: (day) => `Faites le point d’ici au ${day}`,
    heading: (checkIns) =>
      `${checkIns} ${frenchPlural(checkIns, "point de suivi à faire", "points de suivi à faire")}`,
    openUntil: (day) => `Ouvert jusqu’au ${day}.`,
    checkInOpenUntil: (day) => `Point de suivi ouvert jusqu’au ${day}.`,
  },

  circleAsk: {
    circle: (name) => `votre cercle « ${name} »`,
    circles: "vos cercles",
    subject: (member, circles) => `${member} demande de l’aide à ${circles}`,
    subjectOfSeveral: (people, circles) => `${people} personnes demandent de l’aide à ${circles}`,
    headingOfSeveral: "Demandes d’aide",
    answer: "Répondre",
  },

  coachingNote: {
    subject: (writer, goal) => `${writer} a écrit sur « ${goal} »`,
    yourCoach: "Votre coach",
    readAndAnswer: "Lire et répondre",
  },

  coachingHelp: {
    subject: (owner, goal) => `${owner} demande de l’aide pour « ${goal} »`,
    subjectOfSeveral: (owner, goals) => `${owner} demande de l’aide pour ${goals} objectifs`,
    headingOfSeveral: "Demandes d’aide",
    text: (health) => `Point fait : ${health}. Aide souhaitée :`,
  },

  completionAsked: {
    subject: (owner, goal) => `${owner} déclare « ${goal} » atteint`,
    text: "Vous pouvez le confirmer, ou répondre « Pas encore » avec une note. Sans réponse, l’objectif sera atteint de lui-même après 7 jours.",
    answer: "Donner ma réponse",
  },

  coachingWeek: {
    title: "Vos coachings de la semaine",
    checkedIn: (health) => `Point fait : ${health}.`,
    withPace: (fact, pace) => `${fact} ${pace}.`,
    asksForHelp: (help) => `Demande de l’aide : « ${help} »`,
    saysDone: "Indique que c’est fait.",
    missed: (checkIns) =>
      frenchPlural(
        checkIns,
        "Un point de suivi manqué.",
        `${checkIns} points de suivi manqués de suite.`,
      ),
    due: (day) => `Échéance le ${day}.`,
    openCoaching: "Aller à la page Coaching",
  },

  coachAccepted: {
    subject: (coach, goal) => `${coach} est maintenant coach pour « ${goal} »`,
    heading: "Vous avez un coach",
    text: (coach) =>
      `${coach} a accepté votre invitation et peut maintenant voir cet objectif, sa progression et les points de suivi que vous partagez.`,
  },

  coachLeft: {
    subject: (coach, goal) => `${coach} n’est plus coach pour « ${goal} »`,
    heading: "Retrait de votre coach",
    text: (coach) =>
      `${coach} a mis fin au coaching et ne voit plus cet objectif. Vous gardez ses notes. Vous pouvez inviter une autre personne.`,
    requestEnded:
      "Votre demande de confirmation a pris fin. Pour terminer l’objectif, déclarez-le de nouveau atteint.",
  },

  colleagueInvited: {
    subject: (inviter) => `${inviter} vous invite à rejoindre Cairn`,
    heading: "Une invitation à rejoindre Cairn",
    text: (inviter) =>
      `${inviter} vous invite à rejoindre Cairn. Vous pourrez y fixer des objectifs, suivre honnêtement leur progression et inviter un coach pour chacun d’eux.`,
    signIn: "Se connecter",
    noAccount:
      "Votre compte sera créé à votre première connexion. D’ici là, Cairn garde uniquement la trace de cette invitation.",
  },
} satisfies Words<typeof english>;
