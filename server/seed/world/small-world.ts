import type { Sign } from "#server/platform/secret.ts";
import { calendarOf } from "./calendar.ts";
import { cast } from "./cast.ts";
import { addCircle } from "./circle-rows.ts";
import { playLife, type Actor, type PlayedLife } from "./play-person.ts";
import { addLife } from "./goal-rows.ts";
import { addMail } from "./mail-rows.ts";
import { addPerson } from "./person-rows.ts";
import { addPages } from "./page-rows.ts";
import { noRows, type WorldRows } from "./world-rows.ts";

export interface Setting {
  /** Milliseconds. */
  readonly at: number;
  readonly zone: string;
  /** The host of the Message-IDs. */
  readonly host: string;
  readonly newId: () => string;
  readonly sign: Sign;
}

function playWorld({ at, zone, newId }: Pick<Setting, "at" | "zone" | "newId">): PlayedLife[] {
  const calendar = calendarOf(at, zone);
  const actors = cast.map((person): Actor => {
    return { uid: newId(), name: `${person.givenName} ${person.familyName}`, person };
  });
  const find = (who: string): Actor => {
    const found = actors.find(({ person }) => person.who === who);
    if (found === undefined) throw new TypeError(`Nobody in the cast is ${who}.`);
    return found;
  };
  return actors.map((actor) => playLife(actor, calendar, newId, find));
}

export function smallWorld(setting: Setting): WorldRows {
  const { at, zone, host, newId } = setting;
  const calendar = calendarOf(at, zone);
  const lives = playWorld(setting);
  const rows = noRows();
  for (const life of lives) {
    addPerson(rows, life.actor, calendar);
    addLife(rows, life, calendar, newId);
    addPages(rows, life, calendar, setting);
  }
  addCircle(rows, lives, calendar, newId);
  addMail(rows, lives, calendar, host, newId);
  return rows;
}
