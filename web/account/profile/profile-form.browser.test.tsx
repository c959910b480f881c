import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ProfileDraft } from "#domain/profile.ts";
import { useFormEdits } from "#web/client/form-edits.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { ProfileForm } from "./profile-form.tsx";

const onSave = vi.fn();

function Form({ start }: { readonly start: ProfileDraft }) {
  const { own, value, edit } = useFormEdits(start);
  const save = () => onSave(own);
  return (
    <ProfileForm value={value} onEdit={edit} onSave={save} pending={false} refused={null}>
      <button type="submit">Save</button>
    </ProfileForm>
  );
}

function form(start: ProfileDraft) {
  onSave.mockReset();
  mount(<Form start={start} />);
}

const name = () => page.getByLabelText("Name");
const email = () => page.getByLabelText("Email");

test("saves what was typed, and what stood there, by keyboard", async () => {
  form({ displayName: "Ada", email: "" });
  await email().fill("ada@example.org");
  await userEvent.keyboard("{Enter}");
  const own = { change: { email: "ada@example.org" }, shown: { email: "" } };
  expect(onSave).toHaveBeenCalledExactlyOnceWith(own);
});

test("names the field at fault, takes focus there, and forgets it when it changes", async () => {
  form({ displayName: " ", email: "ada@example.org" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveAccessibleDescription("Please enter your name.");
  await name().fill("Ada");
  await expect.element(name()).not.toHaveAttribute("aria-invalid");
  await email().fill("ada@example");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.element(email()).toHaveFocus();
  await expect.element(page.getByText("Please enter a valid email address.")).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});
