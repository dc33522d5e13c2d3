import type { FrameworkSummary } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { filterOf, narrowed, regionsOf } from './find-frameworks.ts';

const framework = (versionId: string, more: Partial<FrameworkSummary> = {}): FrameworkSummary => ({
  versionId,
  name: { en: versionId, zhTw: versionId },
  kind: 'FRAMEWORK_BUILDER',
  family: 'OTHER',
  library: 'ESG_LIBRARY',
  category: 'REPORTING_STANDARDS',
  region: null,
  version: '2025',
  owner: 'Owner',
  effectiveFrom: null,
  licenceNote: { en: '', zhTw: '' },
  note: null,
  audience: [],
  dataKinds: ['climate'],
  supersededBy: null,
  disclosureCount: 1,
  unverifiedCount: 0,
  comparedWith: null,
  ...more,
});
const library = [
  framework('IFRS S2'),
  framework('HKFRS S2', { region: 'HK', name: { en: 'HKFRS S2', zhTw: '香港可持續披露準則' } }),
  framework('SGX', { region: 'SG', category: 'EXCHANGE_LISTING_REQUIREMENTS', dataKinds: ['stock_exchange'] }),
];
const left = (filter: Parameters<typeof narrowed>[1]) => narrowed(library, filter).map(({ versionId }) => versionId);

describe('narrowed', () => {
  it('finds every word, in either language', () => {
    expect(left({ q: 's2 ifrs' })).toEqual(['IFRS S2']);
    expect(left({ q: '香港' })).toEqual(['HKFRS S2']);
  });

  it('filters by kind, region and data', () => {
    expect(left({ category: 'EXCHANGE_LISTING_REQUIREMENTS' })).toEqual(['SGX']);
    expect(left({ region: 'world' })).toEqual(['IFRS S2']);
    expect(left({ library: 'ESG_CORE' })).toEqual([]);
    expect(left({ library: 'ESG_LIBRARY', family: 'OTHER', region: 'SG' })).toEqual(['SGX']);
    expect(left({ asks: 'climate', region: 'HK' })).toEqual(['HKFRS S2']);
    // Documents can answer every framework.
    expect(left({ category: 'AI', region: 'SG' })).toEqual(['SGX']);
    expect(left({})).toHaveLength(3);
  });
});

it('reads an address and drops unknown values', () => {
  expect(filterOf({ q: 'a', category: 'SPECIAL_FRAMEWORK', region: 'HK', asks: 'impact' })).toEqual({
    q: 'a',
    category: 'SPECIAL_FRAMEWORK',
    region: 'HK',
    asks: 'impact',
  });
  expect(filterOf({ q: '', category: 'toString', region: '<script>', asks: 3 })).toEqual({});
});

it('lists each region once, the whole world first', () => {
  expect(regionsOf(library)).toEqual(['world', 'HK', 'SG']);
});
