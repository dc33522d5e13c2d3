import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countExit, countPlaywright, countVitest, passedIn, secondTries } from './counts.mjs';

const file = (report) => {
  const path = join(mkdtempSync(join(tmpdir(), 'esg-counts-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

it('counts a check without a report as one', () => {
  expect(countExit(0)).toEqual({ passed: 1, failed: 0 });
  expect(countExit(2)).toEqual({ passed: 0, failed: 1 });
});

it('adds a file that could not be loaded to the failed tests', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ];
  expect(countVitest(file({ numPassedTests: 5, numFailedTests: 1, testResults }), 1)).toEqual({ passed: 5, failed: 2 });
});

it('never reports success for a runner that ended with an error', () => {
  expect(countVitest(file({ numPassedTests: 5, numFailedTests: 0, testResults: [] }), 1)).toEqual({
    passed: 5,
    failed: 1,
  });
  expect(countVitest('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright('/nowhere.json', 0)).toEqual({ passed: 0, failed: 1 });
});

it('counts the passed tests of some files', () => {
  const assertionResults = [{ status: 'passed' }, { status: 'failed' }, { status: 'passed' }];
  const testResults = ['/a.test.ts', '/b.test.ts'].map((name) => ({ name, assertionResults }));
  expect(passedIn(file({ testResults }), ['/b.test.ts'])).toBe(2);
  expect(passedIn('/nowhere.json', ['/b.test.ts'])).toBe(0);
});

it('counts a journey that passed on its second try as passed', () => {
  expect(countPlaywright(file({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 } }), 1)).toEqual({
    passed: 4,
    failed: 1,
  });
});

it('names the tests that needed a second try', () => {
  const output = ' ✓ opens a menu 12ms\n ✓ stays at the end 98ms (retry x1)\n  1 flaky\n  47 passed (7m)';
  expect(secondTries(output)).toEqual([' ✓ stays at the end 98ms (retry x1)', '  1 flaky']);
});
