/** Mail to members whose circle is asked for help. */
export const circleMail = {
  id: "0048_circle_mail",
  sql: `
alter table users add mail_circle_asks boolean not null default true;
alter table email_messages drop constraint email_messages_type_check;
alter table email_messages add constraint email_messages_type_check check (type in
  ('verification', 'weekly_update', 'goal_reminder', 'check_in_reminder', 'circle_ask', 'coaching_note', 'coaching_help',
    'completion_asked', 'coaching_week', 'coach_accepted', 'coach_left', 'colleague_invited', 'announcement',
    'marketing')) not valid;
-- An erased person's words go from everybody's mail, whoever is in a circle by then.
create index email_messages_asks on email_messages using gin ((facts->'asks') jsonb_path_ops)
  where type in ('weekly_update', 'circle_ask') and facts->'asks' <> '[]';
`,
};
