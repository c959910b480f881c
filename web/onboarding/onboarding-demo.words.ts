export const words = {
  title: "Coach Invitation Preview",
  about:
    "This is a preview of every state of a coach invitation. Its people and their goal are made up, and its buttons do nothing.",
  signIn: (network: string) => `Sign in with ${network}`,

  inviter: "Maya Lindgren",
  coach: "Jonas Weber",
  goal: "Publish six case studies of my work before the summer",

  loading: "Loading",
  invalidLink: "Invalid link",
  welcomeVisitor: "Welcome, signed out",
  welcomePerson: "Welcome, signed in",
  welcomeEnded: "Welcome, session ended",
  verifying: "Verifying",
  success: "Success",
  already: "Already coaching",
  notOpen: "Error: link not open",
  own: "Error: one's own goal",
  goalGone: "Error: goal gone",
  taken: "Error: coached by another",
  notRead: "Error: not read",
  notAccepted: "Error: not accepted",
};
