import { parseArgs } from "node:util";
import { machineZone } from "#domain/intl.ts";
import * as limits from "#domain/limits.ts";
import { isZone } from "#domain/zone-offset.ts";
import { configOf } from "#server/platform/config/config.ts";
import { ask } from "#server/operator/ask.ts";
import type { SeedCommand } from "#server/seed/seed-command.ts";
import { fail, printLines, template } from "./operator.ts";

const USAGE = `npm run seed                                           a small, believable world, in place of the one before it
npm run seed -- --people 1000 --goals-per-person 10    the same with a crowd beside it
npm run seed -- --clear                                clears seed data away, and nothing else
A person has at most ${limits.goalsPerUser} goals. Seed data exists in development mode only.`;

function numberOf(text: string | undefined, most: number): number | null {
  const number = Number(text ?? 0);
  return /^\d{1,8}$/.test(text ?? "0") && number <= most ? number : null;
}

function commandOf(args: string[]): SeedCommand | null {
  const { values } = parseArgs({
    args,
    options: {
      clear: { type: "boolean" },
      people: { type: "string" },
      "goals-per-person": { type: "string" },
    },
  });
  const { clear, people: asked, "goals-per-person": each = "10" } = values;
  if (clear === true) return args.length === 1 ? { name: "clear-seeds" } : null;
  const [people, goalsPerPerson] = [
    numberOf(asked, 10_000_000),
    numberOf(each, limits.goalsPerUser),
  ];
  if (people === null || goalsPerPerson === null) return null;
  const here = machineZone();
  return { name: "seed", people, goalsPerPerson, timeZone: isZone(here) ? here : "UTC" };
}

function readCommand(): SeedCommand | null {
  try {
    return commandOf(process.argv.slice(2));
  } catch {
    return null;
  }
}

const command = readCommand() ?? fail([USAGE]);
const printStep = (line: string) => void process.stdout.write(`${line}\n`);
await printLines(async () => {
  const { lines, done } = await ask(configOf(process.env), template, command, {
    agreed: true,
    report: printStep,
  });
  return done ? lines : fail(lines);
});
