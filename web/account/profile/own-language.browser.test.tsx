import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { viewOf } from "#web/client/fixtures/view.fixture.ts";
import { ViewContext } from "#web/client/view-context.tsx";
import { showScreen } from "#web/client/fixtures/screen.fixture.tsx";
import { refusal, serve } from "#web/client/fixtures/server.fixture.ts";
import { OwnLanguage } from "./own-language.tsx";

const language = page.getByLabelText("Your language");

test("each language is offered in itself; one that could not be stored says so, and stays chosen", async () => {
  const asked = serve(() => refusal("server.failed"));
  showScreen(
    <ViewContext value={viewOf()}>
      <OwnLanguage />
    </ViewContext>,
    {},
    "/account",
  );
  await expect.element(language).toHaveDisplayValue("English");
  await expect.element(page.getByRole("option", { name: "Deutsch" })).toHaveAttribute("lang", "de");
  (language.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Tab}{Enter}");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Something went wrong. Please try again.");
  await expect.element(language).toHaveDisplayValue("Deutsch");
  expect(asked).toMatchObject([{ call: "PUT /api/profile/language", body: { language: "de" } }]);
});
