import type { Disclosure, Topic } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import {
  codesIn,
  coverageOf,
  inOtherGeneration,
  partsOf,
  partsShown,
  searchParts,
  skippedCodes,
  withCodes,
} from './selection.ts';

const disclosure = (code: string, en: string, zhTw: string): Disclosure => ({
  code,
  title: { en, zhTw },
  nature: 'quantitative',
  mandatory: 'yes',
  supersededBy: null,
  dutyByClass: [],
  requirements: [],
  fields: [],
  omittable: true,
  verified: true,
});
const topic = (code: string, part: string, disclosures: Disclosure[]): Topic => ({
  code,
  title: { en: code, zhTw: code },
  part: { code: part, title: { en: part, zhTw: part } },
  disclosures,
});
const topics = [
  topic('GRI 302', 'E', [disclosure('302-1', 'Energy consumption', '能源消耗量')]),
  topic('GRI 305', 'E', [
    disclosure('305-1', 'Direct emissions', '直接排放'),
    disclosure('305-2', 'Energy indirect', '間接'),
  ]),
  topic('GRI 401', 'S', [disclosure('401-1', 'New hires', '新進員工')]),
];
const order = codesIn(topics);

it('keeps the framework’s order of parts and topics', () => {
  expect(partsOf(topics).map((part) => [part.code, part.topics.map(({ code }) => code)])).toEqual([
    ['E', ['GRI 302', 'GRI 305']],
    ['S', ['GRI 401']],
  ]);
});

it.each([
  ['energy', ['302-1', '305-2']],
  ['305 direct', ['305-1', '305-2']],
  ['排放', ['305-1']],
  ['３０５-１', ['305-1']],
  ['nothing like it', []],
])('finds %s in code and title of both languages', (typed, codes) => {
  expect(searchParts(partsOf(topics), typed).flatMap((part) => codesIn(part.topics))).toEqual(codes);
});

it('says whether none, some or all are selected', () => {
  expect(coverageOf(order, new Set())).toBe('none');
  expect(coverageOf(order, new Set(['305-1']))).toBe('some');
  expect(coverageOf(order, new Set(order))).toBe('all');
});

it('adds and removes disclosures in the order of the framework, whatever order they were ticked in', () => {
  expect(withCodes(order, new Set(['401-1']), ['302-1'], true)).toEqual(['302-1', '401-1']);
  expect(withCodes(order, new Set(order), ['305-1', '305-2'], false)).toEqual(['302-1', '401-1']);
});

it('shows the requested part of a large framework, or else the parts with selected disclosures', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    topic(`T${index}`, `P${index}`, [disclosure(`D${index}`, 'Same', '同樣')]),
  );
  const shown = (wanted: string, ...chosen: string[]) =>
    partsShown(partsOf(many), wanted, new Set(chosen)).map(({ code }) => code);
  expect(shown('')).toEqual([]);
  expect(shown('', 'D3', 'D7')).toEqual(['P3', 'P7']);
  expect(shown('P5', 'D3')).toEqual(['P5']);
  expect(partsShown(partsOf(topics), '', new Set())).toHaveLength(2);
});

describe('inOtherGeneration', () => {
  const coming = new Set(['102-5', '102-10']);
  const generations = { left: new Set(['304-1', ...coming]), coming, taken: new Set(['305-1']) };
  const successor = { code: '102-5', versionId: null, from: '2027-01-01', basis: 'publication' as const };
  const disclosures = [
    { code: '102-5', supersededBy: null },
    { code: '102-10', supersededBy: null },
    { code: '305-1', supersededBy: successor },
    { code: '305-7', supersededBy: null },
  ];

  it('replaces older disclosures by their successors, and the successors by the older ones', () => {
    const older = new Set(['305-1', '305-7']);
    const newer = inOtherGeneration(disclosures, generations, older, true);
    expect(newer).toEqual(['102-5', '305-7']);
    expect(inOtherGeneration(disclosures, generations, new Set(newer), false)).toEqual([...older]);
    // Nothing of the newer standard is left, so that the report uses the older one.
    const whole = new Set([...newer, '102-10']);
    expect(inOtherGeneration(disclosures, generations, whole, false)).toEqual([...older]);
  });

  it('restores the earlier selection, not every disclosure that a newer one replaces', () => {
    const two = { ...generations, taken: new Set(['305-1', '305-2']) };
    const followed = [...disclosures, { code: '305-2', supersededBy: successor }];
    const before = new Set(['305-2']);
    const newer = new Set(inOtherGeneration(followed, two, before, true));
    expect([...newer]).toEqual(['102-5']);
    expect(inOtherGeneration(followed, two, newer, false, before)).toEqual(['305-2']);
    expect(inOtherGeneration(followed, two, newer, false, new Set())).toEqual(['305-1', '305-2']);
  });

  it('skips disclosures of the generation that the report does not use', () => {
    expect([...skippedCodes(generations, new Set(['305-1']))]).toEqual(['304-1', '102-5', '102-10']);
    expect([...skippedCodes(generations, new Set(['304-1']))]).toEqual(['304-1', '102-5', '102-10']);
    expect([...skippedCodes(generations, new Set(['102-5']))]).toEqual(['304-1', '305-1']);
  });
});
