import { describe, expect, it } from 'vitest';
import { dutyOf } from './duty.ts';
import type { Disclosure, Topic } from './frameworks.ts';
import {
  codesStanding,
  countProvisions,
  dutyFactsFor,
  isProvisionAsked,
  provisionStandingOf,
  provisionsOf,
} from './provisions.ts';

const disclosure = (code: string, mandatory: Disclosure['mandatory']): Disclosure => ({
  code,
  mandatory,
  title: { en: code, zhTw: code },
  nature: 'narrative',
  dutyByClass: [],
  supersededBy: null,
  omittable: true,
  requirements: [],
  fields: [],
  verified: true,
});
const topic: Topic = {
  code: 'A1',
  title: { en: 'Emissions', zhTw: '排放物' },
  part: { code: 'C', title: { en: 'C', zhTw: 'C' } },
  disclosures: [
    disclosure('A1.0', 'comply_or_explain'),
    disclosure('A1.1', 'comply_or_explain'),
    disclosure('A1.2', 'yes'),
    disclosure('A1.3', 'comply_or_explain'),
    disclosure('A1.4', 'recommended'),
    disclosure('A1.5', 'if_material'),
  ],
};
const facts = { issuerClass: null, period: null, materialTopics: null, griClaim: 'with-reference' as const };

describe('provisionsOf', () => {
  it('counts complied, partly complied, explained, open and missing provisions apart, and leaves out those that are not asked for', () => {
    const provisions = provisionsOf({
      framework: { kind: 'HKEX', topics: [topic] },
      facts,
      disclosures: new Map([
        ['A1.0', { status: 'completed' }],
        ['A1.1', { status: 'omitted' }],
        ['A1.3', { status: 'completed' }],
      ]),
      inPart: new Set(['A1.3']),
    });
    expect(Object.fromEntries(provisions)).toEqual({
      'A1.0': 'reported',
      'A1.1': 'explained',
      'A1.2': 'missing',
      'A1.3': 'in-part',
      'A1.4': 'not-asked',
      'A1.5': 'not-asked',
    });
    expect(codesStanding(provisions, 'missing')).toEqual(['A1.2']);
    expect(countProvisions(provisions)).toEqual({
      reported: 1,
      'in-part': 1,
      explained: 1,
      open: 0,
      missing: 1,
      'not-asked': 2,
    });
  });

  it('counts no provision as complied with before its disclosure is completed', () => {
    for (const status of ['new', 'in-progress', 'pending-approval', 'approval-accepted', 'approval-rejected'] as const)
      expect(provisionStandingOf({ status, isAsked: true, isInPart: false, isOmittable: true })).toBe('open');
  });
});

it('counts a provision as missing that was left out although no reason applies to it', () => {
  const left = { status: 'omitted', isAsked: true, isInPart: false } as const;
  expect(provisionStandingOf({ ...left, isOmittable: true })).toBe('explained');
  expect(provisionStandingOf({ ...left, isOmittable: false })).toBe('missing');
});

describe('isProvisionAsked', () => {
  const always = disclosure('2-7', 'yes');
  const dependent = disclosure('305-1', 'if_material');
  it('asks for the disclosures of a topic once somebody has said that it is material', () => {
    const asked = (materialTopics: string[] | null) =>
      isProvisionAsked({ kind: 'FRAMEWORK_BUILDER' }, topic, dependent, { ...facts, materialTopics });
    expect([asked(null), asked([]), asked(['A1'])]).toEqual([false, false, true]);
  });

  it('asks for GRI’s mandatory disclosures only where the report is in accordance with GRI', () => {
    const accordance = { ...facts, griClaim: 'in-accordance' as const, materialTopics: ['A1'] };
    const ask = (of: Disclosure, given: typeof facts | typeof accordance) =>
      isProvisionAsked({ kind: 'GRI' }, topic, of, given);
    expect([ask(always, facts), ask(always, accordance), ask(dependent, accordance)]).toEqual([false, true, false]);
  });

  it('asks how material topics are managed where the report is in accordance with GRI, unless no topic is material', () => {
    const management = {
      ...dependent,
      code: '3-3',
      fields: [{ key: 'materiality.management' }] as Disclosure['fields'],
    };
    const ask = (griClaim: 'in-accordance' | 'with-reference', materialTopics: string[] | null) =>
      isProvisionAsked({ kind: 'GRI' }, { code: 'GRI 3' }, management, { ...facts, griClaim, materialTopics });
    expect([null, ['GRI 305'], [], ['GRI 3']].map((topics) => ask('in-accordance', topics))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(ask('with-reference', ['GRI 305'])).toBe(false);
    const binds = (materialTopics: string[] | null) =>
      dutyOf(management, dutyFactsFor({ ...facts, materialTopics }, { code: 'GRI 3' }, management));
    expect([binds(null), binds([]), binds(['GRI 305'])]).toEqual(['if_material', 'no', 'yes']);
  });
});
