import type { ModelField } from '@esg/contract';
import { expect, it } from 'vitest';
import { groupFields } from './field-groups.ts';
import { groupBlocks } from './rich-groups.ts';

const field = (key: string, content: ModelField['content']): ModelField => ({
  key,
  label: key,
  language: null,
  content,
});
const number = (key: string) => field(key, { kind: 'numbers', rows: [], decimals: 0 });
const text = (key: string) => field(key, { kind: 'text', text: key });

it('gives neighbouring number fields one table, and keeps the order', () => {
  const groups = groupFields([number('a'), number('b'), text('c'), number('d')]);
  expect(
    groups.map((group) => (group.kind === 'figures' ? group.fields.map(({ key }) => key) : group.field.key)),
  ).toEqual([['a', 'b'], 'c', ['d']]);
});

it('makes one list of neighbouring items of the same kind', () => {
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
