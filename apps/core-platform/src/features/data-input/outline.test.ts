import type { Disclosure, ReportDisclosure, Topic } from '@esg/contract';
import { expect, it } from 'vitest';
import { around, flatten, openedAt, outlineOf } from './outline.ts';

const disclosure = (code: string): Disclosure => ({
  code,
  title: { en: code, zhTw: code },
  nature: 'narrative',
  mandatory: 'no',
  supersededBy: null,
  dutyByClass: [],
  requirements: [],
  fields: [],
  omittable: true,
  verified: true,
});
const topic = (code: string, codes: string[]): Topic => ({
  code,
  title: { en: code, zhTw: code },
  part: { code: 'P', title: { en: 'P', zhTw: 'P' } },
  disclosures: codes.map(disclosure),
});
const framework = { topics: [topic('T1', ['1', '2']), topic('T2', ['3']), topic('T3', ['4', '5'])] };
const state = (code: string, status: ReportDisclosure['status']): [string, ReportDisclosure] => [
  code,
  { code, status, omission: null, answeredFields: 0, totalFields: 1, inPart: false },
];
const outline = outlineOf(framework, ['5', '2', '1']);

it('lists only what the report selected, in the order of the framework', () => {
  expect(outline.map((entry) => [entry.topic.code, entry.disclosures.map(({ code }) => code)])).toEqual([
    ['T1', ['1', '2']],
    ['T3', ['5']],
  ]);
});

it('opens the requested disclosure, or else the first open one, or else the first', () => {
  const states = new Map([state('1', 'completed'), state('2', 'omitted')]);
  const all = flatten(outline);
  expect(openedAt(all, '2', states)?.code).toBe('2');
  expect(openedAt(all, 'gone', states)?.code).toBe('5');
  expect(openedAt(all, undefined, new Map([...states, state('5', 'completed')]))?.code).toBe('1');
});

it('continues in the next topic after the last disclosure of a topic, and stops at both ends', () => {
  const all = flatten(outline);
  expect(around(all, '2').next?.code).toBe('5');
  expect(around(all, '5').next).toBeUndefined();
  expect(around(all, '1').previous).toBeUndefined();
});
