import { expect, it } from 'vitest';
import { secondTries } from './counts.mjs';
import { joinTries, unfinishedFiles } from './unfinished.mjs';

const file = '/folder/apps/gateway/src/modules/exports/two-years.test.ts';
const ended = `
# Fatal process out of memory: Failed to reserve virtual memory for CodeRange
Caused by: Error: Worker exited unexpectedly with signal SIGTRAP during started state while running test file ${file}
 Test Files  264 passed (265)
      Tests  4207 passed | 2 skipped (4213)
     Errors  1 error
`;

it('finds the files whose process ended while all tests passed', () => {
  expect(unfinishedFiles(ended)).toEqual([file]);
  expect(unfinishedFiles(' Tests  4207 passed (4207)')).toEqual([]);
});

it('completes no run that has a failed test or another error as well', () => {
  expect(unfinishedFiles(ended.replace('Tests  4207', 'Tests  1 failed | 4207'))).toEqual([]);
  expect(unfinishedFiles(ended.replace('1 error', '2 errors'))).toEqual([]);
});

it('adds the second try, and prints that there was one, and why', () => {
  const failures = [{ name: 'two-years' }];
  const joined = joinTries({ passed: 4207, output: ended }, [file], {
    passed: 6,
    failed: 1,
    output: 'again',
    failures,
  });
  expect(joined).toMatchObject({ passed: 4213, failed: 1, failures });
  expect(secondTries(joined.output)).toEqual([
    '# Fatal process out of memory: Failed to reserve virtual memory for CodeRange (retry x1)',
    `${file} ended with signal SIGTRAP (retry x1)`,
  ]);
});
