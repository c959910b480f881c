import { Hono } from "hono";
import type { Endpoint } from "#contract/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { refuse } from "#domain/refusal.ts";
import { mountAccount } from "#server/account/account-slices.ts";
import { mountAdmin } from "#server/admin/admin-slices.ts";
import { mountAnnouncements } from "#server/email/announcements/announcement-slices.ts";
import { mountBadges } from "#server/goals/badges/badge-slices.ts";
import { mountCalendar } from "#server/goals/calendar/calendar-slices.ts";
import { mountStreaks } from "#server/goals/streak-slices.ts";
import { mountWeek } from "#server/goals/week/week-slices.ts";
import { mountWeeklyCheckIns } from "#server/goals/weekly-check-ins/weekly-check-in-slices.ts";
import { mountCircles } from "#server/circles/circle-slices.ts";
import { isOpenCircleInvitation } from "#server/circles/invitation-slices.ts";
import { mountCheckIns } from "#server/goals/check-ins/check-in-slices.ts";
import { mountCoaching } from "#server/coaching/coaching-slices.ts";
import { mountImport } from "#server/goals/import/import-slices.ts";
import { mountPlan } from "#server/goals/plan/plan-slices.ts";
import { mountMilestones } from "#server/coaching/milestones/milestone-slices.ts";
import type { Deps } from "#server/platform/deps.ts";
import { CardPainter } from "#server/coaching/milestones/card/card-painter.ts";
import { mountGoalLife } from "#server/goal-life/life-slices.ts";
import { mailAsk } from "#server/email/outbox/ask-mail.ts";
import { mailHelp } from "#server/email/outbox/help-mail.ts";
import { mountColleagues } from "#server/email/colleagues/invite-colleagues.ts";
import { mountEmail } from "#server/email/email-slices.ts";
import { mountEmailSignIn } from "#server/email/sign-in/email-sign-in-slices.ts";
import { mountGoals } from "#server/goals/goal-slices.ts";
import type { StreamTiming } from "#server/platform/live/open-stream.ts";
import { mountLive } from "#server/platform/live/streams.ts";
import { mountSeed } from "#server/seed/seed-slices.ts";
import { isOpenInvitation } from "#server/coaching/sharing/accept-invitation.ts";
import { mountSharing } from "#server/coaching/sharing/sharing-slices.ts";
import { mountMilestonePages } from "./milestone-page/public-page.ts";
import { mountApiDocs } from "./api-docs.ts";
import { dashboardSlice } from "./dashboard.ts";
import { mountLanguage } from "./language/mount-language.ts";
import { mountDemo } from "./demo/mount-demo.ts";
import { failureAnswer, refusalAnswer } from "#server/platform/http/answer.ts";
import { handle } from "#server/platform/http/door.ts";
import { mountFiles } from "#server/platform/http/files.ts";
import { mountHealth } from "#server/platform/http/health.ts";
import { mountMetrics } from "#server/platform/http/metrics.ts";
import { mountOwnHost } from "#server/platform/http/own-host.ts";
import { Readiness } from "#server/platform/http/readiness.ts";
import { mountServerPage } from "./set-up/server-page.ts";
import { mountSetUp } from "./set-up/set-up-page.ts";
import { mountScreens } from "./screens.ts";

function methodsOf(known: readonly Endpoint[]): string {
  const methods = known.flatMap(({ method, path }) =>
    method === "GET" && path !== endpoints.liveStream.path ? ["GET", "HEAD"] : [method],
  );
  return methods.join(", ");
}

/** 405 with `Allow`. */
function mountMethodRefusals(app: Hono, deps: Deps): void {
  const byPath = Map.groupBy<string, Endpoint>(Object.values(endpoints), ({ path }) => path);
  for (const [path, known] of byPath)
    app.all(path, () => {
      const response = refusalAnswer(deps, refuse("request.method"));
      response.headers.set("allow", methodsOf(known));
      return response;
    });
}

export interface MountedApp {
  readonly app: Hono;
  readonly rotation: Readiness;
  closeStreams(): void;
}

export function createApp(
  deps: Deps,
  more: (app: Hono) => void = () => {},
  timing?: StreamTiming,
): MountedApp {
  const app = new Hono();
  const rotation = new Readiness();
  mountLanguage(app, deps);
  mountOwnHost(app, deps);
  mountDemo(app, deps);
  mountHealth(app, deps, rotation);
  mountAccount(app, deps);
  mountGoals(app, deps);
  handle(app, deps, dashboardSlice);
  mountBadges(app, deps);
  mountStreaks(app, deps);
  mountCheckIns(app, deps);
  mountWeeklyCheckIns(app, deps, mailHelp(deps));
  mountWeek(app, deps);
  mountPlan(app, deps);
  mountImport(app, deps);
  mountCalendar(app, deps);
  mountSharing(app, deps);
  mountMilestones(app, deps);
  mountCircles(app, deps, mailAsk(deps));
  mountCoaching(app, deps);
  // One thread draws all pictures.
  const painter = new CardPainter();
  mountGoalLife(app, deps, painter);
  mountEmail(app, deps);
  mountEmailSignIn(
    app,
    deps,
    async (...of) => (await isOpenInvitation(...of)) || isOpenCircleInvitation(...of),
  );
  mountAdmin(app, deps);
  mountAnnouncements(app, deps);
  mountColleagues(app, deps);
  mountSeed(app, deps);
  const streams = mountLive(app, deps, timing);
  mountMetrics(app, deps, { openStreams: () => streams.count });
  mountApiDocs(app, deps);
  mountMilestonePages(app, deps, painter);
  mountSetUp(app, deps);
  mountServerPage(app, deps);
  mountMethodRefusals(app, deps);
  more(app);
  mountFiles(app, deps.assets);
  mountScreens(app, deps);
  app.all("*", () => refusalAnswer(deps, refuse("not-found")));
  // Every mount handles its own errors; this is for the unexpected ones.
  app.onError((error, context) => failureAnswer(deps, error, context.req.path));
  return { app, rotation, closeStreams: () => streams.close() };
}
