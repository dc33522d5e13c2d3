import type { ImportMapping } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { type Choice, isChosen, settledWith, withChoice } from './choices.ts';

const mapping: ImportMapping = {
  sheet: 0,
  headerRow: 1,
  columns: [],
  numbers: 'point',
  days: 'dmy',
  language: 'en',
  names: [{ text: 'Smiles', sectionId: null }],
  units: [
    { text: 'tons', unit: 't{CO2e}' },
    { text: 'tons', unit: '[ston_av]' },
  ],
  askedAgain: ['Steam'],
};
const isOfKind = (kind: string, unit: string) => (kind === 'mass') === (unit === 't' || unit === '[ston_av]');
const settled = (...choices: Choice[]) => settledWith(mapping, choices, isOfKind);

describe('answers to the questions of an import', () => {
  it('about one name replace each other, and are withdrawn when chosen again', () => {
    const left: Choice = { about: 'name', text: 'Steam', sectionId: null };
    const read: Choice = { about: 'name', text: 'steam ', sectionId: 'energy.consumption.total:total:figures' };
    const mass: Choice = { about: 'unit', text: 'tons', kind: 'mass', unit: 't' };
    const gas: Choice = { about: 'unit', text: 'tons', kind: 'ghg_mass', unit: 't{CO2e}' };
    expect(withChoice([left], read)).toEqual([read]);
    expect(withChoice([left], left)).toEqual([]);
    expect(withChoice([mass], gas)).toEqual([mass, gas]);
    expect(withChoice([mass, gas], { about: 'ask', text: 'Tons' })).toEqual([{ about: 'ask', text: 'Tons' }]);
    expect(isChosen([read], left)).toBe(false);
    expect(isChosen([read], { ...read, text: 'Steam' })).toBe(true);
  });

  it('about two rows of one figure leave out the other row, and can be withdrawn', () => {
    const keep: Choice = { about: 'rows', text: '7', among: [5, 7], left: [7] };
    const use: Choice = { ...keep, left: [5] };
    expect(withChoice([keep], use)).toEqual([use]);
    expect(isChosen([keep], use)).toBe(false);
    const before = { ...mapping, leftRows: [7, 9] };
    expect(settledWith(before, [use], isOfKind)).toMatchObject({ leftRows: [9, 5], names: mapping.names });
    const again: Choice = { about: 'rows', text: '9', among: [9], left: [] };
    expect(settledWith(before, [again], isOfKind).leftRows).toEqual([7]);
  });

  it('replace earlier answers, within the kind of a unit', () => {
    const read = { about: 'name', text: 'smiles', sectionId: 'social.smiles:total:figures' } as const;
    expect(settled(read).names).toEqual([{ text: 'smiles', sectionId: 'social.smiles:total:figures' }]);
    expect(settled({ about: 'unit', text: 'tons', kind: 'mass', unit: 't' }).units).toEqual([
      { text: 'tons', unit: 't{CO2e}' },
      { text: 'tons', unit: 't' },
    ]);
  });

  it('make a name be asked about again, until it gets another answer', () => {
    expect(settled({ about: 'ask', text: 'Smiles' })).toMatchObject({ names: [], askedAgain: ['Steam', 'Smiles'] });
    expect(settled({ about: 'ask', text: 'tons' })).toMatchObject({ units: [], askedAgain: ['Steam', 'tons'] });
    const again = settled({ about: 'name', text: 'Steam', sectionId: null });
    expect(again).toMatchObject({ askedAgain: [] });
  });
});
