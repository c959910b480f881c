import { readFileSync } from "node:fs";
import fc from "fast-check";
import { openDatabase } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import { signUnder } from "#server/platform/secret.ts";
import { backUp } from "#server/operator/backup/write-backup.ts";
import { writeWhole } from "#server/operator/backup/backup-file.ts";
import { addAnyWorld, anyWorld } from "#server/operator/fixtures/any-world.fixture.ts";
import { releasedBackup } from "#server/operator/fixtures/released.fixture.ts";
import { seedWorld } from "#server/seed/seed-world.ts";

// `npm run release:world`: a backup with what a database of this version may hold, for tests of later
// versions: seeded people with goals of every measure and state, and rows with every value of a column.

const AT = Date.UTC(2026, 2, 11, 15);

const { version } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };

const db = await openDatabase({ url: "memory://", log: () => {} });
await migrate(db, migrations);
let ids = 0;
const setting = {
  at: AT,
  zone: "Europe/Berlin",
  host: "localhost",
  // The form of a server's ids.
  newId: () => `seeded-${String((ids += 1)).padStart(15, "0")}`,
  sign: signUnder("a secret of tests"),
};
await seedWorld(db, setting, { people: 5, goalsPerPerson: 2 }, () => {});
// Counted weeks of seeded people would collide with the random ones.
await db.maintenance((connection) => connection.script("delete from loop_weeks"));
const [world = []] = fc.sample(anyWorld, { seed: 1, numRuns: 1 });
await addAnyWorld(db, world);
const file = releasedBackup(version);
const { rows } = await db.maintenance((connection) =>
  backUp(connection, { content: "everything", migrations, at: AT }, (lines) =>
    writeWhole(file, lines),
  ),
);
await db.close();
process.stdout.write(`${file}: ${rows} rows\n`);
