/** An undo takes the day's mark back where no other change of it stands: they are counted, since a ledger may be long. */
export const movesOfADay = {
  id: "0015_moves_of_a_day",
  sql: `
-- Changes before this are not known: two, so that an undo of one of them takes no day away on which another may stand.
alter table daily_activity add column moves integer not null default 2;
alter table daily_activity alter column moves set default 1;
`,
};
