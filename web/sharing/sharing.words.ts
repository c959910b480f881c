import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  title: "Share Goals",
  choose: "Choose a goal to share or to invite a coach for.",
  select: (goal: ReactNode) => parts("Select ", goal),
  noGoals:
    'You have no active SMART goals to share. Go to "Add Goal" to create one or complete an existing one to share an achievement.',
  addGoal: "Add Goal",
  goalsFailed: "Failed to fetch your goals. Please try again.",
  loadingGoals: "Loading your goals...",

  loadingGoal: "Loading the goal...",
  notFound: "Could not find the specified goal to share.",
  goalFailed: "Error fetching goal details.",
  toDashboard: "Back to Dashboard",
  chooseAnother: "Choose another goal",
  progressOf: (goal: string) => `Progress of ${goal}`,
  due: (measure: string, day: ReactNode, distance: ReactNode) =>
    parts(`${measure}. Due `, day, distance),

  purpose: "What would you like to do?",
  shareProgress: "Share Progress",
  shareProgressHint: "Tell others how it's going.",
  inviteCoach: "Invite Coach",
  inviteCoachHint: "Ask one person to be your coach.",
  notActive: (completed: boolean) =>
    `This goal is ${completed ? "complete" : "closed"}. Only active goals can have a coach.`,
  coachedAlready: (coach: string) => `${coach} already coaches this goal.`,
  coachedNow: (coach: string) => `${coach} is now coaching this goal.`,

  message: "Message preview",
  waysToShare: "Ways to share",
  shareOn: (network: string) => `Share on ${network}`,
  copyMessage: "Copy Message",
  messageCopied: "Message copied to clipboard!",
  copyMessageFailed: "Failed to copy message.",
  shareFromDevice: "Share from this device",
  shareFromDeviceFailed: "The message couldn't be shared from this device.",
  notSupported: (platform: string) => `Sharing on "${platform}" isn't supported.`,
  opensNetwork: (network: string, advice: string) =>
    `${network} opens in a new window with this message. ${advice}`,
  nothingPosted: "Nothing is posted until you post it there.",
  sendToOne:
    "Send this to one person instead of posting it. The first person to accept becomes your coach.",
  linkFirst: "Create the invitation link first. It's added to this message.",

  invitation: "Your invitation",
  offer: (days: number) =>
    `Create a link and send it to one person. It works once and expires after ${counted(days, "day")}. You can withdraw it before it's used.`,
  createLink: "Create invitation link",
  linkCreated: "Invitation link created.",
  link: "Invitation link",
  validUntil: (day: ReactNode, distance: string) =>
    parts("The first person to accept becomes your coach. Valid until ", day, `, ${distance}.`),
  copyLink: "Copy link",
  sendByMail: "Send by email",
  mailSubject: "Would you be my accountability coach?",
  linkCopied: "Link copied to clipboard!",
  copyLinkFailed: "Failed to copy link.",
  withdraw: "Withdraw",
  withdrawal: "Withdraw the invitation",
  withdrawalSure: "Withdraw this invitation? Its link stops working right away.",
  withdrawInvitation: "Withdraw invitation",
  withdrawn: "Invitation withdrawn. Its link no longer works.",
  keepIt: "Keep it",

  inviteeSees: "What your coach sees",
  beforeAccepting: "Before they accept",
  beforeAcceptingWhat: (owner: ReactNode, goal: ReactNode) =>
    parts("Your name, ", owner, ", and the goal's description: ", goal, ". Nothing else."),
  asCoach: "As your coach",
  asCoachWhat:
    "This goal with its progress, and the check-ins you share with your coach. Never your email, your other goals or your settings.",

  coach: "Coach",
  coaches: (coach: ReactNode) => parts(coach, " is coaching this goal."),
  coachesNoLonger: (coach: string) => `${coach} no longer coaches this goal.`,
  loadingInvitation: "Loading the invitation...",
  invitationFailed: "The invitation couldn't be loaded.",
  noCoach: "This goal has no coach yet.",
  inviteAgain: (coach: string) => `Invite ${coach} again`,

  doubt: "Wrong person?",
  takeBackWhat: (coach: ReactNode) =>
    parts(
      coach,
      " will no longer see this goal, and their invitation link won't work again. You keep their notes and can invite someone else.",
    ),
  keepCoach: (coach: ReactNode) => parts("Keep ", coach),
  takeBack: "Remove coach",
};
