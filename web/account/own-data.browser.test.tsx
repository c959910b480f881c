import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { exportAccount } from "#contract/account.ts";
import { errors } from "#contract/errors.ts";
import { notations } from "#domain/notation.fixture.ts";
import { plainNotation, type Notation } from "#domain/notation.ts";
import * as limits from "#domain/limits.ts";
import { unreachable } from "#web/client/fixtures/lost-answers.fixture.ts";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { user } from "#web/client/fixtures/user.fixture.ts";
import { NotationContext } from "#web/ui/notation.ts";
import { OwnData } from "./own-data.tsx";

const TEXT = '{"exportedAt":1,"data":{}}';

let saved: { readonly name: string; readonly file: Blob }[];

beforeEach(() => {
  saved = [];
});

/** The card over a server that answers so; what it saves is kept here instead. */
function show(answer: () => Response | Promise<Response>, notation: Notation = plainNotation) {
  const files = new Map<string, Blob>();
  const asked = serve(answer);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    files.set("blob:of-this-test", file as Blob);
    return "blob:of-this-test";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: files.get(this.href) ?? new Blob() });
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const card = (
    <NotationContext value={notation}>
      <OwnData />
    </NotationContext>
  );
  const { unmount } = showScreen(card, {}, "/account");
  return { unmount, asked: () => asked.map(({ path }) => path) };
}

/** A body that comes in part and then breaks off, as a connection that is cut. */
function cutOff(): Response {
  return new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(TEXT.slice(0, 9))),
      pull: (controller) => controller.error(new TypeError("network error")),
    }),
  );
}

const link = () => page.getByRole("link", { name: "Download my data" });
const alert = () => page.getByRole("alert");
const status = () => page.getByRole("status");

test("the whole file is saved, and it is said", async () => {
  const { asked } = show(() => new Response(TEXT));
  await link().click();
  await expect.element(status()).toHaveTextContent("Your data was saved as cairn-export.json.");
  expect(asked()).toEqual([`${exportAccount.path}?person=${user.uid}`]);
  expect(saved.map(({ name }) => name)).toEqual(["cairn-export.json"]);
  expect(await saved[0]?.file.text()).toBe(TEXT);
});

test("while it comes it is said so, and another press asks for no second one", async () => {
  const whole = Promise.withResolvers<Response>();
  const { asked } = show(() => whole.promise);
  await link().click();
  await expect.element(status()).toHaveTextContent("Preparing your data...");
  await link().click();
  whole.resolve(new Response(TEXT));
  await expect.element(status()).toHaveTextContent("Your data was saved as cairn-export.json.");
  expect([asked().length, saved.length]).toEqual([1, 1]);
});

test("one that stops before its end is not saved, and may be tried again", async () => {
  const answers = [cutOff()];
  show(() => answers.shift() ?? new Response(TEXT));
  await link().click();
  await expect
    .element(alert())
    .toHaveTextContent("The download was interrupted, so nothing was saved. Please try again.");
  expect(saved).toEqual([]);
  await link().click();
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.poll(() => saved.length).toBe(1);
});

test("a line that dies without a word ends in words once the server has given up too", async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  // As fetch does with a signal: it ends the body too.
  const silent = new ReadableStream({
    start: (body) => late.signal.addEventListener("abort", () => body.error(late.signal.reason)),
  });
  const answers = [new Response(silent)];
  show(() => answers.shift() ?? new Response(TEXT));
  await link().click();
  await expect.element(status()).toHaveTextContent("Preparing your data...");
  expect(timeout).toHaveBeenCalledWith(limits.exportMinutes * 60_000);
  late.abort();
  await expect.element(alert()).toMatchTextContent(/^The download was interrupted/);
  await link().click();
  await expect.poll(() => saved.length).toBe(1);
});

test.each([
  ["request.rate", () => refusal("request.rate")],
  ["session.missing", () => refusal("session.missing")],
  ["server.unavailable", unreachable],
] as const)("why nothing came is said in words of its own: %s", async (code, answer) => {
  show(answer);
  await link().click();
  await expect.element(alert()).toHaveTextContent(errors[code].text());
  expect(saved).toEqual([]);
});

test.each([
  ["Goals", "goals"],
  ["History", "ledger"],
  ["Check-ins", "check-ins"],
  ["Circles", "circles"],
])("%s is saved as a table; without script its link is the download", async (name, table) => {
  const { asked } = show(() => new Response("\ufeffgoal\r\n"));
  const file = page.getByRole("link", { name, exact: true });
  const address = `/api/account/export/table?table=${table}&person=${user.uid}`;
  await expect.element(file).toHaveAttribute("href", address);
  await expect.element(file).toHaveAttribute("download", `cairn-${table}.csv`);
  await expect
    .element(page.getByRole("group", { name: "As CSV, for a spreadsheet:" }))
    .toContainElement(file.element());
  await file.click();
  await expect.element(status()).toHaveTextContent(`Your data was saved as cairn-${table}.csv.`);
  expect(asked()).toEqual([address]);
  expect(saved.map((one) => one.name)).toEqual([`cairn-${table}.csv`]);
});

test("tables are parted as the spreadsheets of the reader's language part them, or as they choose", async () => {
  const names = ["Goals", "History", "Check-ins"];
  const separators = () =>
    names.map((name) => {
      const { href } = page.getByRole("link", { name, exact: true }).element() as HTMLAnchorElement;
      return new URL(href).searchParams.get("separator");
    });
  const choice = page.getByLabelText("Column separator");
  const answer = () => new Response("goal");
  const { unmount } = show(answer);
  expect(separators()).toEqual([null, null, null]);
  await choice.selectOptions("Semicolons, with decimals like 2,5");
  expect(separators()).toEqual(names.map(() => "semicolon"));
  unmount();
  show(answer, notations["de-DE"]);
  await expect.element(choice).toHaveValue("semicolon");
  expect(separators()).toEqual(names.map(() => "semicolon"));
  await choice.selectOptions("Commas, with decimals like 2.5");
  expect(separators()).toEqual([null, null, null]);
});
