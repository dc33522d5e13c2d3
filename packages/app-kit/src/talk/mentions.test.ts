import { expect, it } from 'vitest';
import { completedWith, mentionedIn, suggestedFor } from './mentions.ts';

const people = [
  { id: 'a', name: 'Ana Li' },
  { id: 'b', name: 'Ana Lim' },
  { id: 'c', name: '陳大文' },
];

it('finds the people whom a text mentions, and the longer of two names that begin alike', () => {
  expect(mentionedIn('@Ana Lim, see this', people)).toEqual(['b']);
  expect(mentionedIn('@Ana Lim and @Ana Li and @陳大文', people)).toEqual(['b', 'a', 'c']);
  expect(mentionedIn('mail ana@example.com', people)).toEqual([]);
});

it('suggests and completes the name that is being typed', () => {
  expect(suggestedFor('Dear @an', people).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(suggestedFor('Dear @', people)).toHaveLength(3);
  expect(suggestedFor('Dear ana', people)).toEqual([]);
  expect(completedWith('Dear @an', 'Ana Li')).toBe('Dear @Ana Li ');
  expect(completedWith('@', '陳大文')).toBe('@陳大文 ');
});
