/** What admins do together: an announcement that is followed and stopped, and a trail that is searched. */
export const adminsAtWork = {
  id: "0029_admins_at_work",
  sql: `
-- What became of the mails of an announcement that is on its way, so that nobody counts them. Each worker writes one of a few
-- rows, so that they rarely wait for one another; a row's figures go once the announcement is settled.
create table announcement_figures (
  announcement_id text not null references announcements on delete cascade,
  lane integer not null,
  sent bigint not null,
  failed bigint not null,
  withdrawn bigint not null,
  primary key (announcement_id, lane)
);
insert into announcement_figures (announcement_id, lane, sent, failed, withdrawn)
  select a.id, 0, count(*) filter (where m.status = 'sent'), count(*) filter (where m.status = 'failed'),
    count(*) filter (where m.status = 'withdrawn')
  from announcements a join email_messages m on m.period = a.id and m.type in ('announcement', 'marketing')
  where a.state <> 'settled' group by a.id;

alter table announcements add stopped_at bigint;
alter table announcements add check (stopped_at is null or state <> 'queueing');

-- Each filter of the audit trail finds its lines in their order.
create index audit_by_time on audit (at, number);
create index audit_by_action on audit (action, at, number);
create index audit_by_actor on audit (actor_hash, at, number);
create index audit_by_target on audit (target_hash, at, number);
`,
};
