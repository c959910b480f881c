import { expect, it } from "vitest";
import { rounds } from "#domain/rounds.fixture.ts";
import { cardDrawing } from "./card-drawing.ts";
import { cardTag, type CardFacts } from "./card-facts.ts";

const facts: CardFacts = {
  title: "Meet five people",
  name: "Ada Moreau",
  percent: 64,
  completed: false,
  day: "2026-11-23",
};
const drawn = (over: Partial<CardFacts> = {}) => cardDrawing({ ...facts, ...over });

/** Pixels from the left and the top. */
function placesIn(svg: string): [number, number][] {
  return [...svg.matchAll(/<path transform="translate\(([-\d.]+) ([-\d.]+)\)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
}

it("holds no word, no font and no address: outlines alone", () => {
  const svg = drawn({ title: '</svg><script>alert(1)</script> & "x"', name: "<image href='x'>" });
  expect(svg).not.toMatch(/<text|<image|<script|href|font|&/);
  expect(svg.match(/<svg/g)).toHaveLength(1);
});

it.each([
  [0, 0],
  [64, 4],
  [100, 7],
])("%d percent lay %d stones", (percent, stones) => {
  expect(drawn({ percent }).match(/stroke-dasharray/g) ?? []).toHaveLength(7 - stones);
});

it("has a word of its own where the title cannot be drawn, and leaves such a name out", () => {
  const thai = drawn({ title: "อ่านหนังสือ", name: "สมชาย" });
  expect(thai).toBe(drawn({ title: "Goal in progress", name: null }));
  expect(drawn({ title: "🎉", completed: true })).toBe(
    drawn({ title: "Goal completed", completed: true }),
  );
});

it("leaves emoji out of a line and keeps its letters", () => {
  expect(drawn({ title: "Run 🏃‍♀️ 5 km 🇵🇹 1️⃣ ❤️" })).toBe(drawn({ title: "Run 5 km" }));
  expect(drawn({ title: "© 2026" })).not.toBe(drawn({ title: "2026" }));
});

it.each([
  "Read",
  "W".repeat(500),
  "I want to read ten books about mathematics. ".repeat(12).slice(0, 500),
  "本を十冊読み終えたら感想を書く。".repeat(31).slice(0, 500),
  "قراءة عشرة كتب عن الرياضيات ".repeat(18).slice(0, 500),
])("%s stays in its column, with the longest name", (title) => {
  for (const name of [null, "W".repeat(120), "م".repeat(120)]) {
    const places = placesIn(drawn({ title, name }));
    expect(places.length).toBeGreaterThan(10);
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    expect([Math.min(...xs) >= 80, Math.max(...xs) <= 1_120]).toEqual([true, true]);
    expect([Math.min(...ys) >= 90, Math.max(...ys) <= 560]).toEqual([true, true]);
    // The cairn has the other side to itself.
    const words = places.filter(([, y]) => y > 110).map(([x]) => x);
    const span = Math.max(...words) - Math.min(...words);
    expect(span).toBeLessThanOrEqual(640);
  }
});

it("stands on the other side where its title is read from the right", () => {
  const left = placesIn(drawn({ title: "Read", name: null })).map(([x]) => x);
  const right = placesIn(drawn({ title: "قراءة", name: null })).map(([x]) => x);
  expect(Math.max(...left)).toBeLessThan(700);
  expect(Math.min(...right)).toBeGreaterThan(500);
});

it("is known by all that it shows, and by nothing else", () => {
  const others: Partial<CardFacts>[] = [
    { title: "Meet six people" },
    { name: null },
    { percent: 65 },
    { completed: true },
    { day: "2026-11-24" },
  ];
  const tags = [{}, ...others].map((over) => cardTag({ ...facts, ...over }));
  expect(new Set(tags).size).toBe(6);
  expect(cardTag({ ...facts })).toBe(tags[0]);
  expect(tags[0]).toMatch(/^[\w-]{22}$/);
});

it("holds no more memory after many titles than after the first", () => {
  drawn();
  const before = process.memoryUsage().external;
  for (let count = 0; count < rounds(2_000, 150); count += 1)
    drawn({ title: `Read ten books ${count} `.repeat(20) });
  expect(process.memoryUsage().external - before).toBeLessThan(4_000_000);
});
