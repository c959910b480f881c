/** Shares, invitations, coaches' notes and their threads. */
export const sharingCoaching = {
  id: "0003_sharing_coaching",
  sql: `
create table user_stats (
  user_id text not null references users on delete cascade,
  stat text not null check (stat in ('sharing')),
  count integer not null check (count > 0),
  last_shared_at bigint not null,
  primary key (user_id, stat)
);

create table invitations (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  created_at bigint not null,
  expires_at bigint not null,
  ended text check (ended in ('used', 'withdrawn', 'expired', 'completed')),
  ended_at bigint,
  used_by text references users on delete set null,
  check ((ended is null) = (ended_at is null)),
  check (used_by is null or ended = 'used')
);
create unique index invitations_open on invitations (goal_id) where ended is null;
create index invitations_goal on invitations (goal_id, created_at);
create index invitations_used_by on invitations (used_by) where used_by is not null;

-- SQL counts code points, the product UTF-16 units: four bytes of UTF-8 are two units, so the wall is a wide one.
create table coaching_notes (
  id text primary key,
  goal_id text not null references goals on delete cascade,
  coach_id text references users on delete set null,
  coach_name text not null,
  note text not null check (note <> '' and char_length(note) <= 500),
  type text not null check (type in ('feedback', 'encouragement', 'suggestion', 'milestone')),
  created_at bigint not null,
  is_read boolean not null default false,
  rev integer not null default 1
);
create index coaching_notes_goal on coaching_notes (goal_id, created_at desc, id desc);
create index coaching_notes_coach on coaching_notes (coach_id, created_at desc, id desc) where coach_id is not null;

create table note_replies (
  id text primary key,
  note_id text not null references coaching_notes on delete cascade,
  author_id text references users on delete set null,
  by text not null check (by in ('owner', 'coach')),
  name text not null,
  text text not null check (text <> '' and char_length(text) <= 500),
  created_at bigint not null,
  number bigint not null generated always as identity
);
create index note_replies_note on note_replies (note_id, number);
create index note_replies_author on note_replies (author_id) where author_id is not null;
`,
};
