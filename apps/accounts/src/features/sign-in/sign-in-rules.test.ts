import { expect, it } from 'vitest';
import { emailIssue, passwordIssue } from './sign-in-rules.ts';

it('asks for what is missing and refuses what is no address', () => {
  expect(emailIssue(' ')?.rule).toBe('required');
  expect(emailIssue('mei@')?.rule).toBe('email_invalid');
  expect(emailIssue(' Mei@Verdant.example ')).toBeUndefined();
  expect(passwordIssue('')?.rule).toBe('required');
  expect(passwordIssue(' ')).toBeUndefined();
});
