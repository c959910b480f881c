import { expect, it } from "vitest";
import { changeLanguage, exportTable } from "#contract/account.ts";
import type { Language } from "#domain/language.ts";
import { calendarPath, eventsOf } from "#server/goals/fixtures/calendar.fixture.ts";
import { addGoal, draft, key, move, setCoach } from "#server/goals/fixtures/goal.fixture.ts";
import { bring } from "#server/goals/fixtures/import.fixture.ts";
import { begin, checkIn, onTrack } from "#server/goals/fixtures/weekly-check-in.fixture.ts";
import { lived } from "#server/goal-life/fixtures/goal-life.fixture.ts";
import { openOutbox, type OutboxTest } from "#server/email/fixtures/outbox.fixture.ts";
import { describeWithDatabase } from "#server/platform/fixtures/engines.fixture.ts";
import { setUsers } from "../fixtures/set-rows.fixture.ts";
import type { Person } from "../fixtures/test-app.fixture.ts";
import { get, shown } from "../milestone-page/fixtures/shown-page.fixture.ts";

const WEEK = "2026-03-09";
const inLanguage = (language: Language) => ({ "cairn-language": language });

/** Sends as its pages in that language do. */
function reading(person: Person, language: Language): Person {
  return {
    ...person,
    send: (method, path, body, headers) =>
      person.send(method, path, body, { ...inLanguage(language), ...headers }),
  };
}

/** An owner who reads German, and a coach who reads French. */
async function coached(test: OutboxTest) {
  const owner = reading(await test.person({ name: "Ada Moreau", timeZone: "UTC" }), "de");
  const coach = reading(await test.person({ name: "Grace Okafor", timeZone: "UTC" }), "fr");
  const { id: goalId } = await addGoal(owner);
  await setCoach(test, goalId, coach);
  await begin(test, goalId, WEEK);
  await setUsers(test, { custom_email_verified_at: test.at });
  await owner.send("PUT", changeLanguage.path, { language: "de" });
  await coach.send("PUT", changeLanguage.path, { language: "fr" });
  return { owner, coach, goalId };
}

async function mailedTo(test: OutboxTest, { uid }: Person) {
  await test.hurry();
  await test.sendAll();
  return test.transport.came.findLast(({ to }) => to.startsWith(uid));
}

describeWithDatabase("what is said in a person's language", (open) => {
  it("is why their call was refused", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    const refused = async (language: Language) => {
      const goal = { ...draft, dueDate: "morgen" };
      return (await person.send("POST", "/api/goals", goal, { ...key(), ...inLanguage(language) }))
        .body.error.message;
    };
    expect(await refused("en")).toMatch(/^Invalid due date\./);
    expect(await refused("de")).toMatch(/TT\.MM\.JJJJ/);
    expect(await refused("fr")).toMatch(/JJ\/MM\/AAAA/);
  });

  it("is a day typed with slashes, which is read in that order", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    const typed = async (language: Language) =>
      (await addGoal(reading(person, language), { dueDate: "3/4/2027" })).dueDate;
    expect([await typed("en"), await typed("es")]).toEqual(["2027-03-04", "2027-04-03"]);
  });

  it("is a badge, whatever language it was earned in, with its goal", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    const { id } = await addGoal(reading(person, "fr"));
    await move(reading(person, "fr"), id, { kind: "change", by: 3 });
    const badge = async (language: Language) => {
      const { badges } = (await reading(person, language).send("GET", "/api/badges")).body;
      return [badges[0].displayName, badges[0].description];
    };
    expect(await badge("en")).toEqual([
      "Milestone Master (50%)",
      `Reached half of the target for “${draft.description}”.`,
    ]);
    const [name, description] = await badge("de");
    expect(name).not.toContain("Milestone Master");
    expect(description).toContain(`„${draft.description}“`);
  });

  it("is the table of their history, which can be imported on a page of another language", async () => {
    const test = await openOutbox(await open());
    const german = reading(await test.person(), "de");
    const { id } = await addGoal(german);
    await move(german, id, { kind: "change", by: 2 });
    const { text } = await german.send("GET", `${exportTable.path}?table=ledger`);
    expect(text).not.toContain("written at");
    const { id: copy } = await addGoal(german);
    const reply = await bring(reading(german, "en"), copy, text);
    expect([reply.status, reply.body.goal?.measurable.currentValue]).toEqual([200, 2]);
  });

  it("is their calendar, without a page", async () => {
    const test = await openOutbox(await open());
    const person = await test.person();
    await addGoal(person);
    const path = await calendarPath(person);
    const titles = async () => (await eventsOf(test, path)).map(({ title }) => title).join("\n");
    const english = await titles();
    await person.send("PUT", changeLanguage.path, { language: "es" });
    expect(await titles()).not.toBe(english);
  });
});

describeWithDatabase("mail", (open) => {
  it("is in the language that its reader had when it was queued, in each try", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await checkIn(owner, goalId, onTrack(WEEK, { health: "off-track", help: "An hour at noon" }));
    await coach.send("PUT", changeLanguage.path, { language: "de" });
    test.transport.answer = () => ({ kind: "later", reason: "451 busy" });
    const first = await mailedTo(test, coach);
    const again = await mailedTo(test, coach);
    expect(first?.html).toContain('<html lang="fr"');
    expect(first?.subject).toContain("Ada Moreau demande");
    expect(first?.text).toContain("> An hour at noon");
    expect(first?.text).toMatch(/unsubscribe\?token=\S+&lang=fr/);
    expect(again).toEqual(first);
    expect(test.transport.came).toHaveLength(2);
  });

  it("about an owner's edit is said to the coach in the coach's language", async () => {
    const test = await openOutbox(await open());
    const { owner, coach, goalId } = await coached(test);
    await lived(owner, goalId, "edit", {
      change: { dueDate: "2026-08-01" },
      shown: {},
      why: "Sommerpause",
    });
    const mail = await mailedTo(test, coach);
    expect(mail?.text).toMatch(/1er août.*Sommerpause/);
    expect(mail?.text).not.toMatch(/Fälligkeit|Aug\./);
  });
});

describeWithDatabase("a public page", (open) => {
  it("is in its owner's language until a visitor chooses; its picture is the owner's for all", async () => {
    const { test, owner, path } = await shown(await open());
    await owner.send("PUT", changeLanguage.path, { language: "de" });
    const read = async (headers = {}) => {
      const { text } = await get(test, path, headers);
      return {
        language: /<html lang="(.*?)"/.exec(text)?.[1],
        day: /<time .*?>(.*?)</.exec(text)?.[1],
        picture: /card\.png\?v=([\w-]+)/.exec(text)?.[1],
      };
    };
    const own = await read();
    const visited = await read({ cookie: "cairn_language=es" });
    expect(own).toMatchObject({ language: "de", day: "10. März 2026" });
    expect(visited).toMatchObject({ language: "es", day: "10 mar 2026" });
    expect(visited.picture).toBe(own.picture);
    await owner.send("PUT", changeLanguage.path, { language: "en" });
    expect(await read()).toMatchObject({ language: "en", day: "Mar 10, 2026" });
    expect((await read()).picture).not.toBe(own.picture);
  });
});
