import { exportAccount } from "#contract/account.ts";
import { expect, test as base } from "./cairn.fixture.ts";
import { serverBehindFront, type Front } from "./front.ts";
import { oneTimeAddresses } from "./one-time-addresses.ts";
import type { Server } from "./server.fixture.ts";
import { installed } from "./worker.fixture.ts";

const test = base.extend<{ behind: { readonly server: Server; readonly front: Front } }>({
  behind: async ({ startedOnce }, provide) => {
    const database = await (await startedOnce()).copy();
    const behind = await serverBehindFront(database.url, ["--liftoff-only"]);
    await behind.server.start();
    await provide(behind);
    await behind.server.stop();
    behind.front.close();
    await database.drop();
  },
  server: ({ behind }, provide) => provide(behind.server),
});

test(
  "a browser with the worker asks for each address once",
  { tag: "@proof" },
  async ({ openBrowser, behind: { front }, guard }) => {
    guard.tolerates(/Failed to load resource|Invalid state/);
    const page = await installed(await openBrowser({ serviceWorkers: "allow" }));
    for (const address of [...oneTimeAddresses, exportAccount.path]) {
      // A download ends the navigation.
      await page.goto(address).catch((error: unknown) => {
        expect(String(error)).toContain("Download is starting");
      });
      expect.soft(front.timesAsked(address), address).toBe(1);
    }
  },
);
