import { type BuilderContent, emptyContent } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { newDimension, newDisclosure, newTopic } from './edit-content.ts';
import { mergeContents, mergeQuietly } from './merge-content.ts';

const text = (en: string) => ({ en, zhTw: '' });
const withDimensions = (...codes: string[]): BuilderContent => ({
  ...emptyContent(text('Standard')),
  dimensions: codes.map((code) => ({ id: code, code, title: text(`Title ${code}`), topics: [] })),
});
const retitled = (content: BuilderContent, id: string, title: string): BuilderContent => ({
  ...content,
  dimensions: content.dimensions.map((entry) => (entry.id === id ? { ...entry, title: text(title) } : entry)),
});
const codesOf = ({ dimensions }: BuilderContent) => dimensions.map(({ code }) => code);

describe('two people who change one framework', () => {
  const seen = withDimensions('A', 'B');

  it('keep what each of them changed', () => {
    const mine = retitled(seen, 'A', 'Mine');
    const theirs = { ...retitled(seen, 'B', 'Theirs'), owner: 'Group' };
    const merged = mergeQuietly({ seen, mine, theirs });
    expect(merged?.owner).toBe('Group');
    expect(merged?.dimensions.map(({ title }) => title.en)).toEqual(['Mine', 'Theirs']);
  });

  it('are asked only about a text that both changed', () => {
    const mine = retitled(seen, 'A', 'Mine');
    const theirs = { ...retitled(seen, 'A', 'Theirs'), edition: '2' };
    expect(mergeQuietly({ seen, mine, theirs })).toBeUndefined();
    const kept = mergeContents({ seen, mine, theirs }, 'mine');
    expect([kept.dimensions[0]?.title.en, kept.edition]).toEqual(['Mine', '2']);
    expect(mergeContents({ seen, mine, theirs }, 'theirs').dimensions[0]?.title.en).toBe('Theirs');
  });

  it('may both add parts, and lose none', () => {
    const mine = withDimensions('A', 'M', 'B');
    const theirs = withDimensions('A', 'B', 'T');
    expect(codesOf(mergeContents({ seen, mine, theirs }, 'mine'))).toEqual(['A', 'M', 'B', 'T']);
  });

  it('remove a part that the other did not change, and keep one that the other changed', () => {
    const gone = withDimensions('A');
    expect(codesOf(mergeContents({ seen, mine: gone, theirs: retitled(seen, 'A', 'New') }, 'mine'))).toEqual(['A']);
    const changed = retitled(seen, 'B', 'Still needed');
    expect(codesOf(mergeContents({ seen, mine: gone, theirs: changed }, 'mine'))).toEqual(['A', 'B']);
  });

  it('keep the order that one of them made', () => {
    const mine = withDimensions('B', 'A');
    expect(codesOf(mergeContents({ seen, mine, theirs: retitled(seen, 'A', 'New') }, 'mine'))).toEqual(['B', 'A']);
    expect(codesOf(mergeContents({ seen, mine: retitled(seen, 'A', 'New'), theirs: mine }, 'mine'))).toEqual([
      'B',
      'A',
    ]);
  });
});

it('gives new parts unused codes', () => {
  const content = withDimensions('1', '3');
  const dimension = newDimension(content);
  expect(dimension.code).toBe('4');
  const topic = newTopic(dimension);
  expect([topic.code, newDisclosure(topic).code]).toEqual(['4.1', '4.1.1']);
});
