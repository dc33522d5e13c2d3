import { expect, it } from 'vitest';
import { countWords } from './survey-words.ts';

it('counts English and Chinese words that stand in more than one text, and nothing that says little', () => {
  const words = countWords([
    'Less noise at night, please',
    'The noise!',
    '減少噪音',
    '夜間噪音太大',
    'water 2025 2025',
  ]);
  expect(words).toContainEqual({ word: 'noise', count: 2, language: 'en' });
  expect(words).toContainEqual({ word: '噪音', count: 2, language: 'zhTw' });
  expect(words.map(({ word }) => word)).not.toContain('the');
});
