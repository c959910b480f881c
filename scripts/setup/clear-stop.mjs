/** Ends a command with one clear line instead of a stack. */
export class ClearStop extends Error {}

/**
 * Runs a command's body: a ClearStop prints its line, anything else is a defect and shows its stack.
 * @param {() => Promise<number>} body returns the exit code
 */
export async function runCommand(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    console.error(error instanceof ClearStop ? `cairn: ${error.message}` : error);
    process.exitCode = 1;
  }
}

/** @param {string} line */
export const say = (line) => console.log(`cairn: ${line}`);
