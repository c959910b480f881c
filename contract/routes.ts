import type { EndpointName } from "./endpoints.ts";
import { words } from "./routes.words.ts";

type Access = "public" | "signed-out" | "signed-in" | "admin";

export type Screen =
  | "dashboard"
  | "goal"
  | "past-goals"
  | "year"
  | "check-in"
  | "week"
  | "login"
  | "sign-in-callback"
  | "email-link"
  | "profile-setup"
  | "add-goal"
  | "share-goal"
  | "coaching"
  | "circles"
  | "circle"
  | "join-circle"
  | "brief"
  | "person-week"
  | "email-preferences"
  | "coach-onboarding"
  | "coach-onboarding-demo"
  | "verify-email"
  | "email-verified"
  | "join"
  | "unsubscribe"
  | "check-in-by-mail"
  | "account"
  | "offline"
  | "admin-login"
  | "admin-dashboard"
  | "admin-users"
  | "admin-user"
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
    | "readYear"
    | "readDueCheckIns"
    | "readWeek"
    | "readCoaching"
    | "readBrief"
    | "readPersonWeek"
    | "listCircles"
    | "readCircle"
    | "readEmailPreferences"
  > | null;
}

/** For navigation without a server; kept by the service worker (product 29.9). */
export const OFFLINE_PATH = "/offline";

/** The page of a sign-in link (product 40.4). */
export const EMAIL_LINK_PATH = "/sign-in/email";

export const BY_MAIL_PATH = "/check-in/by-mail";

const routeOf =
  (access: Access) =>
  (path: string, screen: Screen, title: string, reads: Route["reads"] = null): Route => {
    return { path, screen, access, title, reads };
  };

const forAll = routeOf("public");
const forSignedOut = routeOf("signed-out");
const forSignedIn = routeOf("signed-in");
const forAdmins = routeOf("admin");

export const routes: readonly Route[] = [
  forSignedIn("/", "dashboard", words.dashboard, "readDashboard"),
  forSignedIn("/goals/:goalId", "goal", words.goal, "readGoal"),
  forSignedIn("/goals", "past-goals", words.pastGoals, "listPastGoals"),
  forSignedIn("/check-in", "check-in", words.checkIn, "readDueCheckIns"),
  forSignedIn("/week", "week", words.week, "readWeek"),
  forSignedIn("/year/:year", "year", words.year, "readYear"),
  forSignedOut("/login", "login", words.login),
  forAll("/linkedin", "sign-in-callback", words.signInCallback),
  forAll("/organization", "sign-in-callback", words.signInCallback),
  forAll("/organization/:number", "sign-in-callback", words.signInCallback),
  forAll(EMAIL_LINK_PATH, "email-link", words.emailLink),
  forSignedIn("/profile-setup", "profile-setup", words.profileSetup),
  forSignedIn("/add-goal", "add-goal", words.addGoal),
  forSignedIn("/share-goal", "share-goal", words.shareGoal),
  forSignedIn("/coaching", "coaching", words.coaching, "readCoaching"),
  forSignedIn("/coaching/:uid/brief", "brief", words.brief, "readBrief"),
  forSignedIn("/coaching/:uid/week", "person-week", words.personWeek, "readPersonWeek"),
  forSignedIn("/circles", "circles", words.circles, "listCircles"),
  forAll("/circles/join", "join-circle", words.joinCircle),
  forSignedIn("/circles/:circleId", "circle", words.circle, "readCircle"),
  forSignedIn(
    "/email-preferences",
    "email-preferences",
    words.emailPreferences,
    "readEmailPreferences",
  ),
  forAll("/verify-email", "verify-email", words.verifyEmail),
  forAll("/email-verified", "email-verified", words.emailVerified),
  forAll("/join", "join", words.join),
  forAll("/unsubscribe", "unsubscribe", words.unsubscribe),
  forAll(BY_MAIL_PATH, "check-in-by-mail", words.checkInByMail),
  forAll("/coach-onboarding", "coach-onboarding", words.coachOnboarding),
  forAll("/coach-onboarding-demo", "coach-onboarding-demo", words.coachOnboardingDemo),
  forSignedIn("/account", "account", words.account),
  forAll(OFFLINE_PATH, "offline", words.offline),
  forAll("/admin/login", "admin-login", words.adminLogin),
  forAdmins("/admin", "admin-dashboard", words.adminDashboard),
  forAdmins("/admin/users", "admin-users", words.adminUsers),
  forAdmins("/admin/users/:uid", "admin-user", words.adminUser),
  forAdmins("/admin/announcements", "admin-announcements", words.adminAnnouncements),
  forAll("/seed-data", "seed-data", words.seedData),
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
