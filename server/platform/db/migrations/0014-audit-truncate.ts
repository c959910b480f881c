/** The audit trail is not emptied at one stroke either: a trigger on rows hears nothing of TRUNCATE. */
export const auditTruncate = {
  id: "0014_audit_truncate",
  sql: `
create function audit_is_never_emptied() returns trigger language plpgsql as $$
begin
  raise exception 'the audit table is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_never_emptied before truncate on audit
  for each statement execute function audit_is_never_emptied();
`,
};
