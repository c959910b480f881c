import type { ComponentType } from "react";
import type { Params, Screen } from "#contract/routes.ts";

export type PageComponent = ComponentType<Params>;

const pages: Readonly<Record<Screen, () => Promise<PageComponent>>> = {
  dashboard: () => import("#web/dashboard/dashboard-page.tsx").then((m) => m.DashboardPage),
  goal: () => import("#web/goal-page/goal-page.tsx").then((m) => m.GoalPage),
  "past-goals": () => import("#web/goals/past/past-goals-page.tsx").then((m) => m.PastGoalsPage),
  "check-in": () =>
    import("#web/goals/weekly-check-in/check-in-page.tsx").then((m) => m.CheckInPage),
  week: () => import("#web/goals/week/week-page.tsx").then((m) => m.WeekPage),
  year: () => import("#web/goals/past/past-goals-page.tsx").then((m) => m.YearPage),
  login: () => import("#web/account/sign-in/login-page.tsx").then((m) => m.LoginPage),
  "sign-in-callback": () => import("./callback-screen.tsx").then((m) => m.CallbackScreen),
  "email-link": () => import("#web/account/sign-in/login-page.tsx").then((m) => m.EmailLinkPage),
  "profile-setup": () =>
    import("#web/account/profile/profile-setup-page.tsx").then((m) => m.ProfileSetupPage),
  "add-goal": () => import("#web/goals/new-goal/add-goal-page.tsx").then((m) => m.AddGoalPage),
  "share-goal": () => import("./share-goal-screen.tsx").then((m) => m.ShareGoalScreen),
  brief: () => import("#web/coaching/week/person-pages.tsx").then((m) => m.BriefPage),
  "person-week": () => import("#web/coaching/week/person-pages.tsx").then((m) => m.PersonWeekPage),
  coaching: () => import("./coaching-screen.tsx").then((m) => m.CoachingScreen),
  circles: () => import("#web/circles/circle-pages.tsx").then((m) => m.CirclesPage),
  circle: () => import("#web/circles/circle-pages.tsx").then((m) => m.CirclePage),
  "join-circle": () => import("#web/circles/circle-pages.tsx").then((m) => m.JoinCirclePage),
  "email-preferences": () =>
    import("#web/email/email-preferences-page.tsx").then((m) => m.EmailPreferencesPage),
  "coach-onboarding": () =>
    import("#web/onboarding/onboarding-page.tsx").then((m) => m.OnboardingPage),
  "coach-onboarding-demo": () =>
    import("#web/onboarding/onboarding-page.tsx").then((m) => m.OnboardingDemoPage),
  "verify-email": () => import("#web/email/verify-email-page.tsx").then((m) => m.VerifyEmailPage),
  "email-verified": () =>
    import("#web/email/verify-email-page.tsx").then((m) => m.EmailVerifiedPage),
  join: () => import("#web/account/sign-in/login-page.tsx").then((m) => m.JoinPage),
  unsubscribe: () => import("#web/email/verify-email-page.tsx").then((m) => m.UnsubscribePage),
  "check-in-by-mail": () =>
    import("#web/email/check-in-by-mail-page.tsx").then((m) => m.CheckInByMailPage),
  account: () => import("#web/account/account-page.tsx").then((m) => m.AccountPage),
  offline: () => import("./offline-screen.tsx").then((m) => m.OfflineScreen),
  "admin-login": () => import("#web/admin/admin-login-page.tsx").then((m) => m.AdminLoginPage),
  "admin-dashboard": () =>
    import("./admin-dashboard-screen.tsx").then((m) => m.AdminDashboardScreen),
  "seed-data": () => import("#web/seed/seed-data-page.tsx").then((m) => m.SeedDataPage),
  "admin-users": () => import("#web/admin/users/users-page.tsx").then((m) => m.UsersPage),
  "admin-user": () => import("#web/admin/users/user-page.tsx").then((m) => m.UserPage),
  "admin-announcements": () =>
    import("#web/admin/announcements/announcements-page.tsx").then((m) => m.AnnouncementsPage),
};

export function loadPage(screen: Screen): Promise<PageComponent> {
  return pages[screen]();
}

/** Ignores failures: the real load reports them. */
export function preloadPage(screen: Screen): void {
  loadPage(screen).catch(() => undefined);
}
