import { describe, expect, it } from 'vitest';
import { dutyOf, standingOf } from './duty.ts';

const climate = {
  mandatory: 'comply_or_explain' as const,
  dutyByClass: [
    { issuerClass: 'large-cap' as const, mandatory: 'comply_or_explain' as const, from: '2025-01-01' },
    { issuerClass: 'large-cap' as const, mandatory: 'yes' as const, from: '2026-01-01' },
    { issuerClass: 'gem' as const, mandatory: 'recommended' as const, from: '2025-01-01' },
  ],
};

describe('dutyOf', () => {
  it('binds a class from its day on', () => {
    expect(dutyOf(climate, { issuerClass: 'large-cap', periodStart: '2026-01-01' })).toBe('yes');
    expect(dutyOf(climate, { issuerClass: 'large-cap', periodStart: '2025-07-01' })).toBe('comply_or_explain');
    expect(dutyOf(climate, { issuerClass: 'large-cap', periodStart: '2024-01-01' })).toBe('recommended');
    expect(dutyOf(climate, { issuerClass: 'large-cap' })).toBe('yes');
    expect(dutyOf(climate, { issuerClass: 'gem', periodStart: '2026-01-01' })).toBe('recommended');
  });

  it('is what the framework says without a class, or for a class it does not name', () => {
    expect(dutyOf(climate, {})).toBe('comply_or_explain');
    expect(dutyOf(climate, { issuerClass: 'main-board' })).toBe('comply_or_explain');
    expect(dutyOf({ mandatory: 'if_material', dutyByClass: [] }, { issuerClass: 'gem' })).toBe('if_material');
  });
});

describe('dutyOf a topic', () => {
  const energy = { mandatory: 'if_material' as const, dutyByClass: [] };
  it('is open until somebody has said whether it is material', () => {
    expect(dutyOf(energy, {})).toBe('if_material');
    expect(dutyOf(energy, { isMaterial: true })).toBe('yes');
    expect(dutyOf(energy, { isMaterial: false })).toBe('no');
    expect(dutyOf({ ...energy, mandatory: 'yes' }, { isMaterial: false })).toBe('yes');
  });
});

describe('standingOf', () => {
  const successor = { code: '102-5', versionId: null, from: '2027-01-01' };
  it('counts the period where the successor does', () => {
    const disclosure = { supersededBy: { ...successor, basis: 'period' as const } };
    expect(standingOf(disclosure, { periodStart: '2026-12-31', publishedOn: '2027-06-30' })).toBe('ending');
    expect(standingOf(disclosure, { periodStart: '2027-01-01', publishedOn: '2027-06-30' })).toBe('superseded');
    expect(standingOf(disclosure, { publishedOn: '2028-01-01' })).toBe('ending');
  });

  it('counts the day of publication where the successor does', () => {
    const disclosure = { supersededBy: { ...successor, from: '2026-01-01', basis: 'publication' as const } };
    expect(standingOf(disclosure, { periodStart: '2024-01-01', publishedOn: '2025-12-31' })).toBe('ending');
    expect(standingOf(disclosure, { periodStart: '2024-01-01', publishedOn: '2026-01-01' })).toBe('superseded');
  });

  it('knows nothing to follow, and no day', () => {
    expect(standingOf({ supersededBy: null }, { publishedOn: '2026-01-01' })).toBe('current');
    const undated = { supersededBy: { ...successor, from: null, basis: 'period' as const } };
    expect(standingOf(undated, { publishedOn: '2026-01-01' })).toBe('superseded');
  });
});
