import { describe, expect, test } from "vitest";
import {
  changedPlan,
  suggestedPlan,
  type PlanChange,
  type Suggestion,
} from "./goal-plan-change.ts";
import { nextStep, planForCoach, type GoalPlan, type PlanStep } from "./goal-plan.ts";
import { noonOf } from "./sample-goal.ts";

const now = noonOf("2027-01-15");
const grace = { uid: "grace", name: "Grace" };
const none: GoalPlan = { steps: [], ifThens: [] };
const emoji = "🌱";

function step(id: string, over: Partial<PlanStep> = {}): PlanStep {
  return {
    id,
    text: `Step ${id}`,
    day: null,
    done: null,
    suggestedBy: null,
    accepted: true,
    ...over,
  };
}

function suggestion(id: string, by: PlanStep["suggestedBy"] = grace): PlanStep {
  return step(id, { suggestedBy: by, accepted: false });
}

function planOf(...steps: readonly PlanStep[]): GoalPlan {
  return { ...none, steps };
}

function many(count: number, one: (id: string) => PlanStep): PlanStep[] {
  return Array.from({ length: count }, (_, number) => one(`${number}`));
}

const ifThen = (id: string) => ({ id, obstacle: "it rains", action: "walk inside" });
const withIfThens = (count: number): GoalPlan => ({
  ...none,
  ifThens: many(count, step).map(({ id }) => ifThen(id)),
});

const changed = (plan: GoalPlan, change: PlanChange) => changedPlan(plan, change, "new", now);
const suggested = (plan: GoalPlan, change: Suggestion, by = grace) =>
  suggestedPlan(plan, change, "new", by);

describe("a step", () => {
  test.each([
    [" \n\t\u00a0", "step.missing"],
    ["x".repeat(121), "step.too-long"],
  ])("of the words %j is refused, whoever writes it", (text, refused) => {
    const words = { text, day: null };
    const refusal = { refused, field: "text" };
    const over = { stepId: "a", shown: { text: "Step a", day: null } };
    expect(changed(none, { kind: "add-step", ...words })).toEqual(refusal);
    expect(changed(planOf(step("a")), { kind: "change-step", ...words, ...over })).toEqual(refusal);
    expect(suggested(none, { kind: "suggest", ...words })).toEqual(refusal);
  });

  test.each(["x", `  ${"x".repeat(120)}\n`, emoji.repeat(60)])(
    "of the words %j is added last, trimmed, with or without a day",
    (text) => {
      for (const day of [null, "2027-02-01", "2020-01-01"])
        expect(changed(planOf(step("a")), { kind: "add-step", text, day })).toEqual(
          planOf(step("a"), step("new", { text: text.trim(), day })),
        );
    },
  );

  test("is done on the owner's day, once, and not done again", () => {
    const mark = (of: PlanStep, done: boolean) =>
      changed(planOf(of), { kind: "mark-step", stepId: "a", done });
    const done = { day: "2027-01-15", at: now.at };
    expect(mark(step("a"), true)).toEqual(planOf(step("a", { done })));
    const earlier = { day: "2027-01-09", at: 1 };
    expect(mark(step("a", { done: earlier }), true)).toEqual(planOf(step("a", { done: earlier })));
    expect(mark(step("a", { done: earlier }), false)).toEqual(planOf(step("a")));
    expect(mark(step("a"), false)).toEqual(planOf(step("a")));
  });

  test("is removed from its place, also where it was done", () => {
    const done = { day: "2027-01-09", at: 1 };
    const plan = planOf(step("a"), step("b", { done }), step("c"));
    expect(changed(plan, { kind: "remove-step", stepId: "b" })).toEqual(
      planOf(step("a"), step("c")),
    );
  });

  test.each([
    ["mark-step", { done: true }],
    ["remove-step", {}],
    ["change-step", { text: "x", day: null, shown: { text: "x", day: null } }],
  ] as const)("that is not there, or only suggested, takes no %s", (kind, rest) => {
    for (const plan of [none, planOf(suggestion("a"))])
      expect(changed(plan, { kind, stepId: "a", ...rest } as PlanChange)).toEqual({
        refused: "not-found",
      });
  });
});

describe("a step that is changed in a form", () => {
  const stored = { text: "Book a room", day: "2027-01-20" };
  const save = (words: typeof stored | { text: string; day: null }, shown = stored) =>
    changed(planOf(step("a", stored)), { kind: "change-step", stepId: "a", ...words, shown });
  const becomes = (over: Partial<PlanStep>) => planOf(step("a", { ...stored, ...over }));

  test("gets the new words, and may lose its day", () => {
    expect(save({ ...stored, text: " Book the hall " })).toEqual(
      becomes({ text: "Book the hall" }),
    );
    expect(save({ text: stored.text, day: null })).toEqual(becomes({ day: null }));
  });

  test("keeps what was changed elsewhere in a field that the form did not change", () => {
    const shown = { ...stored, day: "2027-01-18" };
    expect(save({ text: "Book the hall", day: shown.day }, shown)).toEqual(
      becomes({ text: "Book the hall" }),
    );
  });

  test("is refused where both changed the same field, unless it is so already", () => {
    const shown = { ...stored, text: "Find a room" };
    const refusal = { refused: "form.overtaken", field: "text" };
    expect(save({ ...stored, text: "Book the hall" }, shown)).toEqual(refusal);
    expect(save(stored, shown)).toEqual(becomes({}));
  });

  test("is its coach's words no more where the owner has other ones", () => {
    const plan = planOf(step("a", { ...stored, suggestedBy: grace }));
    const saveSuggested = (words: typeof stored) =>
      changed(plan, { kind: "change-step", stepId: "a", ...words, shown: stored });
    expect(saveSuggested({ ...stored, day: "2027-03-01" })).toEqual(
      becomes({ day: "2027-03-01", suggestedBy: grace }),
    );
    expect(saveSuggested({ ...stored, text: "Book the hall" })).toEqual(
      becomes({ text: "Book the hall" }),
    );
  });
});

describe("the limit of steps", () => {
  const add = { kind: "add-step", text: "One more", day: null } as const;
  const accept = { kind: "accept", stepId: "s" } as const;
  const refusal = { refused: "step.too-many" };

  test("is seven, done or not; suggestions do not count until they are accepted", () => {
    const six = many(6, step);
    const three = ["s", "t", "u"].map((id) => suggestion(id));
    expect(changed(planOf(...six, ...three), add)).toHaveProperty("steps.length", 10);
    expect(changed(planOf(...six, ...three), accept)).toHaveProperty("steps.6.accepted", true);
    const done = step("7", { done: { day: "2027-01-09", at: 1 } });
    expect(changed(planOf(...six, done, ...three), add)).toEqual(refusal);
    expect(changed(planOf(...six, done, ...three), accept)).toEqual(refusal);
  });
});

describe("a suggestion", () => {
  const suggest = { kind: "suggest", text: " Ask Ada ", day: "2027-02-01" } as const;

  test("waits for the owner, under its coach's name", () => {
    expect(suggested(planOf(step("a")), suggest)).toEqual(
      planOf(
        step("a"),
        step("new", { text: "Ask Ada", day: "2027-02-01", suggestedBy: grace, accepted: false }),
      ),
    );
  });

  test("is one of three at most that wait, of one coach", () => {
    expect(suggested(planOf(...many(2, suggestion)), suggest)).toHaveProperty("steps.length", 3);
    expect(suggested(planOf(...many(3, suggestion)), suggest)).toEqual({
      refused: "suggestion.too-many",
    });
    const alan = (id: string) => suggestion(id, { uid: "alan", name: "Alan" });
    expect(suggested(planOf(...many(3, alan)), suggest)).toHaveProperty("steps.length", 4);
    const accepted = (id: string) => step(id, { suggestedBy: grace });
    expect(suggested(planOf(...many(3, accepted)), suggest)).toHaveProperty("steps.length", 4);
  });

  test("is a step of the owner once it is accepted, and stays so", () => {
    const plan = planOf(step("a"), suggestion("s"), step("b"));
    const accepted = planOf(step("a"), step("s", { suggestedBy: grace }), step("b"));
    expect(changed(plan, { kind: "accept", stepId: "s" })).toEqual(accepted);
    expect(changed(accepted, { kind: "accept", stepId: "s" })).toEqual(accepted);
  });

  test("goes when it is declined, or its coach takes it back; what was accepted stays", () => {
    const plan = planOf(suggestion("s"));
    const accepted = planOf(step("s", { suggestedBy: grace }));
    const gone = { refused: "not-found" };
    expect(changed(plan, { kind: "decline", stepId: "s" })).toEqual(none);
    expect(changed(none, { kind: "accept", stepId: "s" })).toEqual(gone);
    expect(changed(accepted, { kind: "decline", stepId: "s" })).toEqual(gone);
    expect(suggested(plan, { kind: "withdraw", stepId: "s" })).toEqual(none);
    expect(suggested(accepted, { kind: "withdraw", stepId: "s" })).toEqual(gone);
  });

  test("of another coach is no other's to take back or to read", () => {
    const alan = { uid: "alan", name: "Alan" };
    const gone = { uid: null, name: "Former coach" };
    const own = [suggestion("s"), step("t", { suggestedBy: grace })];
    const others = [suggestion("u", alan), step("v", { suggestedBy: alan }), suggestion("w", gone)];
    const plan = planOf(step("a"), ...own, ...others);
    expect(suggested(plan, { kind: "withdraw", stepId: "u" })).toEqual({ refused: "not-found" });
    expect(planForCoach(plan, "grace")).toEqual(planOf(step("a"), ...own, step("v")));
  });
});

describe("an if-then plan", () => {
  test.each([
    ["", "walk inside", "if-then.missing", "obstacle"],
    ["it rains", " \n", "if-then.missing", "action"],
    ["x".repeat(201), "walk inside", "if-then.too-long", "obstacle"],
    ["it rains", `${emoji.repeat(100)}x`, "if-then.too-long", "action"],
  ])("of %j and %j is refused", (obstacle, action, refused, field) => {
    const words = { obstacle, action };
    const over = { ifThenId: "0", shown: ifThen("0") };
    expect(changed(none, { kind: "add-if-then", ...words })).toEqual({ refused, field });
    expect(changed(withIfThens(1), { kind: "change-if-then", ...words, ...over })).toEqual({
      refused,
      field,
    });
  });

  test("is added, trimmed, up to two", () => {
    const words = { obstacle: ` ${"x".repeat(200)} `, action: emoji.repeat(100) };
    expect(changed(withIfThens(1), { kind: "add-if-then", ...words })).toEqual({
      ...none,
      ifThens: [ifThen("0"), { id: "new", obstacle: "x".repeat(200), action: words.action }],
    });
    expect(changed(withIfThens(2), { kind: "add-if-then", ...words })).toEqual({
      refused: "if-then.too-many",
    });
  });

  test("is changed unless somebody else changed the same half, and removed", () => {
    const { id: ifThenId, ...shown } = ifThen("1");
    const next = { obstacle: "it snows", action: shown.action };
    const change = { kind: "change-if-then", ifThenId, ...next } as const;
    expect(changed(withIfThens(2), { ...change, shown })).toEqual({
      ...none,
      ifThens: [ifThen("0"), { id: "1", ...next }],
    });
    expect(
      changed(withIfThens(2), { ...change, shown: { ...shown, obstacle: "it hails" } }),
    ).toEqual({ refused: "form.overtaken", field: "obstacle" });
    expect(changed(withIfThens(2), { kind: "remove-if-then", ifThenId: "0" })).toEqual({
      ...none,
      ifThens: [ifThen("1")],
    });
    expect(changed(none, { kind: "remove-if-then", ifThenId: "0" })).toEqual({
      refused: "not-found",
    });
  });
});

describe("the next step", () => {
  test("is the one with the earliest day that is not done, of equal ones the first", () => {
    const done = { day: "2027-01-09", at: 1 };
    const [early, late] = [{ day: "2027-01-16" }, { day: "2027-02-01" }];
    const plan = planOf(
      step("a"),
      step("b", late),
      step("c", { ...early, done }),
      step("d", { ...early, suggestedBy: grace, accepted: false }),
      step("e", early),
      step("f", early),
    );
    expect(nextStep(plan)).toEqual({ text: "Step e", day: "2027-01-16" });
  });

  test("is none where no open step has a day", () => {
    expect(nextStep(planOf(step("a"), suggestion("s")))).toBeNull();
    expect(nextStep(none)).toBeNull();
  });
});
