/** When a session was last used: its idle end no longer tells, since an operator sets how long that takes. */
export const lastUseOfSessions = {
  id: "0034_last_use_of_sessions",
  sql: `
alter table sessions add last_used_at bigint;
update sessions set last_used_at = idle_ends_at - case kind when 'admin' then 1800000 else 604800000 end;
`,
};
