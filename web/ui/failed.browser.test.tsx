import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Dialog } from "./dialog.tsx";
import { Failed } from "./failed.tsx";
import { mount } from "./fixtures/mount.fixture.ts";
import { Reading } from "./reading.tsx";

const retry = page.getByRole("button", { name: "Retry" });
const heading = (name: string) => page.getByRole("heading", { name });

function Part() {
  const [again, setAgain] = useState(false);
  return again ? (
    <Reading>Loading notes...</Reading>
  ) : (
    <Failed onRetry={() => setAgain(true)}>No.</Failed>
  );
}

async function press() {
  retry.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Loading notes...")).toBeVisible();
}

test("when Retry goes, the focus goes to the heading that it stood under", async () => {
  mount(
    <main>
      <h1>Screen</h1>
      <section>
        <h2>Before</h2>
      </section>
      <section>
        <h2>Notes</h2>
        <p>Whose they are.</p>
        <Part />
      </section>
      <section>
        <h2>After</h2>
      </section>
    </main>,
  );
  await press();
  await expect.element(heading("Notes")).toHaveFocus();
});

test("in a window it stays within it", async () => {
  mount(
    <>
      <h1>Screen</h1>
      <Dialog open onClose={() => {}} title="Goal">
        <Part />
      </Dialog>
    </>,
  );
  await press();
  await expect.element(heading("Goal")).toHaveFocus();
});

test("a focus that is elsewhere stays there", async () => {
  const { rerender } = mount(
    <>
      <h1>Screen</h1>
      <input aria-label="Search" />
      <Failed onRetry={() => {}}>No.</Failed>
    </>,
  );
  const search = page.getByLabelText("Search");
  search.element().focus();
  rerender(
    <>
      <h1>Screen</h1>
      <input aria-label="Search" />
    </>,
  );
  await expect.element(search).toHaveFocus();
});
