/** Why something was not done. The text and the HTTP status of each code stand in `contract/errors.ts`. */
export type RefusalCode =
  // the request itself
  | "request.invalid"
  | "request.too-large"
  | "request.not-json"
  | "request.method"
  | "request.foreign-origin"
  | "request.foreign-host"
  | "request.from-outside"
  | "request.rate"
  | "request.key-reused"
  | "form.overtaken"
  // who is asking
  | "session.missing"
  | "session.goal-not-saved"
  | "not-found"
  | "not-allowed"
  // the server
  | "server.unavailable"
  | "server.failed"
  // sign-in
  | "sign-in.invalid-state"
  | "sign-in.code-refused"
  | "sign-in.provider-failed"
  | "sign-in.account-disabled"
  | "sign-in.invalid-token"
  | "sign-in.not-offered"
  | "sign-in.provider-silent"
  | "sign-in.address-missing"
  | "sign-in.address-unverified"
  | "sign-in.address-elsewhere"
  // profile
  | "profile.name-missing"
  | "profile.email-invalid"
  | "profile.zone-too-soon"
  // account
  | "account.sign-in-again"
  | "identity.sign-in-again"
  | "identity.of-another"
  | "identity.second"
  | "identity.last"
  // access tokens
  | "token.not-valid"
  | "token.not-allowed"
  | "token.name-missing"
  | "token.name-too-long"
  | "token.days-invalid"
  | "token.too-many"
  | "token.sign-in-again"
  // goals
  | "goal.incomplete"
  | "goal.due-date-invalid"
  | "goal.target-not-a-number"
  | "goal.target-date-invalid"
  | "goal.streak-target-invalid"
  | "goal.measure-unknown"
  | "goal.too-many"
  | "goal.already-completed"
  | "goal.closed"
  | "goal.not-ended"
  | "goal.not-paused"
  | "goal.undo-too-late"
  | "goal.reopen-too-late"
  | "goal.why-missing"
  | "pause.day-invalid"
  | "pause.too-many"
  | "goal.not-far-enough"
  | "goal.no-streak"
  | "progress.already-done"
  | "progress.no-action-for-date"
  | "progress.unknown-type"
  | "progress.value-invalid"
  | "progress.date-in-future"
  | "progress.day-too-early"
  | "progress.undo-too-late"
  | "progress.undo-overtaken"
  | "progress.stale"
  // a ledger that is brought in
  | "import.not-csv"
  | "import.columns-missing"
  | "import.several-goals"
  | "import.too-many"
  | "import.day-invalid"
  | "import.day-too-early"
  | "import.day-goes-back"
  | "import.day-before-ledger"
  | "import.value-invalid"
  | "import.value-ambiguous"
  | "import.note-too-long"
  | "import.nothing"
  | "import.goal-moved"
  | "check-in.message-missing"
  | "check-in.message-too-long"
  | "check-in.not-due"
  | "check-in.done"
  // the plan of a goal
  | "step.missing"
  | "step.too-long"
  | "step.too-many"
  | "suggestion.too-many"
  | "if-then.missing"
  | "if-then.too-long"
  | "if-then.too-many"
  // coaching
  | "note.content-required"
  | "note.missing"
  | "note.too-short"
  | "note.too-long"
  | "note.nudged-lately"
  | "note.nothing-missed"
  | "reply.missing"
  | "reply.too-long"
  | "reply.too-many"
  | "invitation.not-now"
  | "invitation.invalid"
  | "invitation.own"
  | "invitation.goal-gone"
  | "invitation.taken"
  | "coaching.none"
  | "coaching.another"
  | "coaching.too-late"
  | "milestone.title-missing"
  | "private-note.too-long"
  | "private-note.too-many"
  // mail
  | "email.no-address"
  | "email.already-verified"
  | "email.verification-too-soon"
  | "email.verification-failed"
  | "email.unsubscribe-failed"
  | "email.check-in-link-wrong"
  // announcements
  | "announcement.subject-missing"
  | "announcement.subject-too-long"
  | "announcement.text-missing"
  | "announcement.text-too-long"
  | "announcement.nobody"
  // colleagues
  | "colleague.address-missing"
  | "colleague.address-wrong"
  | "colleague.too-many"
  | "announcement.over"
  // webhooks
  | "webhook.url-invalid"
  | "webhook.url-not-https"
  | "webhook.url-private"
  | "webhook.events-missing"
  | "webhook.too-many"
  | "webhook.off"
  // admin accounts
  | "admin.user-not-found"
  | "admin.wrong-password"
  | "admin.invalid-email"
  | "admin.too-many-attempts"
  | "admin.sign-in-failed"
  | "admin.code-missing"
  | "admin.code-wrong"
  | "admin.setup-failed"
  | "admin.set-up-code"
  | "admin.password-too-short"
  | "admin.password-too-long"
  | "admin.password-too-common"
  | "admin.account-exists"
  | "admin.account-unknown"
  | "admin.secret-key-missing"
  | "admin.secret-key-wrong"
  // manageUser and sync
  | "admin.own-account"
  | "admin.last-admin"
  | "admin.user-gone"
  | "admin.sync-running"
  // seed data
  | "seed.not-here"
  | "seed.too-large";

/** A refusal as a value: what a rule returns instead of its result. `field` names the input at fault. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly field?: string;
}

/** What a rule answers: its result, or why not. */
export type Ruled<T> = T | Refusal;

/** Makes a refusal of the given code, naming the field at fault where there is one. */
export function refuse(refused: RefusalCode, field?: string): Refusal {
  return field === undefined ? { refused } : { refused, field };
}

/** True where a rule refused. */
export function isRefused(ruled: unknown): ruled is Refusal {
  return typeof ruled === "object" && ruled !== null && "refused" in ruled;
}
