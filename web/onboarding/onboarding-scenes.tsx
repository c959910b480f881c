import type { ReactNode } from "react";
import { formErrors } from "#contract/form-errors.ts";
import { errorText } from "#contract/shown-errors.ts";
import type { FinalRefusal, Invitation, Onboarding } from "./onboarding.ts";
import { words } from "./onboarding.words.ts";

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
  heading: words.title,
  mood: "busy",
  message: words.loading,
  actions: [],
};

const invalidLink: Scene = {
  heading: words.linkCut,
  mood: "bad",
  message: words.linkInvalid,
  text: words.linkInvalidHelp,
  actions: [],
};

const verifying: Scene = {
  heading: words.accepting,
  mood: "busy",
  message: words.verifying,
  actions: [],
};

const notRead: Scene = {
  heading: words.notOpened,
  mood: "bad",
  message: words.notRead,
  text: words.notReadWhy,
  actions: ["try-again", ...onwards],
};

const notAccepted: Scene = {
  heading: words.notAccepted,
  mood: "bad",
  message: words.acceptFailed,
  actions: ["try-again", ...onwards],
};

const refused: Readonly<Record<FinalRefusal, Pick<Scene, "heading" | "text">>> = {
  "invitation.invalid": {
    heading: words.notOpen,
    text: words.notOpenWhy,
  },
  "invitation.own": {
    heading: words.own,
    text: words.ownWhy,
  },
  "invitation.goal-gone": {
    heading: words.goalGone,
    text: words.goalGoneWhy,
  },
  "invitation.taken": {
    heading: words.taken,
    text: words.takenWhy,
  },
};

function refusal(code: FinalRefusal): Scene {
  return { ...refused[code], mood: "bad", message: errorText(code, formErrors), actions: onwards };
}

function welcome(invitation: Invitation, viewer: Viewer): Scene {
  const name = <Name of={invitation} />;
  const signedIn = viewer.kind === "signed-in";
  return {
    heading: <span>{words.welcome(name)}</span>,
    mood: "plain",
    ...(viewer.kind === "ended" && {
      message: words.sessionEnded,
    }),
    invitation,
    text: words.coachRole,
    points: {
      title: words.meaning,
      lines: {
        seen: words.coachSees,
        notes: words.coachWrites,
        end: <span>{words.nameSeen(name)}</span>,
      },
    },
    actions: [signedIn ? "accept" : "sign-in"],
    remark: signedIn ? <SignedInAs name={viewer.name} /> : words.signInFirst,
  };
}

function success(invitation: Invitation): Scene {
  const name = <Name of={invitation} />;
  return {
    heading: <span>{words.accepted(name)}</span>,
    mood: "good",
    message: <span>{words.acceptedNews(name)}</span>,
    invitation,
    points: {
      title: words.next,
      lines: {
        goal: words.nextGoal,
        note: words.nextNote,
        end: <span>{words.nextEnd(name)}</span>,
      },
    },
    actions: onwards,
  };
}

function alreadyCoaching(invitation: Invitation): Scene {
  return {
    heading: words.already,
    mood: "good",
    message: (
      <span>
        {words.alreadyCoaching(<Name of={invitation} />, <bdi>{invitation.goalDescription}</bdi>)}
      </span>
    ),
    text: words.alreadyWhy,
    actions: onwards,
  };
}

// Isolated: a right-to-left name must not reorder the sentence.
function Name({ of: { inviterName } }: { readonly of: Invitation }) {
  return <bdi>{inviterName}</bdi>;
}

function SignedInAs({ name }: { readonly name: string | null }) {
  return <span>{name === null ? words.signedIn : words.signedInAs(<bdi>{name}</bdi>)}</span>;
}
