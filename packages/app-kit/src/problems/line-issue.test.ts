import { expect, it } from 'vitest';
import { lineIssue } from './line-issue.ts';

it('takes 2 to 255 characters, spaces around not counted', () => {
  expect(lineIssue('   ')?.rule).toBe('required');
  expect(lineIssue(' a ')?.rule).toBe('too_short');
  expect(lineIssue('永續')).toBeUndefined();
  expect(lineIssue('a'.repeat(255))).toBeUndefined();
  expect(lineIssue('a'.repeat(256))?.params).toEqual({ length: 255 });
});
