import type { Database, Maintenance } from "#server/platform/db/database.ts";
import { lockSchema, type Migration } from "#server/platform/db/migrate.ts";
import { ifFit } from "#server/platform/db/unfit.ts";
import type { Heading } from "./backup-lines.ts";
import { BackupRefused } from "./backup-refused.ts";
import { eraseAgain, keepErasures, readErasures } from "./erasures.ts";
import { loadParts } from "./load-backup.ts";
import { checkBackup, partsOf, type Checked } from "./read-backup.ts";
import { refuseUnlessFree, remakeSchema } from "./existing-data.ts";
import { withoutLimits } from "./write-backup.ts";

export interface Order {
  readonly file: string;
  readonly migrations: readonly Migration[];
  readonly replace: boolean;
  /** The old database is retired, so waiting mail and webhook deliveries are sent from here. */
  readonly move: boolean;
  readonly erasures: string | null;
  readonly at: number;
}

export interface Restored extends Checked {
  readonly erasedAgain: number;
  readonly mailWithdrawn: number;
}

export async function restore(db: Database, order: Order): Promise<Restored> {
  // Read the whole file before changing anything.
  const checked = await checkBackup(order.file);
  refuseUnknown(checked.heading, order.migrations);
  if (order.erasures !== null) await checkBackup(order.erasures);
  const done = await db.maintenance(async (connection) => {
    const result = await ifFit(connection, () =>
      inTransaction(connection, () => restoreWithin(connection, order, checked)),
    );
    await connection.script("analyze");
    return result;
  });
  return { ...checked, ...done };
}

function refuseUnknown({ content, schema }: Heading, migrations: readonly Migration[]): void {
  if (content === "erasures")
    throw new BackupRefused("This is a list of erasures alone: give it with --erasures.");
  const strange = schema.find((id, index) => migrations[index]?.id !== id);
  if (strange !== undefined)
    throw new BackupRefused(
      `The backup has the schema version ${strange}, which this version of Cairn does not know. Restore it with a newer one.`,
    );
}

async function inTransaction<T>(connection: Maintenance, work: () => Promise<T>): Promise<T> {
  await connection.script("begin");
  try {
    await connection.script(withoutLimits);
    const result = await work();
    await connection.script("commit");
    return result;
  } catch (error) {
    await connection.script("rollback");
    throw error;
  }
}

async function restoreWithin(
  connection: Maintenance,
  order: Order,
  { heading }: Checked,
): Promise<Pick<Restored, "erasedAgain" | "mailWithdrawn">> {
  const { migrations, file, erasures, at } = order;
  await lockSchema(connection);
  await refuseUnlessFree(connection, migrations, order.replace);
  await keepErasures(connection);
  if (erasures !== null) await readErasures(connection, erasures);
  await remakeSchema(connection, migrations, heading.schema.length, () =>
    loadParts(connection, partsOf(file)),
  );
  const erasedAgain = await eraseAgain(connection, at);
  if (!order.move) await endDeliveries(connection, at);
  const mailWithdrawn = order.move ? 0 : await withdrawMail(connection);
  return { erasedAgain, mailWithdrawn };
}

/** Waiting mail may have been sent since, so none is sent: a duplicate is worse than a lost mail. */
async function withdrawMail(connection: Maintenance): Promise<number> {
  const [withdrawn] = await connection.query<{ count: number }>(
    `with gone as (
      update email_messages set status = 'withdrawn', lease_id = null, lease_until = null, error = 'restored from a backup'
      where status = 'pending' returning id)
    select count(*) as count from gone`,
  );
  // 0: digests and reminders are planned again (migration 0004).
  await connection.script(
    "update users set digest_due_at = 0, reminder_due_at = 0 where digest_due_at <> 0 or reminder_due_at <> 0",
  );
  // A backup of an older release lacks this column.
  await connection.script(`do $$ begin
    if exists (select from pg_attribute where attrelid = 'users'::regclass and attname = 'coaching_due_at') then
      update users set coaching_due_at = 0 where coaching_due_at <> 0;
    end if;
  end $$`);
  // The old database may have queued the rest of a half-queued announcement.
  await connection.script(`do $$ begin
    if to_regclass('announcements') is not null then
      update announcements set state = 'queued' where state = 'queueing';
    end if;
  end $$`);
  return withdrawn?.count ?? 0;
}

/** Ended as for mail: an admin can resend them. */
async function endDeliveries(connection: Maintenance, at: number): Promise<void> {
  await connection.script(`do $$ begin
    if to_regclass('webhook_deliveries') is not null then
      update webhook_deliveries set status = 'failed', fault = 'restored' where status = 'waiting';
      update webhooks set on_since = ${at};
    end if;
  end $$`);
}
