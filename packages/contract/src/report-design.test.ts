import { describe, expect, it } from 'vitest';
import { type DesignPart, layoutOf, orderedParts } from './report-design.ts';

const chapter = (code: string): DesignPart => ({ kind: 'chapter', code });
const note: DesignPart = { kind: 'text', id: '0b8f7c1e-58a7-4a6e-9b5a-6a6c6a1f0001', title: {}, blocks: {} };
const shown = (parts: DesignPart[]) => parts.map((part) => (part.kind === 'chapter' ? part.code : 'text'));

describe('orderedParts', () => {
  it('is the framework’s order until somebody changes it', () => {
    expect(shown(orderedParts([], ['A', 'B', 'C']))).toEqual(['A', 'B', 'C']);
  });

  it('follows the design, and puts a new chapter after the chapter that precedes it in the framework', () => {
    const parts = [chapter('C'), note, chapter('A')];
    expect(shown(orderedParts(parts, ['A', 'B', 'C', 'D']))).toEqual(['C', 'D', 'text', 'A', 'B']);
    expect(shown(orderedParts([chapter('B')], ['A', 'B']))).toEqual(['A', 'B']);
    expect(shown(orderedParts([note], ['A', 'B']))).toEqual(['text', 'A', 'B']);
  });

  it('leaves out chapters that the report has no more', () => {
    expect(shown(orderedParts([chapter('gone'), note, chapter('A')], ['A']))).toEqual(['text', 'A']);
  });
});

it('gives figures without a layout of their own the standard one', () => {
  const own = { disclosureCode: '305-1', fieldKey: 'x', look: 'line', years: 4 } as const;
  expect(layoutOf([own], '305-1', 'x')).toMatchObject({ look: 'line', years: 4 });
  expect(layoutOf([own], '305-2', 'x')).toEqual({ look: 'auto', years: 1 });
});
