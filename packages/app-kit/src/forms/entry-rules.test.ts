import { expect, it } from 'vitest';
import { acceptedIssue, codeIssue, emailIssue, newPasswordIssue, passwordIssue, repeatedIssue } from './entry-rules.ts';

it('refuses an empty field and a malformed address', () => {
  expect(emailIssue(' ')?.rule).toBe('required');
  expect(emailIssue('mei@')?.rule).toBe('email_invalid');
  expect(emailIssue(' Mei@Verdant.example ')).toBeUndefined();
  expect(passwordIssue('')?.rule).toBe('required');
  expect(passwordIssue(' ')).toBeUndefined();
});

it('checks a new password against the rules, and its repetition against the password', () => {
  expect(newPasswordIssue('')?.rule).toBe('required');
  expect(newPasswordIssue('password')?.rule).toBe('password_weak');
  expect(newPasswordIssue('Harvest-2026!')).toBeUndefined();
  expect(repeatedIssue('', { password: 'a' })?.rule).toBe('required');
  expect(repeatedIssue('b', { password: 'a' })?.rule).toBe('password_mismatch');
  expect(repeatedIssue('a', { password: 'a' })).toBeUndefined();
});

it('asks for a tick, and for a complete code', () => {
  expect(acceptedIssue(false)?.rule).toBe('required');
  expect(acceptedIssue(true)).toBeUndefined();
  expect(codeIssue(' ')?.rule).toBe('required');
  expect(codeIssue('12345')?.params).toEqual({ length: 6 });
  expect(codeIssue('123 456')).toBeUndefined();
});
