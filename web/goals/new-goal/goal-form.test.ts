import { goalFieldNames } from "#domain/goal-fields.ts";
import { expect, test } from "vitest";
import { draftedGoal } from "#domain/goal-draft.ts";
import { measureTypes } from "#domain/measure.ts";
import { isRefused } from "#domain/refusal.ts";
import { draftFrom, emptyDraft, templates } from "#domain/template.ts";
import { now } from "#web/client/fixtures/moment.fixture.ts";
import {
  emptyForm,
  emptyKept,
  formAfter,
  formKept,
  headerOf,
  keptForm,
  LAST_STEP,
  stepAsked,
  stepOf,
  stepShown,
} from "./goal-form.ts";

const [template = null] = templates;
if (template === null) throw new Error("There are no templates.");
const begun = formAfter(emptyForm, { kind: "template", template, now });

test("there are seven steps (product 3.8)", () => {
  expect(LAST_STEP).toBe(7);
});

test.each([
  ["description", 1],
  ["category", 2],
  ["specific", 3],
  ["measurable", 4],
  ["measurable.type", 4],
  ["measurable.targetValue", 4],
  ["measurable.unit", 4],
  ["achievable", 5],
  ["relevant", 6],
  ["dueDate", 7],
  [undefined, 1],
])("the field %s is at step %i", (field, step) => {
  expect(stepOf(field)).toBe(step);
});

test("every field that the rules refuse has its step", () => {
  const full = draftFrom(template, now);
  const faults = measureTypes.flatMap((type) =>
    goalFieldNames.map((field) => {
      const measurable = { type, targetValue: "x", unit: "" };
      const ruled = draftedGoal({ ...full, measurable, [field]: emptyDraft[field] });
      return isRefused(ruled) ? ruled.field?.split(".")[0] : undefined;
    }),
  );
  expect(new Set(faults)).toEqual(new Set(goalFieldNames));
});

test("a template fills the form and goes to step 1 (product 3.10)", () => {
  expect(begun).toEqual({ step: 1, template, draft: draftFrom(template, now) });
  expect(begun.draft.dueDate).toBe("2027-04-15");
});

test("the same template, chosen again, leaves what was typed", () => {
  const typed = formAfter(begun, { kind: "typed", draft: { specific: "My own words" } });
  expect(formAfter({ ...typed, step: 3 }, { kind: "template", template, now })).toEqual({
    ...typed,
    step: 3,
  });
});

test("from scratch keeps words that no template wrote, and drops those that one did", () => {
  const scratch = formAfter(emptyForm, { kind: "scratch" });
  const typed = formAfter(scratch, { kind: "typed", draft: { description: "Mine" } });
  expect(formAfter(typed, { kind: "scratch" }).draft.description).toBe("Mine");
  expect(formAfter(begun, { kind: "scratch" })).toEqual({
    step: 1,
    template: null,
    draft: emptyDraft,
  });
});

test.each([
  ["", null],
  ["?step=", null],
  ["?step=0", 0],
  ["?step=7", 7],
  ["step=3&plan=pro", 3],
  ["?step=8", null],
  ["?step=-1", null],
  ["?step=2.5", null],
  ["?step=03", null],
  ["?step=two", null],
])("the address %j asks for step %j", (search, step) => {
  expect(stepAsked(search)).toBe(step);
});

test("without a step in the address the last one shows, and before anything was begun the chooser", () => {
  const kept = keptForm({ ...begun, step: 4 });
  expect([null, 0, 2, 7].map((asked) => stepShown(kept, asked))).toEqual([4, 0, 2, 7]);
  expect([null, 0, 2, 7].map((asked) => stepShown(emptyKept, asked))).toEqual([0, 0, 0, 0]);
});

test("what is kept is the form again, and an empty one is nothing", () => {
  expect(formKept(keptForm(begun))).toEqual(begun);
  expect(keptForm(formAfter(begun, { kind: "reset" }))).toEqual(emptyKept);
});

test("the header (product 3.9)", () => {
  expect(headerOf(begun)).toBe("Create Goal: Professional Certification");
  const scratch = formAfter(emptyForm, { kind: "scratch" });
  expect(headerOf(scratch)).toBe("Create New SMART Goal (1/7)");
  expect(headerOf({ ...scratch, step: 7 })).toBe("Create New SMART Goal (7/7)");
});
