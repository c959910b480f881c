/** An absence is a fact of its own: goals may be paused one by one. */
export const away = {
  id: "0040_away",
  sql: `
alter table users
  add away_since text check (away_since ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  add away_until text check (away_until ~ '^\\d{4}-\\d{2}-\\d{2}$'),
  add constraint users_away_check check (away_until is null or (away_since is not null and away_since < away_until));
`,
};
