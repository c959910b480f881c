import { resolve } from "node:path";
import type { Content } from "#server/operator/backup/backup-lines.ts";
import { refuseExisting, writeWhole } from "#server/operator/backup/backup-file.ts";
import { openSource } from "#server/operator/backup/open-source.ts";
import { backUp, type BackupSummary } from "#server/operator/backup/write-backup.ts";
import { configOf } from "#server/platform/config/config.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { typedCommand } from "#server/platform/typed-command.ts";
import { fail, printLines } from "./operator.ts";

const typed = typedCommand("backup", "FILE");
const USAGE = `${typed}              everything, as a compressed file such as cairn.jsonl.gz
${typed} --erasures   only the list of people who were deleted, for a restore of an older backup`;

async function writeFile(
  path: string,
  content: Content,
  stop: AbortSignal,
): Promise<BackupSummary> {
  const { databaseUrl, databaseDirectUrl } = configOf(process.env);
  const { db, close } = await openSource(databaseDirectUrl ?? databaseUrl);
  try {
    return await db.maintenance((connection) =>
      backUp(connection, { content, migrations, at: Date.now() }, (lines) =>
        writeWhole(path, lines, stop),
      ),
    );
  } finally {
    await close();
  }
}

const args = process.argv.slice(2);
const [file, ...more] = args.filter((arg) => !arg.startsWith("--"));
const flags = args.filter((arg) => arg.startsWith("--"));
if (file === undefined || more.length > 0 || flags.some((flag) => flag !== "--erasures"))
  fail([USAGE]);

const stop = new AbortController();
// An unfinished file is removed before the process ends.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());

await printLines(async () => {
  const path = resolve(file);
  refuseExisting(path);
  const content = flags.length > 0 ? "erasures" : "everything";
  const { tables, rows, schema } = await writeFile(path, content, stop.signal);
  return [
    `${file} is written: ${rows} rows of ${tables} tables, schema ${schema}.`,
    "Sessions are not in it, and neither is the secret key: keep that apart from it.",
    `Whether it can be restored: ${typedCommand("restore", `${file} --check`)}`,
  ];
});
