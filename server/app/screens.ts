import type { Context, Hono } from "hono";
import { errors } from "#contract/errors.ts";
import { redirectAddress } from "#contract/return-path.ts";
import { BY_MAIL_PATH, destination, visitorOf, type Route } from "#contract/routes.ts";
import { OF } from "#contract/week.ts";
import type { View } from "#contract/view.ts";
import { nowIn, parseDay, type Now } from "#domain/day.ts";
import { sourceLanguage } from "#domain/language.ts";
import * as limits from "#domain/limits.ts";
import { isRefused, refuse } from "#domain/refusal.ts";
import { offsetsAround } from "#domain/zone-offset.ts";
import { relyingParty } from "#server/platform/relying-party.ts";
import { credentialsOf } from "#server/platform/sessions/credentials.ts";
import { readSignedIn, touchSession } from "#server/platform/sessions/session-store.ts";
import { readPastGoals } from "#server/goal-life/past-goals.ts";
import { readPastYear } from "#server/goal-life/year/year-slices.ts";
import { readTimelinePage } from "#server/coaching/timeline.ts";
import { readCirclePage, readCircles } from "#server/circles/read-circles.ts";
import { readCoached } from "#server/coaching/read-coached.ts";
import { readBriefFor, readWeekFor } from "#server/coaching/weeks/read-weeks.ts";
import { readNeeds } from "#server/coaching/needs-you/read-needs-you.ts";
import { currentLanguage, htmlTag, inLanguage } from "#server/platform/language.ts";
import { isLoopback } from "#server/platform/config/config.ts";
import { DatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Deps } from "#server/platform/deps.ts";
import { configuredProviders } from "#server/platform/sign-in-network.ts";
import { readPreferences } from "#server/email/preference-store.ts";
import { readOwnFeedback } from "#server/coaching/coached-store.ts";
import { dashboardOf } from "./dashboard.ts";
import { readSeenGoal } from "#server/goals/admit-to-goal.ts";
import { shownGoal } from "#server/goals/goal-slices.ts";
import { readFirstOf } from "#server/goals/goal-store.ts";
import { readOwnWeek } from "#server/goals/week/read-week.ts";
import { readDue } from "#server/goals/weekly-check-ins/weekly-check-in-store.ts";
import { mailStyleHash } from "#server/email/rendering/mail-style.ts";
import { acceptedNotation } from "./accepted-notation.ts";
import { demoLine } from "./demo/demo-line.ts";
import { demoStyleHash } from "./demo/demo-style.ts";
import { keepLanguage, languageFor, languageParts } from "./language/screen-language.ts";
import { languageStyleHash } from "./language/language-style.ts";
import { documentOf, html } from "./document.ts";
import { refusalAnswer } from "#server/platform/http/answer.ts";
import { clientAddress } from "#server/platform/http/peer.ts";
import { byMailOf, pressedByMail, type NotWritten } from "./check-in-by-mail-document.ts";
import { allowingStyle } from "#server/platform/http/headers.ts";

async function readGoalPage(
  { db }: Deps,
  uid: string,
  goalId: string,
  now: number,
): Promise<View["data"]> {
  const seen = await readSeenGoal(db, uid, goalId);
  if (seen === null) return { readGoal: null };
  return { readGoal: shownGoal(seen), readTimeline: await readTimelinePage(db, seen, { now }) };
}

async function readYearPage(
  { db }: Deps,
  uid: string,
  year: string,
  at: number,
): Promise<View["data"]> {
  const read = /^\d{4}$/.test(year) ? await readPastYear(db, uid, year, at) : null;
  return { readYear: read === null || isRefused(read) ? null : read };
}

/** Long lists are left to their own read. */
async function readCoachingPage({ db }: Deps, uid: string, now: Now): Promise<View["data"]> {
  const readNeedsYou = await readNeeds(db, uid, now.at);
  if (readNeedsYou.goals > limits.goalsPerPage) return { readNeedsYou };
  return { readNeedsYou, readCoaching: await readCoached(db, uid, now) };
}

async function carried(
  deps: Deps,
  route: Route,
  { user, at, params }: View,
  { url, address }: Pick<Asking, "url" | "address">,
): Promise<View["data"]> {
  // The token is a visitor's right too.
  if (route.screen === "check-in-by-mail")
    return { readCheckInByMail: await byMailOf({ deps, address, at }, url) };
  if (user === null) return {};
  const { uid, timeZone } = user;
  switch (route.reads) {
    case "readDashboard": {
      const [first, feedback] = await Promise.all([
        readFirstOf(deps.db, uid, at),
        readOwnFeedback(deps.db, uid, at),
      ]);
      const asking = { deps, uid, timeZone, at };
      return {
        readDashboard: await dashboardOf(asking, first, feedback.notes),
        readFeedback: feedback,
      };
    }
    case "readGoal":
      return readGoalPage(deps, uid, params["goalId"] ?? "", at);
    case "listPastGoals":
      return { listPastGoals: await readPastGoals(deps.db, uid) };
    case "readYear":
      return readYearPage(deps, uid, params["year"] ?? "", at);
    case "readDueCheckIns":
      return { readDueCheckIns: await readDue(deps.db, uid, nowIn(at, timeZone)) };
    case "readWeek":
      return { readWeek: await readOwnWeek(deps.db, uid, at, params[OF] ?? null) };
    case "readCoaching":
      return readCoachingPage(deps, uid, nowIn(at, timeZone));
    case "readBrief":
      return { readBrief: await readBriefFor(deps.db, uid, params["uid"] ?? "", at) };
    case "readPersonWeek":
      // An earlier week is read by the page.
      if (url.searchParams.has("of")) return {};
      return { readPersonWeek: await readWeekFor(deps.db, uid, params["uid"] ?? "", at, null) };
    case "listCircles":
      return { listCircles: await readCircles(deps, uid, at) };
    case "readCircle": {
      const { circleId = "" } = params;
      return { readCircle: await readCirclePage(deps, uid, circleId, params[OF] ?? null, at) };
    }
    case "readEmailPreferences":
      return { readEmailPreferences: await readPreferences(deps.db, uid) };
    case null:
      return {};
  }
}

async function viewOf(deps: Deps, request: Request, at: number): Promise<View> {
  // Before the reads, so that changes during them are sent again, not missed.
  const position = deps.live.position();
  const credentials = credentialsOf(request.headers, deps.config.https);
  const signedIn = await readSignedIn(deps.db, credentials, at);
  if (signedIn !== null) touchSession(deps, signedIn.actor, at);
  const user = signedIn?.user ?? null;
  const timeZone = user?.timeZone ?? "UTC";
  const language = languageFor(deps, user);
  const notation = acceptedNotation(request.headers.get("accept-language"), language);
  const development = deps.config.mode === "development";
  const standIn = development && deps.config.linkedin === null;
  const ways = configuredProviders(deps.config).map(({ way, name }) => ({ way, name }));
  const signInByEmail = deps.mail !== null && deps.config.signInByEmail.who !== "off";
  const passkeys = deps.config.mode !== "demo" && relyingParty(deps.config.publicUrl) !== null;
  const settings = {
    ways,
    signInByEmail,
    passkeys,
    sendsMail: deps.mail !== null,
    standIn,
    development,
    languages: deps.config.languages,
  };
  const present = { at, timeZone, offsets: offsetsAround(at, timeZone), notation };
  return { user, ...present, position, params: {}, data: {}, ...settings };
}

function redirect(location: string, headers: Record<string, string>): Response {
  return new Response(null, {
    status: 302,
    headers: { ...headers, location, "cache-control": "no-store" },
  });
}

/** Redirects `localhost` and `127.0.0.1` to the public origin: cookies and writes work only there. */
function publicAddress(url: URL, publicUrl: URL): string | null {
  const alias =
    isLoopback(url.hostname) &&
    isLoopback(publicUrl.hostname) &&
    url.hostname !== publicUrl.hostname;
  return alias && url.port === publicUrl.port
    ? `${publicUrl.origin}${url.pathname}${url.search}`
    : null;
}

/** The admin area previews mails in a frame, which inherits the document's policy. */
function headersOf({ screen: name }: Route, { config, assets }: Deps, offersLanguages: boolean) {
  const own = offersLanguages ? allowingStyle(assets.headers, languageStyleHash) : assets.headers;
  const headers = config.mode === "demo" ? allowingStyle(own, demoStyleHash) : own;
  if (name === "join") return { ...headers, "x-robots-tag": "noindex, nofollow" };
  return name.startsWith("admin-") ? allowingStyle(headers, mailStyleHash) : headers;
}

/** The week of a day is another read than today's. */
function weekParams(url: URL): View["params"] {
  const of = parseDay(url.searchParams.get(OF) ?? "");
  return of === null ? {} : { [OF]: of };
}

interface Asking {
  readonly request: Request;
  readonly url: URL;
  readonly address: string;
}

/** `refusal`: of a form without script, shown in the document. */
async function screen(deps: Deps, asking: Asking, refusal?: NotWritten): Promise<Response> {
  const { request, url } = asking;
  const elsewhere = publicAddress(url, deps.config.publicUrl);
  if (elsewhere !== null) return redirect(elsewhere, deps.assets.headers);
  const view = await viewOf(deps, request, deps.clock());
  return inLanguage(languageFor(deps, view.user), () => shown(deps, asking, view, refusal));
}

async function shown(
  deps: Deps,
  { request, url, address }: Asking,
  view: View,
  refusal?: NotWritten,
): Promise<Response> {
  const to = destination(url.pathname, visitorOf(view.user));
  if ("redirect" in to) return redirect(redirectAddress(to.redirect, url), deps.assets.headers);
  const { route } = to;
  const ofWeek = route.reads === "readWeek" || route.reads === "readCircle";
  const params = ofWeek ? { ...to.params, ...weekParams(url) } : to.params;
  const data = refusal
    ? refusal.data
    : await carried(deps, route, { ...view, params }, { url, address });
  const full = { ...view, params, data };
  const pages = deps.pages[currentLanguage()] ?? deps.pages[sourceLanguage];
  const markup = await pages.render(route, url.pathname + url.search, full);
  const { after, offersLanguages } = languageParts(deps, { request, url }, view.user);
  const line = deps.config.mode === "demo" ? demoLine(route) : "";
  const document = documentOf(route, full, { markup, before: line, after }, pages);
  // The screen explains what is missing.
  const status = refusal?.status ?? (Object.values(data).includes(null) ? 404 : 200);
  const answer = await html(request, status, document, headersOf(route, deps, offersLanguages));
  keepLanguage(deps, request, view.user, answer);
  return answer;
}

/** The only form that works without script; redirects after a write. */
async function pressed(deps: Deps, asking: Asking): Promise<Response> {
  const { request, url, address } = asking;
  const notWritten = await pressedByMail({ deps, address, at: deps.clock() }, request, url);
  if (notWritten !== null) return screen(deps, asking, notWritten);
  const location = `${url.pathname}${url.search}`;
  return new Response(null, { status: 303, headers: { ...deps.assets.headers, location } });
}

async function orError(
  deps: Deps,
  context: Context,
  answer: (deps: Deps, asking: Asking) => Promise<Response>,
): Promise<Response> {
  const request = context.req.raw;
  const address = clientAddress(context, deps.config.trustedProxies);
  try {
    return await answer(deps, { request, url: new URL(request.url), address });
  } catch (error) {
    const requestId = deps.newId();
    deps.log.error("document.failed", error, { requestId });
    const { status, text } =
      errors[error instanceof DatabaseUnavailable ? "server.unavailable" : "server.failed"];
    const page = `<!doctype html>${htmlTag()}<meta charset="utf-8"><title>Cairn</title><h1>Cairn</h1><p>${text()}</p><p>${requestId}</p></html>`;
    return html(request, status, page, deps.assets.headers);
  }
}

function namesNoScreen(path: string): boolean {
  return (
    /^\/(api|functions|assets)(\/|$)/.test(path) ||
    path.slice(path.lastIndexOf("/")).includes(".") ||
    path.includes("/.")
  );
}

export function mountScreens(app: Hono, deps: Deps): void {
  app.get("*", (context) => {
    if (!namesNoScreen(context.req.path)) return orError(deps, context, screen);
    return refusalAnswer(deps, refuse("not-found"));
  });
  app.post(BY_MAIL_PATH, (context) => orError(deps, context, pressed));
}
