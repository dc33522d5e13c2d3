import { brokenPasswordRules } from '@esg/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword, namesItsContext } from './weak-passwords.ts';

const context = {
  email: 'mei.chan@verdant.example',
  tenant: { name: 'Verdant', companyName: 'Verdant Manufacturing', host: 'verdant.localhost' },
};

describe('a common password', () => {
  it.each(['Password1!', 'P@ssw0rd', 'Qwerty123!', 'Welcome-2026!', '1qaz@WSX', '!QAZ2wsx', 'Iloveyou#1', 'Abcd1234!'])(
    'is found in %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it('is found in each of the 3000 most common ones, even where they are changed to meet the rules', () => {
    const fitting = dictionary['passwords-common']
      .slice(0, 3000)
      .filter((word) => /^[a-z]{4,}$/.test(word))
      .map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}-2026!`);
    expect(fitting.length).toBeGreaterThan(1500);
    expect(fitting.filter((password) => brokenPasswordRules(password).length > 0)).toEqual([]);
    expect(fitting.filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each(['Harvest-2026!', 'Green-Leaf-7', 'tR7#kQ9zLm', 'correct-Horse-9-battery'])(
    'is not found in %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});

describe('a word of the account', () => {
  it.each(['Verdant-2026!', 'v.E.r.dant99', 'Mei.Chan-77!', 'My-Manufacturing-1'])('is found in %s', (password) => {
    expect(namesItsContext(password, context)).toBe(true);
  });

  it('is allowed as a part of other passwords', () => {
    expect(namesItsContext('Harvest-2026!', context)).toBe(false);
  });
});
