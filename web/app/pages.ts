import type { ComponentType } from "react";
import type { Params, Screen } from "#contract/routes.ts";

/** It takes the named parts of its address. */
export type PageComponent = ComponentType<Params>;

/** The module of each screen, loaded when it is first needed. */
const pages: Readonly<Record<Screen, () => Promise<PageComponent>>> = {
  dashboard: async () => (await import("#web/dashboard/dashboard-page.tsx")).DashboardPage,
  goal: async () => (await import("#web/goal-page/goal-page.tsx")).GoalPage,
  "past-goals": async () => (await import("#web/goals/past/past-goals-page.tsx")).PastGoalsPage,
  login: async () => (await import("#web/account/sign-in/login-page.tsx")).LoginPage,
  "sign-in-callback": async () => (await import("./callback-screen.tsx")).CallbackScreen,
  "profile-setup": async () =>
    (await import("#web/account/profile-setup-page.tsx")).ProfileSetupPage,
  "add-goal": async () => (await import("./add-goal-screen.tsx")).AddGoalScreen,
  "share-goal": async () => (await import("./share-goal-screen.tsx")).ShareGoalScreen,
  coaching: async () => (await import("./coaching-screen.tsx")).CoachingScreen,
  "email-preferences": async () =>
    (await import("#web/email/email-preferences-page.tsx")).EmailPreferencesPage,
  "coach-onboarding": async () =>
    (await import("#web/onboarding/onboarding-page.tsx")).OnboardingPage,
  "coach-onboarding-demo": async () =>
    (await import("#web/onboarding/onboarding-demo-page.tsx")).OnboardingDemoPage,
  "verify-email": async () => (await import("#web/email/verify-email-page.tsx")).VerifyEmailPage,
  "email-verified": async () =>
    (await import("#web/email/email-verified-page.tsx")).EmailVerifiedPage,
  unsubscribe: async () => (await import("#web/email/unsubscribe-page.tsx")).UnsubscribePage,
  account: async () => (await import("#web/account/account-page.tsx")).AccountPage,
  "admin-login": async () => (await import("#web/admin/admin-login-page.tsx")).AdminLoginPage,
  "admin-dashboard": async () =>
    (await import("./admin-dashboard-screen.tsx")).AdminDashboardScreen,
  "seed-data": async () => (await import("#web/seed/seed-data-page.tsx")).SeedDataPage,
  "admin-users": async () => (await import("#web/admin/users/users-page.tsx")).UsersPage,
  "admin-announcements": async () =>
    (await import("#web/admin/announcements/announcements-page.tsx")).AnnouncementsPage,
};

/** The page of a screen; the browser keeps what it has loaded. */
export function loadPage(screen: Screen): Promise<PageComponent> {
  return pages[screen]();
}

/** Begins to load a page that is likely to be next. A failure shows when it is really wanted. */
export function preloadPage(screen: Screen): void {
  loadPage(screen).catch(() => undefined);
}
