import type { EndpointName } from "./endpoints.ts";
import { words } from "./routes.words.ts";

type Access = "public" | "signed-out" | "signed-in" | "admin";

export type Screen =
  | "dashboard"
  | "goal"
  | "past-goals"
  | "check-in"
  | "login"
  | "sign-in-callback"
  | "profile-setup"
  | "add-goal"
  | "share-goal"
  | "coaching"
  | "brief"
  | "person-week"
  | "email-preferences"
  | "coach-onboarding"
  | "coach-onboarding-demo"
  | "verify-email"
  | "email-verified"
  | "unsubscribe"
  | "check-in-by-mail"
  | "account"
  | "offline"
  | "admin-login"
  | "admin-dashboard"
  | "admin-users"
  | "admin-announcements"
  | "seed-data";

export interface Route {
  /** A part with a colon matches any name. */
  readonly path: string;
  readonly screen: Screen;
  readonly access: Access;
  readonly title: string;
  readonly reads: Extract<
    EndpointName,
    | "readDashboard"
    | "readGoal"
    | "listPastGoals"
    | "readDueCheckIns"
    | "readCoaching"
    | "readBrief"
    | "readPersonWeek"
    | "readEmailPreferences"
  > | null;
}

/** For navigation without a server; kept by the service worker (product 29.9). */
export const OFFLINE_PATH = "/offline";

export const BY_MAIL_PATH = "/check-in/by-mail";

export const routes: readonly Route[] = [
  {
    path: "/",
    screen: "dashboard",
    access: "signed-in",
    title: words.dashboard,
    reads: "readDashboard",
  },
  {
    path: "/goals/:goalId",
    screen: "goal",
    access: "signed-in",
    title: words.goal,
    reads: "readGoal",
  },
  {
    path: "/goals",
    screen: "past-goals",
    access: "signed-in",
    title: words.pastGoals,
    reads: "listPastGoals",
  },
  {
    path: "/check-in",
    screen: "check-in",
    access: "signed-in",
    title: words.checkIn,
    reads: "readDueCheckIns",
  },
  { path: "/login", screen: "login", access: "signed-out", title: words.login, reads: null },
  {
    path: "/linkedin",
    screen: "sign-in-callback",
    access: "public",
    title: words.signInCallback,
    reads: null,
  },
  {
    path: "/organization",
    screen: "sign-in-callback",
    access: "public",
    title: words.signInCallback,
    reads: null,
  },
  {
    path: "/profile-setup",
    screen: "profile-setup",
    access: "signed-in",
    title: words.profileSetup,
    reads: null,
  },
  { path: "/add-goal", screen: "add-goal", access: "signed-in", title: words.addGoal, reads: null },
  {
    path: "/share-goal",
    screen: "share-goal",
    access: "signed-in",
    title: words.shareGoal,
    reads: null,
  },
  {
    path: "/coaching",
    screen: "coaching",
    access: "signed-in",
    title: words.coaching,
    reads: "readCoaching",
  },
  {
    path: "/coaching/:uid/brief",
    screen: "brief",
    access: "signed-in",
    title: words.brief,
    reads: "readBrief",
  },
  {
    path: "/coaching/:uid/week",
    screen: "person-week",
    access: "signed-in",
    title: words.personWeek,
    reads: "readPersonWeek",
  },
  {
    path: "/email-preferences",
    screen: "email-preferences",
    access: "signed-in",
    title: words.emailPreferences,
    reads: "readEmailPreferences",
  },
  {
    path: "/verify-email",
    screen: "verify-email",
    access: "public",
    title: words.verifyEmail,
    reads: null,
  },
  {
    path: "/email-verified",
    screen: "email-verified",
    access: "public",
    title: words.emailVerified,
    reads: null,
  },
  {
    path: "/unsubscribe",
    screen: "unsubscribe",
    access: "public",
    title: words.unsubscribe,
    reads: null,
  },
  {
    path: BY_MAIL_PATH,
    screen: "check-in-by-mail",
    access: "public",
    title: words.checkInByMail,
    reads: null,
  },
  {
    path: "/coach-onboarding",
    screen: "coach-onboarding",
    access: "public",
    title: words.coachOnboarding,
    reads: null,
  },
  {
    path: "/coach-onboarding-demo",
    screen: "coach-onboarding-demo",
    access: "public",
    title: words.coachOnboardingDemo,
    reads: null,
  },
  { path: "/account", screen: "account", access: "signed-in", title: words.account, reads: null },
  { path: OFFLINE_PATH, screen: "offline", access: "public", title: words.offline, reads: null },
  {
    path: "/admin/login",
    screen: "admin-login",
    access: "public",
    title: words.adminLogin,
    reads: null,
  },
  {
    path: "/admin",
    screen: "admin-dashboard",
    access: "admin",
    title: words.adminDashboard,
    reads: null,
  },
  {
    path: "/admin/users",
    screen: "admin-users",
    access: "admin",
    title: words.adminUsers,
    reads: null,
  },
  {
    path: "/admin/announcements",
    screen: "admin-announcements",
    access: "admin",
    title: words.adminAnnouncements,
    reads: null,
  },
  { path: "/seed-data", screen: "seed-data", access: "public", title: words.seedData, reads: null },
];

export function goalPath(goalId: string): string {
  return `/goals/${goalId}`;
}

/** The query parameter with the first goal. */
export const FIRST = "goal";

/** product 25.10 */
export function checkInPath(goalId: string): string {
  return `/check-in?${FIRST}=${goalId}`;
}

/** product 26.8 */
export function briefPath(personId: string): string {
  return `/coaching/${personId}/brief`;
}

/** The query parameter with the goal to copy. */
export const AGAIN = "again";

/** product 3.28 */
export function againPath(goalId: string): string {
  return `/add-goal?${AGAIN}=${goalId}`;
}

export type Params = Readonly<Record<string, string>>;

/** Null if the path does not match. */
function paramsIn({ path: pattern }: Route, path: string): Params | null {
  const [wanted, given] = [pattern.split("/"), path.split("/")];
  if (wanted.length !== given.length) return null;
  const fits = wanted.every((part, at) =>
    part.startsWith(":") ? given[at] !== "" : part === given[at],
  );
  if (!fits) return null;
  const named = wanted.map((part, at) => [part, given[at] ?? ""] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(":")).map(([part, name]) => [part.slice(1), name]),
  );
}

export function routeAt(path: string): { readonly route: Route; readonly params: Params } | null {
  for (const route of routes) {
    const params = paramsIn(route, path);
    if (params !== null) return { route, params };
  }
  return null;
}

export type Redirect = "/" | "/login" | "/admin/login";

export type Destination =
  | { readonly route: Route; readonly params: Params }
  | { readonly redirect: Redirect };

/** An admin counts as signed in too. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
}

export function visitorOf(user: { readonly isAdmin: boolean } | null): Visitor {
  return { signedIn: user !== null, isAdmin: user?.isAdmin ?? false };
}

function isOpen({ access }: Route, { signedIn, isAdmin }: Visitor): boolean {
  if (access === "public") return true;
  return access === "admin" ? isAdmin : (access === "signed-in") === signedIn;
}

/** The screen of a path, or a redirect if it is not open to the visitor (product 2.2). */
export function destination(path: string, visitor: Visitor): Destination {
  const found = routeAt(path);
  if (found !== null && isOpen(found.route, visitor)) return found;
  if (found?.route.access === "admin") return { redirect: "/admin/login" };
  return { redirect: visitor.signedIn ? "/" : "/login" };
}
