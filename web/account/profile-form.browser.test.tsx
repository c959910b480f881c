import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { errors } from "#contract/errors.ts";
import type { ProfileDraft } from "#domain/profile.ts";
import { ApiError } from "#web/client/api.ts";
import { useOwnChange } from "#web/client/own-change.ts";
import { mount } from "#web/ui/fixtures/mount.fixture.ts";
import { ProfileForm } from "./profile-form.tsx";

const onSave = vi.fn();

function Form({ start, refused }: { start: ProfileDraft; refused: Error | null }) {
  const { own, value, edit } = useOwnChange(start);
  const save = () => onSave(own);
  return (
    <ProfileForm
      value={value}
      onEdit={edit}
      onSave={save}
      skipTo="/"
      pending={false}
      refused={refused}
    />
  );
}

function form(start: ProfileDraft, refused: Error | null = null) {
  onSave.mockReset();
  return mount(<Form start={start} refused={refused} />);
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

test("shows what the server refused", async () => {
  form({ displayName: "Ada", email: "ada@example.org" }, new ApiError("server.unavailable", 0));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(errors["server.unavailable"].text);
});

test("can be skipped", async () => {
  form({ displayName: "", email: "" });
  await expect
    .element(page.getByRole("link", { name: "Skip for now" }))
    .toHaveAttribute("href", "/");
});
