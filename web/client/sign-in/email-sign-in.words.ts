export const words = {
  email: "Email",
  ask: "Email me a sign-in link",
  askOwn: (address: string) => `Email a sign-in link to ${address}`,
  sent: (address: string) =>
    `If ${address} can sign in here, an email with a link is on its way. Open the link in this browser, or type the code from the email.`,
  sentToOwn: (address: string) =>
    `An email with a link is on its way to ${address}. Open the link in this browser, or type the code from the email.`,
  code: "Code from the email",
  codeHint: "Six digits",
  signIn: "Sign in",
  confirm: "Confirm",
  otherAddress: "Use another address",
};
