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
      marketingEmails: "vous avez demandé à recevoir les conseils et offres",
    },
    addressEntered: "cette adresse a été indiquée dans Cairn",
    noInvitations: "Ne plus recevoir d’invitations",
    settings: "Préférences e-mail",
    unsubscribe: "Se désabonner",
  },

  verification: {
    subject: "Vérifiez votre adresse e-mail pour Cairn",
    heading: "Vérifiez votre adresse e-mail",
    text: "Quelqu’un, sans doute vous, a indiqué cette adresse dans Cairn. Pour recevoir par e-mail les rappels et les notes de votre coach, confirmez qu’elle est à vous.",
    verify: "Vérifier l’adresse e-mail",
    goodFor: `Le lien fonctionne pendant ${limits.verificationHours} heures. Si vous n’avez rien demandé, ignorez cet e-mail. Vous n’en recevrez pas d’autre.`,
  },

  weeklyUpdate: {
    subject: (goals, dueSoon) =>
      dueSoon === 0
        ? `Votre semaine : ${goals} ${frenchPlural(goals, "objectif", "objectifs")}`
        : `Votre semaine : ${goals} ${frenchPlural(goals, "objectif", "objectifs")}, ${dueSoon} à échéance proche`,
    moved: (moved, goals) =>
      moved === 0
        ? `Aucune progression sur ${goals} ${frenchPlural(goals, "objectif", "objectifs")}`
        : `${moved} ${frenchPlural(moved, "objectif", "objectifs")} sur ${goals} ${frenchPlural(moved, "a", "ont")} progressé`,
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
      overdue: (day) => `Échéance dépassée depuis le ${day}.`,
    },
    promised: (promise) => `Prochain engagement : « ${promise} »`,
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
    subject: (writer, goal) => `${writer} vous a écrit au sujet de « ${goal} »`,
    yourCoach: "Votre coach",
    readAndAnswer: "Lire et répondre",
  },

  coachingHelp: {
    subject: (owner, goal) => `${owner} demande de l’aide pour « ${goal} »`,
    subjectOfSeveral: (owner, goals) => `${owner} demande de l’aide pour ${goals} objectifs`,
    headingOfSeveral: "Demandes d’aide",
    text: (health) => `Point de suivi : ${health}. Aide souhaitée :`,
  },

  completionAsked: {
    subject: (owner, goal) => `${owner} indique avoir atteint « ${goal} »`,
    text: "Vous pouvez le confirmer, ou répondre « Pas encore » avec une note. Sans réponse de votre part, l’objectif sera considéré comme atteint au bout de 7 jours.",
    answer: "Donner ma réponse",
  },

  coachingWeek: {
    title: "Votre semaine de coaching",
    checkedIn: (health) => `Point de suivi : ${health}.`,
    withPace: (fact, pace) => `${fact} ${pace}.`,
    asksForHelp: (help) => `Demande de l’aide : « ${help} »`,
    saysDone: "Indique que l’objectif est atteint.",
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
    subject: (coach, goal) => `${coach} est maintenant votre coach pour « ${goal} »`,
    heading: "Vous avez un coach",
    text: (coach) =>
      `${coach} a accepté votre invitation et peut maintenant voir cet objectif, sa progression et les points de suivi que vous partagez.`,
  },

  coachLeft: {
    subject: (coach, goal) => `${coach} n’est plus votre coach pour « ${goal} »`,
    heading: "Fin du coaching",
    text: (coach) =>
      `${coach} a mis fin au coaching et ne voit plus cet objectif. Vous gardez ses notes. Vous pouvez inviter une autre personne.`,
    requestEnded:
      "Votre demande de confirmation a pris fin. Pour terminer l’objectif, marquez-le de nouveau comme atteint.",
  },

  colleagueInvited: {
    subject: (inviter) => `${inviter} vous invite à rejoindre Cairn`,
    heading: "Une invitation à rejoindre Cairn",
    text: (inviter) =>
      `${inviter} vous invite à rejoindre Cairn. Vous pourrez y fixer des objectifs, suivre fidèlement leur progression et inviter un coach pour chacun d’eux.`,
    signIn: "Se connecter",
    noAccount:
      "Votre compte sera créé à votre première connexion. D’ici là, Cairn garde uniquement la trace de cette invitation.",
  },
} satisfies Words<typeof english>;
