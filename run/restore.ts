import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openTarget } from "#server/operator/backup/open-target.ts";
import { checkBackup } from "#server/operator/backup/read-backup.ts";
import { restore, type Restored } from "#server/operator/backup/restore.ts";
import { tryRestore } from "#server/operator/backup/try-restore.ts";
import { configOf } from "#server/platform/config/config.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { typedCommand } from "#server/platform/typed-command.ts";
import { fail, printLines, template } from "./operator.ts";

const typed = typedCommand("restore", "FILE");
const USAGE = `${typed}                    into an empty database
${typed} --replace          deletes what the database holds, but for its list of erasures
${typed} --erasures FILE2   also erases whom a newer backup, or list of erasures, knows as deleted
${typed} --move             the old database is not used any more: its waiting mail is sent from here
${typed} --check            only reads the file: is it whole?`;

const options = {
  replace: { type: "boolean", default: false },
  move: { type: "boolean", default: false },
  check: { type: "boolean", default: false },
  erasures: { type: "string" },
} as const;

function readOrder() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file] = positionals;
    return file === undefined || positionals.length > 1 ? null : { ...values, file };
  } catch {
    return null;
  }
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function linesOf(file: string, result: Restored): string[] {
  const { heading, tables, rows, erasedAgain, mailWithdrawn } = result;
  const [from, to] = [heading.schema.at(-1), migrations.at(-1)?.id];
  return [
    `${file} is restored: ${rows} rows of ${tables} tables, as they were at ${heading.madeAt}.`,
    ...(from === to ? [] : [`The schema went from ${from} to ${to}.`]),
    ...(erasedAgain === 0
      ? []
      : [`${plural(erasedAgain, "person", "people")} deleted since then went again.`]),
    ...(mailWithdrawn === 0
      ? []
      : [
          `${plural(mailWithdrawn, "mail that waited is", "mails that waited are")} withdrawn: it may have been sent since.`,
        ]),
    "Everybody signs in anew. Links in older mail work under the secret key of then.",
  ];
}

const order = readOrder() ?? fail([USAGE]);

const file = resolve(order.file);
const erasures = order.erasures === undefined ? null : resolve(order.erasures);
const at = Date.now();

async function check(): Promise<string[]> {
  const { heading, tables, rows } = await tryRestore({ file, migrations, erasures, at }, template);
  const taken = heading.content === "erasures" ? "" : ", and a database takes it";
  return [
    `${order.file} is whole${taken}: ${rows} rows of ${tables} tables, made at ${heading.madeAt}, schema ${heading.schema.at(-1)}.`,
  ];
}

async function restoreFile(): Promise<string[]> {
  const { replace, move } = order;
  // A file that is no backup must not create a database folder.
  await checkBackup(file);
  const { databaseUrl, databaseDirectUrl } = configOf(process.env);
  const { db, movedTo } = await openTarget(databaseDirectUrl ?? databaseUrl, template, replace, at);
  try {
    const result = await restore(db, { file, migrations, replace, move, erasures, at });
    const aside = `The damaged folder is now ${movedTo}. Its list of erasures was not read${erasures === null ? ": --erasures takes a newer one" : ""}.`;
    return [...linesOf(order.file, result), ...(movedTo === null ? [] : [aside])];
  } finally {
    await db.close();
  }
}

await printLines(order.check ? check : restoreFile);
