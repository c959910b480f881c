import {
  count,
  filledText,
  flag,
  idOf,
  instant,
  json,
  maybe,
  oneOf,
  table,
  text,
  uniqueText,
  withDefault,
} from "../table.ts";

const passkeys = table({
  columns: {
    id: uniqueText,
    /** As the authenticator names it, base64url. */
    credential_id: uniqueText,
    user_id: idOf("users"),
    /** The host name for which it was made: it works for no other. */
    rp_id: text,
    /** COSE, base64url. */
    public_key: text,
    /** Of signatures; 0 where the authenticator counts none. */
    counter: count,
    transports: json<readonly string[]>(),
    backed_up: flag,
    /** Also opens the admin area. */
    for_admin: withDefault(flag),
    name: filledText,
    created_at: instant,
    last_used_at: maybe(instant),
  },
  exported: [
    {
      name: "passkeys",
      columns: ["name", "rp_id", "backed_up", "for_admin", "created_at", "last_used_at"],
      whose: ["user_id"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  // Public keys are no secrets; without them people with a passkey alone are locked out.
  inBackup: true,
});

const join_links = table({
  columns: {
    id: uniqueText,
    token_hash: uniqueText,
    invited_by: idOf("users"),
    invitee: filledText,
    created_at: instant,
    expires_at: instant,
  },
  exported: [
    {
      name: "invitationLinks",
      columns: ["invitee", "created_at", "expires_at"],
      whose: ["invited_by"],
      order: ["created_at", "id"],
    },
  ],
  onErase: "goes",
  inBackup: false,
});

export type ChallengePurpose = "add" | "sign-in" | "join";

const passkey_challenges = table({
  columns: {
    challenge_hash: uniqueText,
    browser_hash: text,
    purpose: oneOf<ChallengePurpose>("add", "sign-in", "join"),
    /** The session that adds the passkey. */
    session_id: maybe(idOf("sessions")),
    join_link_id: maybe(idOf("join_links")),
    /** Of the person who joins: the authenticator stores it before the person exists. */
    new_uid: maybe(text),
    return_to: maybe(text),
    expires_at: instant,
  },
  exported: "a key",
  onErase: "goes",
  inBackup: false,
});

export const passkeyTables = { passkeys, join_links, passkey_challenges };
