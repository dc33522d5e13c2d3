import { expect, it } from 'vitest';
import { lineIssue, nameIssue } from './line-issue.ts';

it('accepts 2 to 255 characters, not counting spaces around them', () => {
  expect(lineIssue('   ')?.rule).toBe('required');
  expect(lineIssue(' a ')?.rule).toBe('too_short');
  expect(lineIssue('永續')).toBeUndefined();
  expect(lineIssue('a'.repeat(255))).toBeUndefined();
  expect(lineIssue('a'.repeat(256))?.params).toEqual({ length: 255 });
});

it('asks for a letter or a digit, and counts no invisible characters', () => {
  expect(lineIssue('\u200b\u200b\u200b')?.rule).toBe('required');
  expect(lineIssue('\u3164\u3164')?.rule).toBe('required');
});

it('accepts one Chinese character as a name, and asks for two of any other script', () => {
  expect(nameIssue('王')).toBeUndefined();
  expect(nameIssue('𠮷')).toBeUndefined();
  expect(nameIssue('W')).toEqual({ rule: 'too_short', params: { length: 2 } });
  expect(lineIssue('王')?.rule).toBe('too_short');
});
