import * as limits from "#domain/limits.ts";
import type { CheckState } from "#server/admin/set-up/server-state.ts";

export const words = {
  title: "Set up Cairn",
  noAdmin: `This server has no admin yet. When it started it wrote a code to its console, or into its log. The code works once, for ${limits.setUpMinutes} minutes; a new start writes another.`,
  code: "Code",
  goOn: "Continue",

  states: {
    set: "Set",
    look: "To look at",
    missing: "Missing",
  } satisfies Record<CheckState, string>,
  configured: "What is configured",
  configuredHow: "Settings are the server's environment. They are read when it starts.",
  thisServer: "This server",
  adminDashboard: "Admin Dashboard",

  testMail: "Test mail",
  sendTo: "Send it to",
  sendTestMail: "Send a test mail",
  noTestMailLeft: "No test mail is left for this code.",
  testMailSent: (address: string) =>
    `The mail server has taken the test mail to ${address}. Look whether it arrives.`,
  testMailFailed: (reason: string) => `The test mail did not leave: ${reason}`,
  testMailSubject: "Test mail of Cairn",
  testMailText: (origin: string) =>
    `This is a test mail of Cairn at ${origin}. It has arrived, so mail leaves as it should.`,

  firstAdmin: "First admin",
  firstAdminHow: `An admin looks after people and mail at /admin, and sees nobody's goals. The password has at least ${limits.adminPasswordLeast} characters. With this step the code is used up.`,
  email: "Your email",
  password: "Password",
  makeAdmin: "Make the admin account",

  done: "Cairn is set up",
  adminMade: "Your admin account is made.",
  signIn: "Sign in as admin",

  notHere: "This page is not here",
  notHereWhy: "Its address is not complete, or it has been used.",
  notNow: "Not now",
};
