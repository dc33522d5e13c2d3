import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The length of each error: enough to see the cause, and short enough that many fit on the screen. */
const linesOf = (failures) => (failures > 6 ? 6 : 15);
const widthMost = 200;
const again = 'passed when tried again';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
const ofTools = /^\s*at .*(?:node_modules|node:internal)/;

/** An error without colours, empty lines and places outside the repository. */
const told = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, widthMost))
    .filter((line) => line !== '' && !ofTools.test(line));

/** The last output of a failed check without a report of its own. */
export const failuresOfExit = (code, output) =>
  code === 0
    ? []
    : [{ name: 'ended with an error; its last lines', verdict: 'failed', lines: told(output).slice(-15) }];

/** A runner that failed without a failing test has the reason in its output. */
const orOutput = (found, code, output) =>
  found.some(({ verdict }) => verdict === 'failed') ? found : [...found, ...failuresOfExit(code, output)];

/** Each test of Vitest's JSON report that failed, finally or on its first try, with its first error; files that could not be loaded too. */
export const failuresOfVitest = (file, code, output) => {
  const found = (read(file).testResults ?? []).flatMap(({ name, message, assertionResults }) => [
    ...(message ? [{ name, verdict: 'failed', lines: told(message) }] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        name: `${name.split('/').at(-1)}: ${fullName.trim()}`,
        verdict: status === 'passed' ? again : 'failed',
        lines: told(failureMessages[0]),
      })),
  ]);
  return orOutput(found, code, output);
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Each try of Playwright's JSON report that failed, with its error and its source. */
export const failuresOfPlaywright = (file, code, output) => {
  const report = read(file);
  const tries = specsOf(report).flatMap(({ file: spec, line, title, tests }) =>
    tests.flatMap(({ status, results }) =>
      results
        .filter(({ errors = [] }) => errors.length > 0)
        .map(({ retry, errors: [{ message, location }] }) => ({
          name: `${spec}:${line} ${title} (try ${retry + 1}${location ? `, line ${location.line}` : ''})`,
          verdict: status === 'flaky' ? again : 'failed',
          lines: told(message),
        })),
    ),
  );
  const around = (report.errors ?? []).map(({ message }) => ({
    name: 'outside of all tests',
    verdict: 'failed',
    lines: told(message),
  }));
  return orOutput([...tries, ...around], code, output);
};

/**
 * What is printed right before the summary, so that it is seen where only the end of an output is kept: every failed try, those
 * that failed for good last. Nothing without failures.
 *
 * @param {readonly { check: string, name: string, verdict: string, lines: readonly string[] }[]} failures
 */
export const failuresBlock = (failures) => {
  if (failures.length === 0) return '';
  const ordered = [...failures].sort((a, b) => Number(a.verdict === 'failed') - Number(b.verdict === 'failed'));
  const parts = ordered.map(({ check, name, verdict, lines }) =>
    [
      `  ${check} › ${name}: ${verdict}`,
      ...lines.slice(0, linesOf(failures.length)).map((line) => `      ${line}`),
    ].join('\n'),
  );
  return `Failures\n\n${parts.join('\n\n')}\n\n`;
};
