import { standInIssuer } from "#server/development/stand-in/paths.ts";
import type { Calendar } from "./calendar.ts";
import type { Actor } from "./play-person.ts";
import { SEED_MARK } from "../seeded.ts";
import type { WorldRows } from "./world-rows.ts";

const JOINED = 6;
/** `time_zone_changed_at` of a zone from the browser. */
const BY_BROWSER = 0;

/** RFC 2606: reaches nobody. */
export function seedAddress({ person }: Actor): string {
  return `${person.who}@cairn.example`;
}

export function addPerson(rows: WorldRows, actor: Actor, { now, day, moment }: Calendar): void {
  const { uid, name, person } = actor;
  const at = moment(person.joinedAgo, JOINED).at;
  const email = seedAddress(actor);
  const { away } = person;
  rows.users.push({
    id: uid,
    email,
    display_name: name,
    full_name: name,
    role: "user",
    disabled: person.disabled ?? false,
    email_verified: person.verified,
    custom_email_verified_at: person.verified ? at + 600_000 : null,
    time_zone: now.zone,
    time_zone_changed_at: BY_BROWSER,
    check_in_day: person.checkInDay?.day ?? 1,
    away_since: away ? day(away.ago) : null,
    away_until: away ? day(away.ago - away.days) : null,
    mail_marketing: person.marketing ?? false,
    mail_frequency: person.frequency ?? "weekly",
    mail_frequency_since: person.frequency === undefined ? null : at,
    created_at: at,
    updated_at: at,
  });
  const { givenName, familyName, verified } = person;
  const claims = { name, givenName, familyName, locale: "en-GB", email, emailVerified: verified };
  rows.identities.push({
    issuer: standInIssuer,
    subject: `${SEED_MARK}${person.who}`,
    user_id: uid,
    claims,
    last_sign_in_at: at,
  });
}
