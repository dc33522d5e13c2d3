import type { Bilingual } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { findCountry, listCountries, listIndustries, listSectors, listStockExchanges } from './index.ts';
import { textsIn } from './testing.ts';

const filled = ({ en, zhTw }: Bilingual) => en !== '' && zhTw !== '';

describe('countries', () => {
  it('lists 252 places, ordered by id, named in both languages', () => {
    expect(listCountries()).toHaveLength(252);
    expect(textsIn(listCountries()).every(filled)).toBe(true);
    expect(listCountries().find(({ id }) => id === 'HK')?.diallingCode).toBe('+852');
  });
});

describe('industries and exchanges', () => {
  it('lists the 77 industries of SICS below their sectors, and the 21 sections of ISIC separately', () => {
    expect(listSectors().flatMap(({ industries }) => industries)).toHaveLength(77);
    expect(listIndustries()).toHaveLength(21);
    const industries = [...listSectors(), ...listIndustries()];
    expect(textsIn(industries).every(filled)).toBe(true);
  });

  it('finds industries by other words in both languages', () => {
    const called = (word: string) =>
      [...listSectors().flatMap(({ industries }) => industries), ...listIndustries()]
        .filter(({ also }) => also?.split('|').includes(word))
        .map(({ id }) => id);
    expect(called('property')).toEqual(['IF-RE', 'ISIC-L']);
    expect(called('物業管理')).toEqual(['IF-RS', 'ISIC-L']);
    expect(called('承建商')).toEqual(['IF-EN', 'ISIC-F']);
  });

  it('places every exchange in a known country', () => {
    expect(listStockExchanges().length).toBeGreaterThanOrEqual(30);
    expect(listStockExchanges().filter(({ country }) => !findCountry(country))).toEqual([]);
    expect(listStockExchanges()[0]?.id).toBe('XHKG');
  });
});
