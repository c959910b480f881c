export const words = {
  title: "Coach Invitation Preview",
  about:
    "This previews every state of a coach invitation. The people and the goal are made up, and the buttons do nothing.",
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
  notOpen: "Error: invitation expired",
  own: "Error: your own goal",
  goalGone: "Error: goal no longer exists",
  taken: "Error: another coach",
  notRead: "Error: goal not loaded",
  notAccepted: "Error: not accepted",
};
