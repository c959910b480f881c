/**
 * An address of each kind that may be good for one request: of the sign-in, of links in mails, of the network that stands
 * in, and pages for everybody. Screens first, then what is none.
 */
export const oneTimeAddresses: readonly string[] = [
  "/?once",
  "/coach-onboarding?invite=once",
  "/circles/join?invite=once",
  "/linkedin?code=once&state=once",
  "/organization?code=once&state=once",
  "/organization/1?code=once&state=once",
  "/sign-in/email?token=once",
  "/verify-email?token=once",
  "/email-verified?token=once",
  "/unsubscribe?token=once",
  "/check-in/by-mail?token=once",
  "/stand-in/auth/once",
  "/stand-in/people/once",
  "/calendar/once.ics",
  "/m/AAAAAAAAAAAAAAAAAAAAAA",
  "/set-up?once",
  "/api/docs?once",
  "/nowhere/once",
];
