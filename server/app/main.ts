import type { AddressInfo } from "node:net";
import type { Renderer } from "#contract/view.ts";
import { sourceLanguage } from "#domain/language.ts";
import { sweepAccount } from "#server/account/account-sweep.ts";
import { sweepLoop } from "#server/admin/count-loop.ts";
import { startCounting } from "#server/admin/admin-dashboard.ts";
import { listenForCommands } from "#server/operator/command-socket.ts";
import { socketPath } from "#server/operator/socket-place.ts";
import { sweepAttempts } from "#server/platform/attempts.ts";
import { makeFirstAdmin, type FirstAdmin } from "#server/admin/first-admin.ts";
import { offerSetUp } from "#server/admin/set-up/set-up-codes.ts";
import { queueAnnouncements } from "#server/email/announcements/queue-announcements.ts";
import { dropStaleCopy } from "#server/operator/backup/folder-copy.ts";
import { sweepMissed } from "#server/goals/weekly-check-ins/missed-check-ins.ts";
import { sweepBadges } from "#server/goals/badges/badge-sweep.ts";
import type { Config } from "#server/platform/config/config.ts";
import { capConnections, connectionCap } from "#server/platform/http/connection-cap.ts";
import type { Database } from "#server/platform/db/database.ts";
import { folderOf } from "#server/platform/db/embedded/folder.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { migrations } from "#server/platform/db/migrations/all.ts";
import type { Deps } from "#server/platform/deps.ts";
import { repairDueTimes } from "#server/email/due-people.ts";
import { planMail } from "#server/email/planned-mail.ts";
import { createApp } from "./app.ts";
import { RESET_EVERY_MS, resetDemo } from "./demo/reset-demo.ts";
import { readAssets } from "#server/platform/http/assets.ts";
import { drain, listen } from "#server/platform/http/listen.ts";
import { openLive } from "#server/platform/live/hub.ts";
import type { Log } from "#server/platform/log.ts";
import { OutboxSignal } from "#server/platform/deliveries/outbox-signal.ts";
import { SenderRefusals } from "#server/platform/mail/sender-refusals.ts";
import { completeUnanswered } from "#server/goal-life/confirming/complete-unanswered.ts";
import { sweepDeletedGoals } from "#server/goal-life/past-goals.ts";
import { sweepMailDays } from "#server/email/outbox/mail-figures.ts";
import { tidyMail } from "#server/email/outbox/mail-upkeep.ts";
import { startEmailSignIns } from "#server/email/sign-in/email-sign-in-worker.ts";
import { startOutbox } from "#server/email/outbox/outbox-worker.ts";
import { openModeParts } from "./mode-parts.ts";
import { newId } from "#server/platform/random.ts";
import { servedConfig } from "#server/platform/secret-key.ts";
import { signUnder } from "#server/platform/secret.ts";
import { clockJumpGuard } from "#server/platform/upkeep/clock-jump-guard.ts";
import { startSweeping, sweepKeys } from "#server/platform/upkeep/sweep.ts";
import { startWebhooks, sweepWebhooks } from "#server/platform/webhooks/webhook-worker.ts";
import { noteTurnedOff } from "#server/admin/webhooks/turned-off.ts";
import { version } from "#server/platform/version.ts";

const upkeep = [
  sweepAccount,
  sweepKeys,
  sweepBadges,
  sweepDeletedGoals,
  completeUnanswered,
  sweepAttempts,
  sweepMailDays,
  sweepLoop,
  sweepMissed,
  sweepWebhooks,
  tidyMail,
  repairDueTimes,
] as const;
const JOBS_AFTER_MS = 1_000;
const UPKEEP_EVERY_MS = 10 * 60_000;
/** Milliseconds by which a digest or reminder may be late. */
const PLAN_EVERY_MS = 20_000;
/** Milliseconds until an announcement is queued, or taken over from a dead server. */
const QUEUE_EVERY_MS = 1_000;

/** Of one language. */
export interface Build extends Renderer {
  readonly webFolder: string;
}

/** Passed in by run/, which alone imports server and web. */
export interface Outside {
  /** Opened before the rest is loaded. */
  readonly opening: Promise<Database>;
  readonly log: Log;
  /** Of the offered languages, and of English. */
  readonly builds: readonly Build[];
}

export interface Running {
  readonly port: number;
  /** On the first start of the embedded engine in development mode; the password is shown once. */
  readonly firstAdmin: FirstAdmin | null;
  /** In production, until there is an admin. */
  readonly setUpCode: string | null;
  /** Fails readiness, drains requests, then closes. */
  stop(): Promise<void>;
}

/**
 * Only this process can open the embedded file: operator commands arrive through a socket.
 * On PostgreSQL `npm run admin` connects by itself.
 */
async function openToOperator(
  deps: Deps,
): Promise<{ readonly firstAdmin: FirstAdmin | null; close(): void }> {
  if (!deps.config.databaseUrl.startsWith("file:")) return { firstAdmin: null, close: () => {} };
  dropStaleCopy(folderOf(deps.config.databaseUrl));
  const listening = listenForCommands(socketPath(deps.config.databaseUrl), deps);
  // Serve even without operator commands.
  const commands = await listening.catch((error: unknown) => {
    deps.log.error("operator.unreachable", error);
  });
  const firstAdmin = deps.config.mode === "development" ? await makeFirstAdmin(deps) : null;
  return { firstAdmin, close: () => void commands?.close() };
}

function startJobs(deps: Deps): () => Promise<void> {
  const outbox = startOutbox(deps);
  const emailSignIns = startEmailSignIns(deps);
  const webhooks = startWebhooks({ ...deps, noteTurnedOff });
  const stops = [
    startCounting(deps),
    startSweeping(deps, upkeep, UPKEEP_EVERY_MS, clockJumpGuard(deps)),
    startSweeping(deps, [planMail], PLAN_EVERY_MS),
    startSweeping(deps, [queueAnnouncements], QUEUE_EVERY_MS),
    ...(deps.config.mode === "demo" ? [startSweeping(deps, [resetDemo], RESET_EVERY_MS)] : []),
  ];
  return async () => {
    for (const stop of stops) stop();
    await Promise.all([outbox.stop(), emailSignIns.stop(), webhooks.stop()]);
  };
}

/** Jobs would delay the first requests on the embedded engine. */
function startLater(start: () => () => Promise<void>): () => Promise<void> {
  let stop = async (): Promise<void> => {};
  const timer = setTimeout(() => (stop = start()), JOBS_AFTER_MS);
  return async () => {
    clearTimeout(timer);
    await stop();
  };
}

async function migrated(opening: Promise<Database>): Promise<Database> {
  const db = await opening;
  await migrate(db, migrations);
  // Checks a pooler that was too slow at the start.
  await db.run({ name: "first_of_pool", sql: "select 1" });
  return db;
}

async function readPages(builds: readonly Build[], https: boolean): Promise<Deps["pages"]> {
  const read = builds.map(async ({ webFolder, ...renderer }) => {
    return [renderer.lang, { ...renderer, assets: await readAssets(webFolder, https) }] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as unknown as Deps["pages"];
}

/** Files of the same name are the same in all languages. */
function assetsOf(pages: Deps["pages"]): Deps["assets"] {
  const files = Object.values(pages).flatMap(({ assets }) => [...assets.files]);
  return { ...pages[sourceLanguage].assets, files: new Map(files) };
}

/** The real dependencies are built here and nowhere else. */
export async function serve(config: Config, { opening, log, builds }: Outside): Promise<Running> {
  const clock = Date.now;
  const [db, pages, parts] = await Promise.all([
    migrated(opening),
    readPages(builds, config.https),
    openModeParts(config, opening, log),
  ]);
  const assets = assetsOf(pages);
  const live = await openLive(db, newId());
  const served = servedConfig(config);
  const deps: Deps = {
    config: served,
    db,
    clock,
    newId,
    providers: parts.providers,
    live,
    log,
    pages,
    assets,
    mail: parts.mail,
    outboxSignal: new OutboxSignal(),
    senderRefusals: new SenderRefusals(),
    sign: signUnder(served.secretKey),
  };
  if (config.mode === "demo") await resetDemo(deps);
  const { app, rotation, closeStreams } = createApp(deps, (more) => parts.mount(more, deps));
  const server = await listen(app, config.host, config.port, {
    headers: assets.headers,
    rotation,
  });
  log.info("server.started", { version });
  const full = (address: string) => log.warn("connections.refused", { address });
  capConnections(server, connectionCap(config, full));
  const operator = await openToOperator(deps);
  const stopJobs = startLater(() => startJobs(deps));
  return {
    port: (server.address() as AddressInfo).port,
    firstAdmin: operator.firstAdmin,
    setUpCode: await offerSetUp(deps),
    async stop() {
      operator.close();
      const jobsOver = stopJobs();
      await rotation.leave();
      const drained = drain(server);
      closeStreams();
      await Promise.all([drained, jobsOver]);
      await live.close();
      await db.close();
    },
  };
}
