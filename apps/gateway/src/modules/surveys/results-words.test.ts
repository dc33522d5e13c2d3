import { expect, it } from 'vitest';
import { fileWords } from './results-words.ts';

it('counts one person as one', () => {
  expect(fileWords.en.reach(1, 1)).toBe('1 person answered; 1 was asked by e-mail.');
  expect(fileWords.en.reach(2, 0)).toBe('2 people answered; 0 were asked by e-mail.');
});
