import { expect, it } from 'vitest';
import { addTags, isParted } from './tag-list.ts';

it('accepts a list pasted from a mail program, and keeps only the addresses', () => {
  const typed = '"Lam, Grace" <grace@verdant.example>; ravi@verdant.example\nInes <ines@verdant.example>,';
  expect(addTags([], typed, { kind: 'email', allows: (tag) => tag.includes('@') }).value).toEqual([
    'grace@verdant.example',
    'ravi@verdant.example',
    'ines@verdant.example',
  ]);
});

it('refuses a tag that exists already in any case, and removes it from the box', () => {
  expect(addTags(['a@b.example'], 'A@B.example', { kind: 'email' })).toEqual({
    value: ['a@b.example'],
    refused: [{ tag: 'A@B.example', reason: 'duplicate' }],
    left: '',
  });
});

it('gives invalid and surplus tags back, and loses none', () => {
  const { value, refused, left } = addTags(['一'], '二，!、三', {
    kind: 'text',
    allows: (tag) => tag !== '!',
    tagsMax: 2,
  });
  expect(value).toEqual(['一', '二']);
  expect(refused.map(({ reason }) => reason)).toEqual(['invalid', 'too_many']);
  expect(left).toBe('!, 三');
});

it('keeps spaces inside a label but not inside an address', () => {
  expect(isParted('climate risk', 'text')).toBe(false);
  expect(isParted('a@b.example ', 'email')).toBe(true);
});
