import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const countries = [
  { value: 'HK', label: 'Hong Kong SAR', detail: 'HK' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: 'CI' },
  { value: 'SG', label: 'Singapore', detail: 'SG' },
  { value: 'KR', label: 'South Korea', detail: 'KR' },
  { value: 'TW', label: '台灣', detail: 'TW' },
];
const found = (query: string) => filterOptions(countries, query).map(({ value }) => value);

describe('filterOptions', () => {
  it('finds an option by the start of its label, the start of a word, any part of it, and its detail', () => {
    expect(found('sing')).toEqual(['SG']);
    expect(found('kor')).toEqual(['KR']);
    expect(found('voir')).toEqual(['CI']);
    expect(found('tw')).toEqual(['TW']);
    expect(found('台')).toEqual(['TW']);
  });
  it('finds options by other words for them, after options whose label matches', () => {
    const industries = [
      { value: 'RE', label: 'Real estate', also: 'property|物業' },
      { value: 'IN', label: 'Property insurance' },
    ];
    const called = (query: string) => filterOptions(industries, query).map(({ value }) => value);
    expect(called('property')).toEqual(['IN', 'RE']);
    expect(called('物業')).toEqual(['RE']);
  });
  it('ignores case, accents and full-width letters', () => {
    expect(found('COTE')).toEqual(['CI']);
    expect(found('ＨＫ')).toEqual(['HK']);
  });
  it('puts an exact code before a label that contains it', () => expect(found('kr')[0]).toBe('KR'));
  it('keeps every option for an empty query', () => expect(found('  ')).toHaveLength(countries.length));
  it('finds each option by its own label', () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (label) => {
        expect(filterOptions([{ value: 'x', label }], label)).toHaveLength(1);
      }),
    ));
});
