import * as limits from "#domain/limits.ts";

export const words = {
  title: "User",
  toUsers: "Back to users",
  loading: "Loading this user...",
  loadFailed: "This user couldn't be loaded.",
  gone: "This user no longer exists.",

  account: "Account",
  lastActive: "Last active",
  never: "Never",

  signIns: "Sign-ins",
  lastSignIn: (way: string) => `Last sign-in with ${way}`,
  passkeys: "Passkeys",
  lastPasskeySignIn: "Last sign-in with a passkey",
  lastAdminSignIn: "Last sign-in to the admin area",
  noSignIns: "No sign-ins yet.",
  openSessions: (count: number, shown: string) =>
    count === 0
      ? "Not signed in anywhere now."
      : count === 1
        ? "Signed in to 1 browser now."
        : count < limits.sessionsShown
          ? `Signed in to ${shown} browsers now.`
          : `Signed in to ${shown} browsers or more now.`,

  checkIns: "Check-ins",
  doneOfDue: (done: string, due: string) => `${done} of ${due}`,
  done: "Done",
  missed: "Missed",
  stillDue: "Still due",
  checkInsOf: `Of check-ins in the last ${limits.userCheckInWeeks} weeks. Goals and answers aren't shown.`,
  noCheckIns: `No check-ins were due in the last ${limits.userCheckInWeeks} weeks.`,

  mails: "Emails",
  mailType: "Type",
  sent: "Sent",
  failed: "Failed",
  mailTotal: "Total",
  mailsOf: `Emails to this person in the last ${limits.mailRowDays} days.`,
  noMails: `No emails in the last ${limits.mailRowDays} days.`,
};
