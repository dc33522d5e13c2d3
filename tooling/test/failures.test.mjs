import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failuresBlock, failuresOfExit, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';

const file = (report) => {
  const path = join(mkdtempSync(join(tmpdir(), 'esg-failures-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};
const failed = {
  errors: [
    { message: '\u001b[31mError: not visible\u001b[39m\n\n  at line\n  at node:internal/x', location: { line: 29 } },
  ],
};
const journey = (status, results) => ({
  file: 'help.spec.ts',
  line: 23,
  title: 'writes an article',
  tests: [{ status, results: results.map((result, retry) => ({ retry, ...result })) }],
});
const journeys = (...specs) => file({ suites: [{ suites: [{ specs }] }] });

it('reports every try of a journey that failed, first or last, without colours and empty lines', () => {
  const flaky = journey('flaky', [failed, { errors: [] }]);
  expect(failuresOfPlaywright(journeys(flaky), 0, '')).toEqual([
    {
      name: 'help.spec.ts:23 writes an article (try 1, line 29)',
      verdict: 'passed when tried again',
      lines: ['Error: not visible', '  at line'],
    },
  ]);
  const names = failuresOfPlaywright(journeys(journey('unexpected', [failed, failed])), 1, '').map(({ name }) => name);
  expect(names).toEqual([expect.stringContaining('(try 1, line 29)'), expect.stringContaining('(try 2, line 29)')]);
});

it('reports tests that failed first or last, and files that could not be loaded', () => {
  const test = (status, ...failureMessages) => ({ fullName: `is ${status}`, status, failureMessages });
  const testResults = [
    {
      name: '/a/one.test.ts',
      message: '',
      assertionResults: [test('passed'), test('passed', 'late'), test('failed', 'no')],
    },
    { name: '/a/two.test.ts', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(failuresOfVitest(file({ testResults }), 1, '').map(({ name, verdict }) => [name, verdict])).toEqual([
    ['one.test.ts: is passed', 'passed when tried again'],
    ['one.test.ts: is failed', 'failed'],
    ['/a/two.test.ts', 'failed'],
  ]);
});

it('reports the last lines of a check that failed without a failing test', () => {
  expect(failuresOfExit(0, 'fine')).toEqual([]);
  expect(failuresOfVitest('/nowhere.json', 1, 'out of memory')[0]).toMatchObject({ lines: ['out of memory'] });
  expect(failuresOfPlaywright('/nowhere.json', 1, 'port taken')[0]).toMatchObject({ lines: ['port taken'] });
});

it('prints lasting failures last, and little of each where there are many', () => {
  const lines = Array.from({ length: 30 }, (_, place) => `line ${place}`);
  const one = { check: 'journeys', name: 'help', verdict: 'failed', lines };
  const late = { ...one, name: 'billing', verdict: 'passed when tried again' };
  expect(failuresBlock([])).toBe('');
  const block = failuresBlock([one, late]);
  expect(block.indexOf('journeys › billing: passed when tried again')).toBeLessThan(
    block.indexOf('journeys › help: failed'),
  );
  expect(block).toContain('line 14');
  expect(block).not.toContain('line 15');
  expect(failuresBlock(Array(7).fill(one))).not.toContain('line 6');
});
