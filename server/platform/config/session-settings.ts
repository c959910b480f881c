import * as limits from "#domain/limits.ts";
import type { Environment } from "./organization-settings.ts";

export interface SessionDays {
  readonly idleDays: number;
  readonly days: number;
}

function daysOf(env: Environment, name: string, otherwise: number, problems: string[]): number {
  const text = env[name] || String(otherwise);
  const days = Number(text);
  if (/^\d{1,3}$/.test(text) && days >= 1 && days <= limits.sessionDaysAtMost) return days;
  problems.push(
    `${name} must be a number of days from 1 to ${limits.sessionDaysAtMost}, not '${text}'.`,
  );
  return otherwise;
}

export function sessionsOf(env: Environment, problems: string[]): SessionDays {
  const days = daysOf(env, "SESSION_DAYS", limits.sessionDays, problems);
  const idle = Math.min(limits.sessionIdleDays, days);
  const idleDays = daysOf(env, "SESSION_IDLE_DAYS", idle, problems);
  if (idleDays > days)
    problems.push(
      `SESSION_IDLE_DAYS must be at most SESSION_DAYS, which is ${days}, not ${idleDays}.`,
    );
  return { idleDays, days };
}
