import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "./button.tsx";
import { Choice } from "./choice.tsx";
import { mount } from "./fixtures/mount.fixture.ts";
import { SelectField } from "./select-field.tsx";
import { TextAreaField } from "./text-area-field.tsx";
import { TextField } from "./text-field.tsx";

test("a field is named by its label and described by its hint, then by its error", async () => {
  const { rerender } = mount(<TextField label="Target" hint="A number" />);
  const field = page.getByRole("textbox", { name: "Target" });
  await expect.element(field).toHaveAccessibleDescription("A number");
  await expect.element(field).not.toHaveAttribute("aria-invalid");
  rerender(
    <TextField label="Target" hint="A number" error="Numeric target value must be a number." />,
  );
  await expect
    .element(field)
    .toHaveAccessibleDescription("A number Numeric target value must be a number.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
});

test("the counter counts what the limit counts: UTF-16 units", async () => {
  function Note() {
    const [value, setValue] = useState("");
    return (
      <TextAreaField
        label="Note"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        maxLength={500}
        counted
      />
    );
  }
  mount(<Note />);
  await expect.element(page.getByText("0/500")).toBeVisible();
  await page.getByLabelText("Note").fill("ok 🪨");
  await expect.element(page.getByText("5/500")).toBeVisible();
});

const kinds = [
  { value: "Numeric", label: "A number", hint: "Pages" },
  { value: "Date", label: "A date" },
] as const;

test("a choice is a named group, chosen by its whole stone and by the arrows", async () => {
  function Kind() {
    const [kind, setKind] = useState<"Numeric" | "Date">("Numeric");
    return (
      <Choice legend="Measure" options={kinds} value={kind} onChange={setKind} error="Choose one" />
    );
  }
  mount(<Kind />);
  await expect
    .element(page.getByRole("group", { name: "Measure" }))
    .toHaveAccessibleDescription("Choose one");
  const number = page.getByRole("radio", { name: "A number" });
  const date = page.getByRole("radio", { name: "A date" });
  await expect.element(number).toHaveAccessibleDescription("Pages");
  await page.getByText("A date").click();
  await expect.element(date).toBeChecked();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(number).toBeChecked();
  await expect.element(number).toHaveFocus();
});

test("a pending button says so, keeps focus, and neither presses nor submits again", async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending} onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = mount(form(false));
  const button = page.getByRole("button", { name: "Save" });
  await button.click();
  rerender(form(true));
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("focus is drawn around what holds it, as engines do that show none on the control itself", async () => {
  mount(
    <>
      <TextField label="Day" type="date" />
      <Choice
        legend="Measure"
        value="a"
        onChange={() => {}}
        options={[{ value: "a", label: "Numeric" }]}
      />
    </>,
  );
  const ring = (element: Element) => getComputedStyle(element).outlineStyle;
  // A press on a radio is no focus to be seen for an engine's own rule, as an arrow key is none for another's.
  const radio = page.getByRole("radio", { name: "Numeric" });
  await radio.click();
  expect(ring(radio.element().parentElement!)).toBe("solid");
  const day = page.getByLabelText("Day");
  day.element().focus();
  expect(ring(day.element())).toBe("solid");
});

test("a select is named by its label, and has our own paper and arrow", () => {
  mount(
    <SelectField label="Type">
      <option>One</option>
    </SelectField>,
  );
  const { appearance, backgroundImage } = getComputedStyle(page.getByLabelText("Type").element());
  expect(appearance).toBe("none");
  expect(backgroundImage).not.toBe("none");
});
