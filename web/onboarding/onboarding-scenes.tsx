import type { ReactNode } from "react";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { FinalRefusal, Invitation, Onboarding } from "./onboarding.ts";

/** In the order offered. */
export type SceneAction = "sign-in" | "accept" | "try-again" | "coaching" | "dashboard";

export interface Scene {
  readonly heading: ReactNode;
  readonly mood: "plain" | "busy" | "good" | "bad";
  /** Announced when it appears. */
  readonly message?: ReactNode;
  readonly invitation?: Invitation;
  readonly text?: ReactNode;
  readonly points?: { readonly title: string; readonly lines: Readonly<Record<string, ReactNode>> };
  readonly actions: readonly SceneAction[];
  readonly remark?: ReactNode;
}

export type Viewer =
  | { readonly kind: "visitor" }
  /** Their session ended on this screen. */
  | { readonly kind: "ended" }
  /** Null if the network gave none. */
  | { readonly kind: "signed-in"; readonly name: string | null };

// product 11.9
const onwards: readonly SceneAction[] = ["coaching", "dashboard"];

// product 11.7, 11.8
export function sceneOf(state: Onboarding, viewer: Viewer): Scene {
  switch (state.kind) {
    case "loading":
      return loading;
    case "invalid-link":
      return invalidLink;
    case "welcome":
      return welcome(state.invitation, viewer);
    case "verifying":
      return { ...verifying, invitation: state.invitation };
    case "success":
      return success(state.invitation);
    case "already-coaching":
      return alreadyCoaching(state.invitation);
    case "refused":
      return refusal(state.code);
    case "not-read":
      return notRead;
    case "not-accepted":
      return { ...notAccepted, invitation: state.invitation };
  }
}

const loading: Scene = {
  heading: "Coach Invitation",
  mood: "busy",
  message: "Loading the invitation...",
  actions: [],
};

const invalidLink: Scene = {
  heading: "Something is missing in this link",
  mood: "bad",
  message:
    "Invalid or incomplete invitation link. Please ensure you have the correct link from the inviter.",
  text: "Long links are sometimes cut when they are sent on. It helps to copy the whole of it, or to ask for it once more.",
  actions: [],
};

const verifying: Scene = {
  heading: "Accepting the invitation",
  mood: "busy",
  message: "Verifying...",
  actions: [],
};

const notRead: Scene = {
  heading: "The invitation could not be opened",
  mood: "bad",
  message: "Could not retrieve goal details.",
  text: "The invitation itself is as it was. Perhaps the connection was lost for a moment.",
  actions: ["try-again", ...onwards],
};

const notAccepted: Scene = {
  heading: "Not accepted yet",
  mood: "bad",
  message: "Failed to accept the invitation. Please try again.",
  actions: ["try-again", ...onwards],
};

const refused: Readonly<Record<FinalRefusal, Pick<Scene, "heading" | "text">>> = {
  "invitation.invalid": {
    heading: "This invitation is not open",
    text: "An invitation is good for two weeks and for one coach, and can be withdrawn. Whoever sent it to you can send a new one.",
  },
  "invitation.own": {
    heading: "This invitation is yours",
    text: "Send its link to somebody whose word helps you on: they open it and accept it.",
  },
  "invitation.goal-gone": {
    heading: "This goal is no longer open",
    text: "It was completed or deleted after the invitation was sent. There is nothing left to do here.",
  },
  "invitation.taken": {
    heading: "This goal has a coach",
    text: "Somebody accepted the invitation before. If that was you, sign in as the same person and look at your coaching goals.",
  },
};

function refusal(code: FinalRefusal): Scene {
  return { ...refused[code], mood: "bad", message: errorText(code, formErrors), actions: onwards };
}

function welcome(invitation: Invitation, viewer: Viewer): Scene {
  const name = <Name of={invitation} />;
  const signedIn = viewer.kind === "signed-in";
  return {
    heading: <span>{name} invites you to coach a goal</span>,
    mood: "plain",
    ...(viewer.kind === "ended" && {
      message: "Your session has ended. Please sign in again to accept.",
    }),
    invitation,
    text: "A coach looks on and says what helps: an honest question, a suggestion, a cheer at the right moment.",
    points: {
      title: "What it means",
      lines: {
        seen: "You see this goal, each step of its progress, and the check-ins that are meant for a coach.",
        notes: "You leave notes when you have something to say, and read the replies.",
        end: <span>{name} sees your name. It ends when the goal is complete.</span>,
      },
    },
    actions: [signedIn ? "accept" : "sign-in"],
    remark: signedIn ? (
      <SignedInAs name={viewer.name} />
    ) : (
      "After the sign-in you come back here. Nothing is accepted before you say so."
    ),
  };
}

function success(invitation: Invitation): Scene {
  const name = <Name of={invitation} />;
  return {
    heading: <span>You are now coaching {name}</span>,
    mood: "good",
    message: <span>Invitation accepted, and {name} has been told. Thank you!</span>,
    invitation,
    points: {
      title: "What happens next",
      lines: {
        goal: "The goal is among your coaching goals now, where you see each step as it happens.",
        note: "A first note is a good beginning: say what you like about the goal, or ask what would make this week a good one.",
        end: <span>You stay its coach until {name} completes it.</span>,
      },
    },
    actions: onwards,
  };
}

function alreadyCoaching(invitation: Invitation): Scene {
  return {
    heading: "You are on board already",
    mood: "good",
    message: (
      <span>
        You are already coaching <Name of={invitation} /> for the goal "
        <bdi>{invitation.goalDescription}</bdi>
        ".
      </span>
    ),
    text: "There is nothing more to accept.",
    actions: onwards,
  };
}

// Isolated: a right-to-left name must not reorder the sentence.
function Name({ of: { inviterName } }: { readonly of: Invitation }) {
  return <bdi>{inviterName}</bdi>;
}

function SignedInAs({ name }: { readonly name: string | null }) {
  return name === null ? (
    <span>You are signed in.</span>
  ) : (
    <span>
      You are signed in as <bdi>{name}</bdi>.
    </span>
  );
}
