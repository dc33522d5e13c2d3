import { expect, it } from 'vitest';
import { nameIssue } from './name-rules.ts';

it('takes 2 to 255 characters, spaces around not counted', () => {
  expect(nameIssue('   ')?.rule).toBe('required');
  expect(nameIssue(' a ')?.rule).toBe('too_short');
  expect(nameIssue('永續')).toBeUndefined();
  expect(nameIssue('a'.repeat(255))).toBeUndefined();
  expect(nameIssue('a'.repeat(256))?.params).toEqual({ length: 255 });
});
