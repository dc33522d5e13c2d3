import { type BuilderContent, emptyContent, findingsOf } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import {
  duplicatePart,
  insertPart,
  metricField,
  movePart,
  newField,
  partOf,
  partsOf,
  removePart,
  replacePart,
} from './edit-content.ts';

const both = (words: string) => ({ en: words, zhTw: words });
const disclosure = (id: string) => ({
  id,
  code: id,
  title: both(id),
  guidance: both(''),
  nature: 'mixed' as const,
  mandatory: 'yes' as const,
  omittable: false,
  requirements: [],
  fields: [metricField('ghg.scope1.total')],
});
const content: BuilderContent = {
  ...emptyContent(both('Standard')),
  dimensions: [
    {
      id: 'E',
      code: 'E',
      title: both('E'),
      topics: [
        { id: 'E1', code: 'E1', title: both('E1'), disclosures: [disclosure('a'), disclosure('b')] },
        { id: 'E2', code: 'E2', title: both('E2'), disclosures: [disclosure('c')] },
      ],
    },
  ],
};
const ids = (of: BuilderContent) => partsOf(of).map(({ part }) => part.id);
const found = (id: string, of = content) => {
  const part = partOf(of, id);
  if (!part) throw new Error(id);
  return part;
};

describe('parts of a framework', () => {
  it('are moved together with the parts below them, and stay where there is no room', () => {
    expect(ids(movePart(content, 'b', -1))).toEqual(['E', 'E1', 'b', 'a', 'E2', 'c']);
    expect(ids(movePart(content, 'E1', 1))).toEqual(['E', 'E2', 'c', 'E1', 'a', 'b']);
    expect(movePart(content, 'a', -1)).toEqual(content);
  });

  it('are restored completely after they were removed', () => {
    const topic = found('E1');
    const without = removePart(content, 'E1');
    expect(ids(without)).toEqual(['E', 'E2', 'c']);
    expect(insertPart(without, topic)).toEqual(content);
  });

  it('are copied with ids of their own', () => {
    const { content: next, id } = duplicatePart(content, found('E1'));
    expect(ids(next)).toHaveLength(9);
    expect(new Set(ids(next)).size).toBe(9);
    expect(partsOf(next).filter(({ level }) => level === 'topic')[1]?.part.id).toBe(id);
  });

  it('are changed in place', () => {
    const { part } = found('c');
    expect(found('c', replacePart(content, { ...part, code: 'E2-1' })).part.code).toBe('E2-1');
  });
});

describe('what a draft lacks before publication', () => {
  const kinds = (of: BuilderContent) =>
    findingsOf(of, (key) => key.startsWith('ghg.')).map(({ kind, partId }) => [kind, partId]);

  it('is nothing for a complete draft', () => {
    expect(kinds(content)).toEqual([]);
  });

  it('is listed with its place', () => {
    const first = found('a');
    if (first.level !== 'disclosure') throw new Error('no disclosure');
    const metric = metricField('ghg.scope1.total');
    const fields = [
      metric,
      metricField('none'),
      { ...newField('singleSelect'), label: both('Choice') },
      { ...metric, id: 'twice' },
    ];
    const wrong = replacePart(content, { ...first.part, code: 'b', title: { en: 'A', zhTw: ' ' }, fields });
    expect(kinds(wrong)).toEqual([
      ['code_duplicate', 'a'],
      ['code_duplicate', 'b'],
      ['title_missing', 'a'],
      ['metric_twice', 'a'],
      ['metric_unknown', 'a'],
      ['options_missing', 'a'],
      ['metric_twice', 'a'],
    ]);
    expect(kinds(removePart(content, 'c'))).toEqual([['topic_empty', 'E2']]);
    expect(kinds(emptyContent({ en: 'Standard', zhTw: '' }))).toEqual([
      ['name_missing', null],
      ['nothing_to_publish', null],
    ]);
  });
});
