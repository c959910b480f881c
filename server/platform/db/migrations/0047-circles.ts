/** Circles: members, the goals that they bring by title, and what they say to each other in a week. */
export const circles = {
  id: "0047_circles",
  sql: `
create table circles (
  id text primary key,
  name text not null check (name <> ''),
  purpose text not null,
  organizer_id text references users (id) on delete set null,
  created_on text not null,
  created_at bigint not null,
  rev integer not null default 1
);
create index circles_of_organizer on circles (organizer_id) where organizer_id is not null;

create table circle_members (
  circle_id text not null references circles (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  joined_on text not null,
  joined_at bigint not null,
  primary key (circle_id, user_id)
);
create index circle_members_of_user on circle_members (user_id);

create table circle_goals (
  circle_id text not null,
  user_id text not null,
  goal_id text not null references goals (id) on delete cascade,
  brought_on text not null,
  primary key (circle_id, goal_id),
  foreign key (circle_id, user_id) references circle_members (circle_id, user_id) on delete cascade
);
create index circle_goals_of_goal on circle_goals (goal_id);
create index circle_goals_of_member on circle_goals (circle_id, user_id);

create table circle_lines (
  circle_id text not null,
  user_id text not null,
  week text not null,
  line text not null,
  asks_at bigint,
  changed_at bigint not null,
  primary key (circle_id, user_id, week),
  foreign key (circle_id, user_id) references circle_members (circle_id, user_id) on delete cascade,
  check (line <> '' or asks_at is null)
);

create table circle_seen (
  circle_id text not null,
  user_id text not null,
  week text not null,
  seen_by text not null,
  seen_at bigint not null,
  primary key (circle_id, user_id, week, seen_by),
  foreign key (circle_id, user_id) references circle_members (circle_id, user_id) on delete cascade,
  foreign key (circle_id, seen_by) references circle_members (circle_id, user_id) on delete cascade
);
create index circle_seen_by on circle_seen (circle_id, seen_by);

create table circle_messages (
  id text primary key,
  circle_id text not null,
  user_id text not null,
  week text not null,
  text text not null check (text <> ''),
  created_at bigint not null,
  foreign key (circle_id, user_id) references circle_members (circle_id, user_id) on delete cascade
);
create index circle_messages_of_week on circle_messages (circle_id, week, created_at, id);
create index circle_messages_of_member on circle_messages (circle_id, user_id);

create table circle_invitations (
  id text primary key,
  circle_id text not null references circles (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  used_by text references users (id) on delete set null,
  check (used_by is null or used_at is not null)
);
create index circle_invitations_of_circle on circle_invitations (circle_id);
create index circle_invitations_used_by on circle_invitations (used_by) where used_by is not null;

create table circle_reports (
  id text primary key,
  circle_id text references circles (id) on delete set null,
  reporter_id text not null references users (id) on delete cascade,
  text text not null check (text <> ''),
  created_at bigint not null,
  closed_at bigint
);
create index circle_reports_newest on circle_reports (created_at, id);
create index circle_reports_of_circle on circle_reports (circle_id) where circle_id is not null;
create index circle_reports_of_reporter on circle_reports (reporter_id);
`,
};
