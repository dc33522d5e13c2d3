import { describe, expect, it } from 'vitest';
import { dutyOf, generationsOf, publishedFrom, standingOf } from './duty.ts';
import type { Disclosure, Topic } from './frameworks.ts';

const climate = {
  mandatory: 'comply_or_explain' as const,
  dutyByClass: [
    { issuerClass: 'large-cap' as const, mandatory: 'comply_or_explain' as const, from: '2025-01-01' },
    { issuerClass: 'large-cap' as const, mandatory: 'yes' as const, from: '2026-01-01' },
    { issuerClass: 'gem' as const, mandatory: 'recommended' as const, from: '2025-01-01' },
  ],
};

describe('dutyOf', () => {
  it('binds a class of issuers from the day the framework names for it', () => {
    expect(dutyOf(climate, { issuerClass: 'large-cap', periodStart: '2026-01-01' })).toBe('yes');
    expect(dutyOf(climate, { issuerClass: 'large-cap', periodStart: '2025-07-01' })).toBe('comply_or_explain');
    expect(dutyOf(climate, { issuerClass: 'large-cap', periodStart: '2024-01-01' })).toBe('recommended');
    expect(dutyOf(climate, { issuerClass: 'large-cap' })).toBe('yes');
    expect(dutyOf(climate, { issuerClass: 'gem', periodStart: '2026-01-01' })).toBe('recommended');
  });

  it('is a recommendation before it binds any class of issuers, whoever the issuer is', () => {
    expect(dutyOf(climate, { periodStart: '2024-01-01' })).toBe('recommended');
    expect(dutyOf(climate, { periodStart: '2025-01-01' })).toBe('comply_or_explain');
  });

  it('is the framework’s general duty for an issuer without a class or of a class that it does not name', () => {
    expect(dutyOf(climate, {})).toBe('comply_or_explain');
    expect(dutyOf(climate, { issuerClass: 'main-board' })).toBe('comply_or_explain');
    expect(dutyOf({ mandatory: 'if_material', dutyByClass: [] }, { issuerClass: 'gem' })).toBe('if_material');
  });
});

describe('dutyOf a disclosure that depends on its topic', () => {
  const energy = { mandatory: 'if_material' as const, dutyByClass: [] };
  it('is undecided until somebody has said whether the topic is material', () => {
    expect(dutyOf(energy, {})).toBe('if_material');
    expect(dutyOf(energy, { isMaterial: true })).toBe('yes');
    expect(dutyOf(energy, { isMaterial: false })).toBe('no');
    expect(dutyOf({ ...energy, mandatory: 'yes' }, { isMaterial: false })).toBe('yes');
  });
});

describe('standingOf', () => {
  const successor = { code: '102-5', versionId: null, from: '2027-01-01' };
  it('compares the report’s period where the successor counts by period', () => {
    const disclosure = { supersededBy: { ...successor, basis: 'period' as const } };
    expect(standingOf(disclosure, { periodStart: '2026-12-31', publishedOn: '2027-06-30' })).toBe('ending');
    expect(standingOf(disclosure, { periodStart: '2027-01-01', publishedOn: '2027-06-30' })).toBe('superseded');
    expect(standingOf(disclosure, { publishedOn: '2028-01-01' })).toBe('ending');
  });

  it('compares the day of publication where the successor counts by publication', () => {
    const disclosure = { supersededBy: { ...successor, from: '2026-01-01', basis: 'publication' as const } };
    expect(standingOf(disclosure, { periodStart: '2024-01-01', publishedOn: '2025-12-31' })).toBe('ending');
    expect(standingOf(disclosure, { periodStart: '2024-01-01', publishedOn: '2026-01-01' })).toBe('superseded');
  });

  it('is “current” without a successor, and “superseded” where the successor has no date', () => {
    expect(standingOf({ supersededBy: null }, { publishedOn: '2026-01-01' })).toBe('current');
    const undated = { supersededBy: { ...successor, from: null, basis: 'period' as const } };
    expect(standingOf(undated, { publishedOn: '2026-01-01' })).toBe('superseded');
  });
});

describe('generationsOf', () => {
  const one = (code: string, next: string | null, from = '2027-01-01') =>
    ({
      code,
      supersededBy: next && { code: next, versionId: null, from, basis: 'publication' },
    }) as unknown as Disclosure;
  const topic = (code: string, disclosures: Disclosure[]) => ({ code, disclosures }) as Topic;
  const topics = [
    topic('GRI 101', [one('101-5', null)]),
    topic('GRI 102', [one('102-5', null), one('102-10', null)]),
    topic('GRI 304', [one('304-1', '101-5', '2026-01-01')]),
    topic('GRI 305', [one('305-1', '102-5'), one('305-7', null)]),
  ];

  it('leaves out a standard that comes into force after the report, and one that another has replaced by then', () => {
    const { left, coming, taken } = generationsOf({ topics }, { publishedOn: '2026-11-23' });
    expect([[...left], [...coming], [...taken]]).toEqual([
      ['304-1', '102-5', '102-10'],
      ['102-5', '102-10'],
      ['305-1'],
    ]);
  });

  it('uses the newer standard in reports published from the day it comes into force', () => {
    const { left, coming } = generationsOf({ topics }, { publishedOn: '2027-01-01' });
    expect([[...left], [...coming]]).toEqual([['304-1', '305-1'], []]);
  });

  it('takes the day after the period as the day of publication where the period has not ended yet', () => {
    expect(publishedFrom({ end: '2026-12-31' }, '2026-11-23')).toBe('2027-01-01');
    expect(publishedFrom({ end: '2025-12-31' }, '2026-11-23')).toBe('2026-11-23');
  });
});
