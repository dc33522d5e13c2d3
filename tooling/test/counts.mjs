import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A check without a report of its own is one test: its exit code is the verdict. */
export const countExit = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A failing exit is never counted as a success, whatever the report has. */
const never0 = ({ passed, failed }, code) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });

/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export const countVitest = (file, code) => {
  const report = read(file);
  if (!report) return countExit(code || 1);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return never0({ passed: report.numPassedTests, failed: report.numFailedTests + broken.length }, code);
};

/** How many tests of these files passed, by Vitest's JSON report. */
export const passedIn = (file, names) =>
  (read(file)?.testResults ?? [])
    .filter(({ name }) => names.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;

/** Counts of Playwright's JSON report; a test that passed on its second try counts as passed, and `secondTries` tells. */
export const countPlaywright = (file, code) => {
  const report = read(file);
  if (!report) return countExit(code || 1);
  const { expected, unexpected, flaky } = report.stats;
  return never0({ passed: expected + flaky, failed: unexpected }, code);
};

/**
 * The lines of a runner's output about tests that passed only on a second try. They are printed, so that somebody looks at them: most often
 * the component under test has a race.
 */
export const secondTries = (output = '') =>
  output.split('\n').filter((text) => /\(retry x\d+\)| flaky$/.test(text.trimEnd()));
