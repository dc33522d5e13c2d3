import type { DocumentTagCategory } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { idsOver } from './merge-changes.ts';
import { overStored, sentOf, typedOf } from './typed-category.ts';

const energy = { id: 'energy', name: 'Energy' };
const water = { id: 'water', name: 'Water' };
const opened: DocumentTagCategory = { id: 'topic', name: 'Topic', isVisible: true, tags: [energy, water], version: 3 };
const waste = { id: 'waste', name: 'Waste' };

describe('a category of tags that two people edit', () => {
  it('keeps a tag by its id under another name', () => {
    const typed = { ...typedOf(opened), tags: [{ id: 'energy', name: 'Power' }, water], added: ['Air'] };
    expect(sentOf(typed).tags).toEqual([{ id: 'energy', name: 'Power' }, water, { name: 'Air' }]);
  });

  it('keeps what the other added, removed and renamed, and what one has typed oneself', () => {
    const typed = {
      ...typedOf(opened),
      name: 'Theme',
      tags: [{ id: 'energy', name: 'Power' }],
      added: ['Waste', 'Air'],
    };
    const stored = { ...opened, isVisible: false, tags: [energy, { ...water, name: 'Sea' }, waste], version: 4 };
    const merged = overStored(typed, stored);
    expect(sentOf(merged)).toEqual({
      name: 'Theme',
      isVisible: false,
      tags: [{ id: 'energy', name: 'Power' }, waste, { name: 'Air' }],
    });
    expect(merged.read?.version).toBe(4);
    const removed = { ...opened, tags: [{ ...water, name: 'Sea' }], version: 4 };
    expect(sentOf(overStored(typedOf(opened), removed)).tags).toEqual([{ id: 'water', name: 'Sea' }]);
  });
});

it('takes from both people the tags that they gave a document, and none that either took away', () => {
  expect(idsOver(['a', 'b', 'mine'], ['a', 'b', 'c'], ['a', 'c', 'theirs'])).toEqual(['a', 'theirs', 'mine']);
});
