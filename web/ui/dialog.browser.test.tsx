import { StrictMode, useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { mount } from "./fixtures/mount.fixture.ts";
import { TextField } from "./text-field.tsx";

const dialog = page.getByRole("dialog", { name: "Update progress" });
const opener = page.getByRole("button", { name: "Update" });

function Screen({ onClose }: { readonly onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Update</Button>
      <Dialog open={open} onClose={close} title="Update progress">
        <TextField label="Value" />
        <Button onClick={() => setOpen(false)}>Cancel</Button>
      </Dialog>
    </>
  );
}

test("a form that is too long for the window begins in its first field, not on the sheet that scrolls", async () => {
  mount(
    <Dialog open onClose={() => undefined} title="Edit">
      <TextField label="Value" />
      {Array.from({ length: 200 }, (_, line) => (
        <p key={line}>Line {line}</p>
      ))}
      <Button>Cancel</Button>
    </Dialog>,
  );
  await expect.element(page.getByLabelText("Value")).toHaveFocus();
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["a press on the overlay", () => pressOverlay()],
])("%s closes it, tells the owner once, and focus returns", async (_, dismiss) => {
  const onClose = vi.fn<() => void>();
  mount(<Screen onClose={onClose} />);
  await opener.click();
  await dismiss();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

test("its owner closes it without being told again, and focus returns", async () => {
  const onClose = vi.fn<() => void>();
  mount(<Screen onClose={onClose} />);
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(page.getByLabelText("Value")).toHaveFocus();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await frame();
  expect(onClose).not.toHaveBeenCalled();
});

test("a press inside leaves it open", async () => {
  mount(<Screen />);
  await opener.click();
  await page.getByRole("heading", { name: "Update progress" }).click();
  await frame();
  await expect.element(dialog).toBeVisible();
});

test("what is too long for the window scrolls on its sheet, whose corners stay round", async () => {
  mount(
    <Dialog open onClose={() => undefined} title="Update progress">
      <ul>
        {Array.from({ length: 200 }, (_, line) => (
          <li key={line}>Line {line}</li>
        ))}
      </ul>
      <Button>Last</Button>
    </Dialog>,
  );
  // The letters of a title reach beyond its line, which scrolls nothing.
  const holds = (element: Element) => getComputedStyle(element).overflowY !== "visible";
  const scrolling = [dialog.element(), ...dialog.element().querySelectorAll("*")]
    .filter(holds)
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(scrolling).toHaveLength(1);
  const [sheet] = scrolling;
  if (sheet === undefined) throw new Error("Nothing scrolls.");
  const { borderTopRightRadius, backgroundColor, overflowY } = getComputedStyle(sheet);
  expect(overflowY).toBe("auto");
  expect(Number.parseFloat(borderTopRightRadius)).toBeGreaterThan(0);
  expect(backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  page.getByRole("button", { name: "Last" }).element().focus();
  await expect.element(page.getByRole("button", { name: "Last" })).toBeInViewport();
});

test("the page behind neither scrolls nor is in reach while it is open", async () => {
  mount(<Screen />);
  const overflow = () => getComputedStyle(document.documentElement).overflowY;
  await opener.click();
  expect(overflow()).toBe("hidden");
  opener.element().focus();
  await expect.element(opener).not.toHaveFocus();
  for (let stops = 0; stops < 5; stops += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    const within = activeElement === document.body || dialog.element().contains(activeElement);
    expect(within).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(overflow()).toBe("visible");
});

test("focus returns when the whole of it is taken away", async () => {
  function Passing() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Update</Button>
        {open && (
          <Dialog open onClose={() => setOpen(false)} title="Update progress">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </Dialog>
        )}
      </>
    );
  }
  mount(<Passing />);
  await opener.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(opener).toHaveFocus();
});

test("strict mode, which opens it twice, leaves it open", async () => {
  mount(
    <StrictMode>
      <Dialog open onClose={() => expect.unreachable("closed")} title="Update progress">
        Words
      </Dialog>
    </StrictMode>,
  );
  await frame();
  await expect.element(dialog).toBeVisible();
});

test("an alert dialog is one, and focus begins where it is told", async () => {
  function Question() {
    const cancel = useRef<HTMLButtonElement>(null);
    return (
      <Dialog open onClose={() => {}} title="Sure?" role="alertdialog" initialFocus={cancel}>
        <Button look="danger">Delete</Button>
        <Button ref={cancel}>Cancel</Button>
      </Dialog>
    );
  }
  mount(<Question />);
  await expect.element(page.getByRole("alertdialog", { name: "Sure?" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

/** The close event comes in a task of its own; two frames are past it. */
async function frame() {
  for (let n = 0; n < 2; n++) await new Promise((next) => requestAnimationFrame(next));
}

async function pressOverlay() {
  await userEvent.click(dialog, { position: { x: 20, y: -8 }, force: true });
}
