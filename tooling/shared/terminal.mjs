/** The repository's root folder, without a trailing separator. */
export const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

/** An expected failure whose message is the whole remedy: printed as one line, without a stack. */
export class Remedy extends Error {}

const seconds = (sinceMs) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/**
 * Runs one phase and prints one line for it with its seconds. On a terminal the line shows "…" while it runs; elsewhere only the finished
 * line is printed. The work returns a note to print, or nothing.
 */
export const phase = async (name, work) => {
  const startedMs = performance.now();
  const live = process.stdout.isTTY === true;
  if (live) process.stdout.write(`  … ${name}`);
  try {
    const note = await work();
    if (live) process.stdout.write('\r\u001b[K');
    process.stdout.write(`  ✓ ${name}${note ? ` (${note})` : ''}  ${seconds(startedMs)}\n`);
  } catch (error) {
    if (live) process.stdout.write('\r\u001b[K');
    process.stdout.write(`  ✗ ${name}  ${seconds(startedMs)}\n`);
    throw error;
  }
};

/** Prints a remedy as one line and any other error with its stack, and makes the process end with 1. */
export const reportFailure = (error) => {
  process.stderr.write(`${error instanceof Remedy ? error.message : error.stack}\n`);
  process.exitCode = 1;
};
