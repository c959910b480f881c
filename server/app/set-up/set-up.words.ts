import * as limits from "#domain/limits.ts";
import type { CheckState } from "#server/admin/set-up/server-state.ts";

export const words = {
  title: "Set up Cairn",
  noAdmin: `This server has no admin yet. When it started, it printed a code to its console or log. The code works once and expires after ${limits.setUpMinutes} minutes. Restart the server to get a new one.`,
  code: "Code",
  goOn: "Continue",

  states: {
    set: "Set",
    look: "Check this",
    missing: "Missing",
  } satisfies Record<CheckState, string>,
  configured: "Configuration",
  configuredHow: "Settings come from the server's environment and are read when it starts.",
  thisServer: "This server",
  adminDashboard: "Admin Dashboard",

  testMail: "Test email",
  sendTo: "Send to",
  sendTestMail: "Send test email",
  noMailServer: "No mail server is set.",
  noTestMailLeft: "You can't send more test emails with this code.",
  testMailSent: (address: string) =>
    `The mail server accepted the test email to ${address}. Check that it arrives.`,
  testMailFailed: (reason: string) => `The test email wasn't sent: ${reason}`,
  testMailSubject: "Test email from Cairn",
  testMailText: (origin: string) =>
    `This is a test email from Cairn at ${origin}. If you can read it, sending email works.`,

  firstAdmin: "First admin",
  firstAdminHow: `Admins manage people and email at /admin. They can't see anyone's goals. The password needs at least ${limits.adminPasswordLeast} characters. The code stops working once the account is created.`,
  email: "Your email",
  password: "Password",
  makeAdmin: "Create admin account",

  done: "Cairn is set up",
  adminMade: "Your admin account was created.",
  signIn: "Sign in as admin",

  notHere: "Page not found",
  notHereWhy: "The link is incomplete or was already used.",
  notNow: "Please try again later",
};
