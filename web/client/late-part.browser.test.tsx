import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { FailedPage } from "./failed-page.tsx";
import { reloads } from "./fixtures/reloads.fixture.ts";
import { late, LatePart } from "./late-part.tsx";

const retry = page.getByRole("button", { name: "Retry" });
const gone = () => Promise.reject(new TypeError("Failed to fetch"));
const there = async () => new Response();

/** Answers what asks for the head of a document. */
function serve(head: typeof fetch) {
  const asked = vi.fn(head);
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

const Part = () => <p>Here it is</p>;

function show(load: () => Promise<typeof Part>) {
  return mount(
    <section>
      <h2>Notes</h2>
      <LatePart load={load} loading="Loading..." failed="Without its script.">
        {(Late) => <Late />}
      </LatePart>
    </section>,
  );
}

test("a script that failed once is there at Retry, and the focus on its heading", async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error("gone"));
  const reloaded = reloads();
  serve(there);
  show(load);
  await expect.element(retry).toBeVisible();
  retry.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Here it is")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Notes" })).toHaveFocus();
  expect(reloaded()).toBe(0);
});

// As in a browser that remembers the failure for as long as its document lives.
test("a script that fails again and again comes with a new document, once that can be had", async () => {
  const asked = serve(gone);
  const reloaded = reloads();
  show(gone);
  await retry.click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(retry).not.toHaveAttribute("aria-busy");
  expect(reloaded()).toBe(0);
  asked.mockImplementation(there);
  await retry.click();
  await expect.poll(reloaded).toBe(1);
  await expect.element(retry).toHaveAttribute("aria-busy", "true");
});

test("nothing is loaded anew for a part whose screen was left meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = serve(() => promise);
  const reloaded = reloads();
  const { rerender } = show(gone);
  await retry.click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  rerender(<p>Another screen</p>);
  resolve(new Response());
  // What follows on the answer comes before what waits its turn behind it.
  await new Promise((done) => setTimeout(done));
  expect(reloaded()).toBe(0);
});

test.each([
  ["no answer", gone],
  ["a gateway's", async () => new Response(null, { status: 502 })],
])("a page that is to be loaded anew stays where its server gives %s", async (_, answer) => {
  const asked = serve(answer);
  const reloaded = reloads();
  mount(<FailedPage>It failed.</FailedPage>);
  await retry.click();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await expect.element(retry).not.toHaveAttribute("aria-busy");
  expect(reloaded()).toBe(0);
  asked.mockImplementation(there);
  await retry.click();
  await expect.poll(reloaded).toBe(1);
});

test("a late component takes what it is given, and says where it does not come that the server cannot be reached", async () => {
  const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}.</p>;
  const load = vi.fn(async () => Greeting).mockImplementationOnce(gone);
  const Late = late(load);
  mount(<Late name="Ada" />);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["server.unavailable"].text());
  await retry.click();
  await expect.element(page.getByText("Hello Ada.")).toBeVisible();
});
