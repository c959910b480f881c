/** How many days of a week a goal of days in a row asks for; null for every day. */
export const weeklyQuota = {
  id: "0019_weekly_quota",
  sql: `
alter table goals add weekly_quota smallint check (weekly_quota between 1 and 6);
alter table goals add constraint goals_quota_check check (weekly_quota is null or measure_type = 'DailyStreak');
`,
};
