const endOfProcess = /Worker exited unexpectedly with (.+?) during .* while running test file (\S+)/;

/** What V8 writes when the machine gives it no memory, and Node when a program needs too much. */
const lastWords = /^# ?(?:Fatal|Check failed).*|FATAL ERROR.*/;

/** The ends of test processes in Vitest's output: each file with how its process ended, once. */
const ends = (output) =>
  new Map(
    output
      .split('\n')
      .map((line) => endOfProcess.exec(line))
      .filter(Boolean)
      .map(([, how, file]) => [file, how]),
  );

/**
 * The files whose process ended in the middle, by their paths. Empty where anything else went wrong as well: only a run whose tests all
 * passed and that has no other error may be completed by a second try.
 */
export const unfinishedFiles = (output) => {
  const files = [...ends(output).keys()];
  const [, errors = '0'] = /^\s*Errors\s+(\d+) error/m.exec(output) ?? [];
  const hasFailedTests = /^\s*Tests\s.*\d+ failed/m.test(output);
  return Number(errors) === files.length && !hasFailedTests ? files : [];
};

/**
 * The result of a run and of the second try of the files that it could not finish. Their first try is printed with the second tries of
 * tests, with what the process wrote before it ended.
 *
 * @param {{ passed: number, output: string }} first
 * @param {readonly string[]} files
 * @param {{ passed: number, failed: number, output: string, failures: readonly object[] }} second
 */
export const joinTries = (first, files, second) => {
  const why = first.output.split('\n').filter((line) => lastWords.test(line.trim()));
  const told = files.map((file) => `${file} ended with ${ends(first.output).get(file)} (retry x1)`);
  return {
    passed: first.passed + second.passed,
    failed: second.failed,
    output: [first.output, second.output, ...why.map((line) => `${line.trim()} (retry x1)`), ...told].join('\n'),
    failures: second.failures,
  };
};
