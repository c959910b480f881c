import { DAY_MS } from "#domain/day.ts";
import * as limits from "#domain/limits.ts";
import { NEVER_DUE } from "#domain/mail-schedule.ts";
import { standInIssuer } from "#server/development/stand-in/paths.ts";
import { CROWD_MARK } from "./seeded.ts";

// People have numbers n = 1, 2, ...; their goals k = 0, 1, ...
// Ids count up: random ones would scatter writes over an index larger than memory.

const GIVEN =
  "{Amelia,Anders,Bianca,Bruno,Carla,Chidi,Clara,Daniel,Dilek,Elena,Emil,Farah,Femi,Gita,Hugo,Imani,Ivan,Jana,Joao,Kaito,Lars,Leila,Lucia,Marek,Mina,Nadia,Nils,Olga,Omar,Paula,Priya,Rafael,Rosa,Samir,Sofia,Tara,Theo,Vera,Yusuf,Zoe}";
const FAMILY =
  "{Abara,Alvarez,Andersson,Bauer,Bianchi,Castro,Cohen,Dubois,Eriksen,Fischer,Garcia,Haddad,Hansen,Ito,Jansen,Kaya,Keller,Kovac,Kumar,Laurent,Lehmann,Lindgren,Lopez,Marino,Mensah,Moreau,Nakamura,Novak,Okafor,Olsen,Patel,Pereira,Petrov,Rossi,Santos,Schmidt,Silva,Suzuki,Tanaka,Weber,Yilmaz}";
const ZONES =
  "{Europe/Berlin,Europe/Lisbon,America/New_York,America/Sao_Paulo,Asia/Kolkata,Asia/Tokyo,UTC}";

const oneOf = (list: string, number: string) =>
  `('${list}'::text[])[1 + (${number}) % cardinality('${list}'::text[])]`;
export const crowdUid = (n: string) => `'crowd-' || lpad((${n})::text, 16, '0')`;
const given = (n: string) => oneOf(GIVEN, n);
const family = (n: string) => oneOf(FAMILY, `${n} / 40`);
const name = (n: string) => `${given(n)} || ' ' || ${family(n)}`;
const subject = (n: string) => `'${CROWD_MARK}' || lpad((${n})::text, 10, '0')`;
/** Days since joining, 0 to 729, independent of the name (Knuth's hash). */
const age = (n: string) => `((${n}) * 2654435761 % 4294967296 / 65536 % 730)`;
/** Noon in UTC is the same calendar day in all those zones. */
const dayText = (at: string) =>
  `to_char(to_timestamp((${at}) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;

/** $1 to $2 are the people's numbers, $3 is now. */
const newcomers = `
  select n, ${crowdUid("n")} as id, ${name("n")} as name, ${given("n")} as given, ${family("n")} as family,
    ${subject("n")} as subject, lower(${given("n")} || '.' || ${family("n")}) || '.' || n || '@crowd.example' as email,
    $3::bigint - ${age("n")} * ${DAY_MS}::bigint - n % 86400 * 1000 as at
  from generate_series($1::bigint, $2::bigint) n`;

export const crowdPeople = `
  with newcomers as materialized (${newcomers}), made as (
    insert into users (id, email, display_name, full_name, email_verified, custom_email_verified_at, time_zone,
        time_zone_changed_at, created_at, updated_at, digest_due_at, reminder_due_at,
        coaching_due_at)
      select id, email, name, name, true, at, ${oneOf(ZONES, "n")}, at, at, at, ${NEVER_DUE}, ${NEVER_DUE}, ${NEVER_DUE} from newcomers)
  insert into identities (issuer, subject, user_id, claims, last_sign_in_at)
    select '${standInIssuer}', subject, id, jsonb_build_object('name', name, 'givenName', given, 'familyName', family,
      'locale', 'en-GB', 'email', email, 'emailVerified', true), at from newcomers`;

interface Kind {
  readonly description: string;
  readonly category: string;
  readonly type: "Numeric" | "DailyStreak" | "Boolean" | "Date";
  readonly unit: string;
  readonly target: number | null;
  /** 0 never moves. */
  readonly current: number;
  readonly completed: boolean;
  /** Days from today, before the person's number is added. */
  readonly dueIn: number;
  readonly coached: boolean;
}

const open = { unit: "", completed: false, dueIn: 20, coached: false } as const;

/** Every tenth goal of a person is of the same kind. */
const kinds: readonly Kind[] = [
  {
    ...open,
    description: "Read twelve books on leading a team",
    category: "Career",
    type: "Numeric",
    unit: "books",
    target: 12,
    current: 5,
  },
  {
    ...open,
    description: "Walk 300 kilometres before the summer",
    category: "Health",
    type: "Numeric",
    unit: "kilometres",
    target: 300,
    current: 84,
  },
  {
    ...open,
    description: "Renew the project management certificate",
    category: "Career",
    type: "Boolean",
    target: null,
    current: 0,
  },
  {
    ...open,
    description: "Hand over the old archive",
    category: "Productivity",
    type: "Date",
    target: null,
    current: 0,
  },
  {
    ...open,
    description: "Plan the day before the first mail",
    category: "Productivity",
    type: "DailyStreak",
    unit: "days",
    target: 21,
    current: 4,
  },
  {
    ...open,
    description: "Solve fifty SQL exercises",
    category: "Skills",
    type: "Numeric",
    unit: "exercises",
    target: 50,
    current: 0,
  },
  {
    ...open,
    description: "Finish the first-aid course",
    category: "Health",
    type: "Boolean",
    target: null,
    current: 1,
    completed: true,
  },
  {
    ...open,
    description: "Finish the accessibility course",
    category: "Skills",
    type: "Numeric",
    unit: "lessons",
    target: 24,
    current: 24,
    completed: true,
  },
  {
    ...open,
    description: "Cut the weekly meetings",
    category: "Productivity",
    type: "Numeric",
    unit: "weeks",
    target: 8,
    current: 1,
    dueIn: -40,
  },
  {
    ...open,
    description: "Speak at three local meetups",
    category: "Career",
    type: "Numeric",
    unit: "talks",
    target: 3,
    current: 1,
    coached: true,
  },
];

/** Indexes of `kinds`. */
const [PLANNED, NEVER_ASKED, FORTNIGHTLY, RESTING, GIVEN_UP] = [0, 2, 5, 4, 8];
const STEP = "Ask which one to begin with";
/** The first Monday at least `firstCheckInDays` after creation; epoch day 4 was a Monday. */
const MONDAY_AFTER = `(p.at / ${DAY_MS} + ${limits.firstCheckInDays} + 1 + 2) / 7 * 7 + 4`;

function literal(value: string | number | boolean | null): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

const kindRows = kinds
  .map(({ description, category, type, unit, target, current, completed, dueIn, coached }, k) => {
    const row = [k, description, category, type, unit, target, current, completed, dueIn, coached];
    return `(${row.map(literal).join(", ")})`;
  })
  .join(",\n    ");

/**
 * $1 to $2 are the owners' numbers, $3 is now, $4 the UTC midnight before, $5 goals each,
 * $6 people, $10 the first number. Goals move once their owner has been here for three days.
 */
const planned = `
  select ${crowdUid("p.n")} as owner, 'crowdgoal-' || lpad((p.n * 1000 + g)::text, 12, '0') as id,
    'crowdstep-' || lpad((p.n * 1000 + g)::text, 12, '0') as entry, kind.*, p.age, p.at,
    kind.current > 0 and p.age >= 3 as moved,
    $4::bigint - ${DAY_MS}::bigint * (1 + p.n % least(30, greatest(p.age - 1, 1))) + ${DAY_MS / 2} as moved_at,
    $4::bigint + ${DAY_MS}::bigint * (kind.due_in + p.n % 30) + ${DAY_MS / 2} as due_at,
    kind.k = ${GIVEN_UP} and p.n % 2 = 0 and p.age >= 3 as given_up, kind.k = ${RESTING} and p.n % 3 = 0 and p.age >= 3 as rests,
    case kind.k when ${NEVER_ASKED} then 0 when ${FORTNIGHTLY} then 2 else 1 end as weeks, p.n + g as number,
    $4::bigint / ${DAY_MS} as today, ${MONDAY_AFTER}  as first_day,
    kind.coached and p.age >= 3 and $6::bigint > 1 as has_coach, $10::bigint + (p.n - $10::bigint + 1) % $6::bigint as coach
  from (select n, ${age("n")} as age, $3::bigint - ${age("n")} * ${DAY_MS}::bigint - n % 86400 * 1000 as at
    from generate_series($1::bigint, $2::bigint) n) p
  cross join generate_series(0, $5::int - 1) g
  join (values ${kindRows}) kind (k, description, category, type, unit, target, current, finished, due_in, coached)
    on kind.k = g % ${kinds.length}`;

/** The last four periods of a coached goal, the last one of some others; one in four was missed. */
const reported = `
  select p.id, p.owner, p.coach, p.has_coach, period, period * ${DAY_MS}::bigint + ${DAY_MS / 2} as at, number + place as turn
  from planned p cross join lateral (
    select first_day + weeks * 7 * place as period, place
    from generate_series(greatest(0, (today - first_day) / (weeks * 7) - case when has_coach then 3 else 0 end),
      (today - first_day) / (weeks * 7)) place where today > first_day) periods
  where weeks > 0 and (has_coach or k < 2) and not rests and not given_up and not (finished and moved) and (number + place) % 4 > 0
    and period * ${DAY_MS}::bigint + ${DAY_MS / 2} < $3::bigint`;

export const crowdGoals = `
  with planned as materialized (${planned}), reported as materialized (${reported}),
  last as (select id, max(period) as period, max(at) as reported_at, count(*) as reports from reported group by id), made as (
    insert into goals (id, owner_id, description, category, specific, achievable, relevant, due_date, measure_type, unit,
        target_number, current_number, target_day, current_done, status, completed, completed_at, coach_id, coach_name,
        coach_status, coached_at, created_at, last_progress_update_at, rev, closed_at, learned, pauses, rhythms, checked_in, next_step, next_step_day)
      select id, owner, description, category, 'A little of it each week, at a fixed hour.',
        'There is an hour for it most evenings.', 'It is the next step that was agreed on.', ${dayText("due_at")}, type, unit,
        case when type in ('Numeric', 'DailyStreak') then target end,
        case when type in ('Numeric', 'DailyStreak') then case when moved then current else 0 end end,
        case when type = 'Date' then ${dayText("due_at")} end,
        case when type = 'Boolean' then moved end,
        case when finished and moved then 'completed' when given_up then 'closed' else 'active' end, finished and moved,
        case when finished and moved then moved_at + 60000 end,
        case when has_coach then ${crowdUid("coach")} end, case when has_coach then ${name("coach")} end,
        case when has_coach then 'accepted' end, case when has_coach then at + 3600000 end,
        at, greatest(case when moved then moved_at end, reported_at),
        1 + moved::int + (finished and moved)::int + has_coach::int + given_up::int + rests::int + coalesce(reports, 0),
        case when given_up then moved_at + 60000 end, case when given_up then 'Two of them have to stay.' else '' end,
        case when rests then jsonb_build_array(jsonb_build_object('from', ${dayText(`moved_at + ${DAY_MS}`)}, 'until', null,
          'answered', false)) else '[]' end,
        case when weeks = 0 then '[]' else jsonb_build_array(jsonb_build_object('from', ${dayText(`first_day * ${DAY_MS}::bigint`)},
          'weeks', weeks)) end,
        ${dayText(`period * ${DAY_MS}::bigint`)}, case when k = ${PLANNED} then '${STEP}' end, case when k = ${PLANNED} then ${dayText("due_at")} end
      from planned p left join last using (id)),
  steps as (
    insert into goal_steps (id, goal_id, text, day, accepted)
      select entry, id, '${STEP}', ${dayText("due_at")}, true from planned where k = ${PLANNED}),
  plans as (
    insert into goal_if_thens (id, goal_id, obstacle, action)
      select entry, id, 'the evening is gone', 'read one page before breakfast' from planned where k = ${PLANNED}),
  reports as (
    insert into weekly_check_ins (id, goal_id, user_id, period, at, circle, health, kept, obstacle, help, promise, seen_at, seen_by)
      select 'crowdcheck-' || id || '-' || period, id, owner, ${dayText(`period * ${DAY_MS}::bigint`)}, at,
        case when turn % 7 = 3 then 'private' else 'coach' end, ('{on-track,on-track,at-risk,off-track}'::text[])[1 + turn % 4],
        ('{kept,partly,not}'::text[])[1 + turn % 3], case when turn % 4 > 1 then 'Too many evenings were taken.' else '' end,
        case when turn % 9 = 2 then 'An hour to talk it over.' else '' end, 'Two evenings until the next one',
        case when has_coach and turn % 7 <> 3 and turn % 2 = 0 then least(at + turn % 5 * ${DAY_MS}::bigint, $3::bigint) end,
        case when has_coach and turn % 7 <> 3 and turn % 2 = 0 then ${crowdUid("coach")} end
      from reported),
  entries as (
    insert into progress_entries (id, goal_id, from_value, to_value, day, at, source)
      select entry, id, case when type = 'Boolean' then 'false'::jsonb else '0'::jsonb end,
        case when type = 'Boolean' then 'true'::jsonb else to_jsonb(current) end, ${dayText("moved_at")}, moved_at, 'set'
      from planned where moved),
  days as (
    insert into daily_activity (user_id, day, last_check_in)
      select owner, ${dayText("max(moved_at)")}, max(moved_at) from planned where moved group by owner)
  insert into badges (user_id, badge_id, display_name, description, earned_at, icon_class, count, goal_id)
    select owner, $7::text || id, $8::text, replace($9::text, '{goal}', description), moved_at, 'star', 1, id
    from planned where moved and type in ('Numeric', 'DailyStreak') and current >= target / 2.0`;
