import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ClearStop, runCommand, Stopped } from "./clear-stop.mjs";

const said = vi.fn<(line: unknown) => void>();
beforeEach(() => {
  said.mockReset();
  vi.spyOn(console, "error").mockImplementation(said);
});
afterEach(() => {
  process.exitCode = undefined;
});

const failing = (error: Error) => async (): Promise<number> => {
  throw error;
};

const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: refused`), { code, ...(path === undefined ? {} : { path }) });

test.each([
  [new ClearStop("Stop it first."), "cairn: Stop it first."],
  [
    system("EACCES", "/srv/cairn/.cache"),
    "cairn: /srv/cairn/.cache: this user may not go there. Run it as the one whose folder it is, or chown it. (EACCES)",
  ],
  [system("ENOSPC"), "cairn: a file: its disk is full. Make room there. (ENOSPC)"],
])("%s is one line", async (error, line) => {
  await runCommand(failing(error));
  expect(said.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(1);
});

test("a defect shows its stack, and who has stopped it hears no more", async () => {
  const defect = system("ENOENT", "/x");
  await runCommand(failing(defect));
  expect(said.mock.calls).toEqual([[defect]]);
  await runCommand(failing(new Stopped(130)));
  expect(said).toHaveBeenCalledOnce();
  expect(process.exitCode).toBe(130);
});
