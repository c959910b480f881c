import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { newCircle } from "#server/circles/fixtures/circle.fixture.ts";
import { addGoal } from "#server/goals/fixtures/goal.fixture.ts";
import { oneApp } from "./fixtures/one-app.fixture.ts";

const test = oneApp();
const screens = routes
  .filter(({ access, path }) => access === "signed-in" && !path.includes(":uid"))
  .map(({ path }) => path);

it.each(screens)(
  "%s is there for a person whose zone this server does not know (product 1.4)",
  async (path) => {
    const person = await test().person({ timeZone: "America/Newland" });
    const { id } = await addGoal(person);
    const circleId = await newCircle(person, [id]);
    const address = path.replace(":year", "2026").replace(":circleId", circleId);
    const reply = await person.send("GET", address.replace(/:\w+/, id));
    expect(reply.status).toBe(200);
  },
);
