import { expect, test } from "vitest";
import { buildName, keptFiles } from "./service-worker.mjs";

const manifest = {
  "entry.tsx": {
    file: "assets/entry.js",
    isEntry: true,
    imports: ["_shared.js"],
    css: ["assets/style.css"],
  },
  "_shared.js": {
    file: "assets/shared.js",
    dynamicImports: ["goal.tsx", "users.tsx", "seed.tsx", "invited.tsx"],
  },
  "goal.tsx": { file: "assets/goal.js", dynamicImports: ["late.tsx"] },
  "late.tsx": { file: "assets/late.js", imports: ["_shared.js"], css: ["assets/rare.css"] },
  "users.tsx": { file: "assets/users.js", imports: ["_admin.js"] },
  "_admin.js": { file: "assets/admin.js" },
  "seed.tsx": { file: "assets/seed.js" },
  "invited.tsx": { file: "assets/invited.js" },
  "letters.woff2": { file: "assets/letters.woff2" },
};
const pages = {
  goal: "goal.tsx",
  "admin-users": "users.tsx",
  "seed-data": "seed.tsx",
  "coach-onboarding": "invited.tsx",
};

test("the worker keeps what people's screens load sooner or later, and the fonts, without the screens of admins, seed data and invitations", () => {
  expect(keptFiles(manifest, pages)).toEqual([
    "/assets/entry.js",
    "/assets/goal.js",
    "/assets/late.js",
    "/assets/letters.woff2",
    "/assets/rare.css",
    "/assets/shared.js",
    "/assets/style.css",
  ]);
});

test("a build that names what it has not is refused", () => {
  const { "goal.tsx": _, ...rest } = manifest;
  expect(() => keptFiles(rest, pages)).toThrow("The build has no goal.tsx.");
});

test("a release that changes nothing but the sheet of every document is another build; the same one is the same", () => {
  const styled = (file: string) => ({ ...manifest, "style.css": { file } });
  const name = (all: typeof manifest) => buildName(all, keptFiles(all, pages));
  const one = name(styled("assets/style-1.css"));
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect(name(styled("assets/style-2.css"))).not.toBe(one);
  expect(
    name({ ...styled("assets/style-1.css"), "late.tsx": { file: "assets/late-2.js" } as never }),
  ).not.toBe(one);
  expect(name(styled("assets/style-1.css"))).toBe(one);
});
