import { expect, it } from 'vitest';
import { groupBlocks } from './rich-groups.ts';

it('groups neighbouring items of the same kind in one list', () => {
  const block = (kind: 'paragraph' | 'bullet' | 'numbered') => ({ kind, runs: [{ text: kind }] });
  const groups = groupBlocks([
    block('bullet'),
    block('bullet'),
    block('numbered'),
    block('paragraph'),
    block('bullet'),
  ]);
  expect(groups.map((group) => ('items' in group ? `${group.kind} ${group.items.length}` : group.kind))).toEqual([
    'bullet 2',
    'numbered 1',
    'paragraph',
    'bullet 1',
  ]);
});
