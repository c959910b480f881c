import type { ReactNode } from "react";
import { counted } from "#domain/count-words.ts";
import * as limits from "#domain/limits.ts";
import { parts } from "#web/ui/parts.ts";

export const words = {
  dashboard: "Dashboard",
  welcome: (name: string | null) => (name === null ? "Welcome." : `Welcome, ${name}.`),
  welcomeBack: (name: string | null) =>
    name === null ? "Welcome back." : `Welcome back, ${name}.`,
  verifyEmail: (email: string) => `Please verify your email address: ${email}`,

  today: "Today",
  todayFailed: "Your list for today couldn't be loaded.",
  weeklyCheckIn: (goals: number) => `Your weekly check-in: ${counted(goals, "goal")}`,
  checkIn: "Check in",
  showFewer: "Show fewer",
  showAll: (count: number) => `Show all ${count}`,
  nothingToday: "Nothing needs your attention today.",
  complete: "Mark complete",
  completeGoal: (goal: string) => `Mark complete, ${goal}`,
  decide: "Decide",
  read: "Read",

  firstGoal: "Set your first goal",
  firstGoalWhy:
    "Every cairn starts with one stone. Choose something that matters to you and write it down.",
  begin: "Set a goal",

  thisWeek: "This week",
  openWeek: "Your week",
  kept: (kept: number, answered: number) => `${kept} of ${counted(answered, "promise")} kept`,
  coachOnGoal: (coach: ReactNode, goal: ReactNode, when: string) =>
    parts(coach, " on ", goal, `. ${when}.`),
  yourGoal: "your goal",

  overall: "Your Goal Progress",
  overallFailed: "Failed to calculate overall progress",
  overallAverage: "Overall progress",
  needsAttention: `Overdue, or ${limits.stalledAfterDays} days or more without progress.`,
  notifications: "Notifications",

  categories: "Category Progress",
  categoriesFailed: "Failed to calculate category progress",
  noCategories: "No categories found",
  noCategoriesWhy: "Start by creating some goals to see your progress here.",
  topPerformer: "Top Performer",
  focusArea: "Focus Area",
  allCategories: "Overall",
  coachingActive: "Coaching Active",
  completed: (done: number, all: number) => `${done}/${all} completed`,
  averageIn: (category: string) => `Average progress in ${category}`,
  viewGoals: "View Goals",
  viewGoalsIn: (category: string) => ` in ${category}`,
  coaching: "Coaching",
  needsFocus: "Needs Focus",

  insights: "Smart Insights",
  insightsFailed: "Failed to generate insights",
  hideInsights: "Hide insights",
  actionItems: (count: number) => counted(count, "action item"),
  noInsights: "Nothing needs your attention now.",

  checkIns: "Recent Check-ins",
  noCheckIns: "Your check-ins will appear here.",

  goals: "Your SMART Goals",
  noGoals: "Your goals will appear here.",
  goalsFailed: "Error loading SMART goals: Failed to load goals. Please try again later.",
  loadingGoals: "Loading your goals...",
  loadingRest: "Loading the rest of your goals...",
  shownIn: (count: number, category: string) => `${counted(count, "goal")} in ${category}`,
  shownBy: (count: number, filter: string) => `${counted(count, "goal")}: ${filter}`,
  category: "Category",
  everyCategory: "All categories",
  asCards: "Show as cards",
  asRows: "Show as rows",
  showAllGoals: "Show All Goals",
  addGoal: "Add New SMART Goal",
  pastGoals: "Past goals",
  loading: "Loading...",

  achievements: "Your Achievements",
  noBadges: "Your badges and active days will appear here.",
  achievementsFailed: "Failed to load achievements.",
};
