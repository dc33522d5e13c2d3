import type { ImportMapping, ImportSheet } from '@esg/contract';
import { expect, it } from 'vitest';
import { type PastImport, withRemembered } from './remembered.ts';
import { yearsOf } from './times.ts';

const mapping: ImportMapping = {
  sheet: 0,
  headerRow: 1,
  columns: [],
  numbers: 'point',
  days: 'dmy',
  language: 'en',
};
const sheet: ImportSheet = {
  name: 'ESG',
  hidden: false,
  preview: [['Indicator', 'Unit', '2023']],
  suggestion: mapping,
  template: false,
};
const past = (said: Partial<ImportMapping>): PastImport => ({
  fileName: 'ESG.xlsx',
  at: '2026-01-01T00:00:00.000Z',
  sheets: [sheet],
  mapping: { ...mapping, ...said },
});
/** The suggestion for a sheet after these imports, the latest first. */
const suggested = (...imports: PastImport[]) => withRemembered(sheet, imports, yearsOf([])).suggestion;

const energy = { text: 'Steam', sectionId: 'energy.consumption.total:total:figures' };
const left = { text: 'steam', sectionId: null };

it('remembers the last answer about a name', () => {
  expect(suggested(past({ names: [left] }), past({ names: [energy] })).names).toEqual([left]);
});

it('forgets an answer that was withdrawn, whatever earlier imports say, until it is given again', () => {
  const units = [{ text: 'tons', unit: 't' }];
  const before = past({ names: [energy], units });
  const taken = past({ askedAgain: ['Steam', 'TONS'] });
  expect(suggested(taken, before)).toEqual(mapping);
  expect(suggested(past({ names: [left] }), taken, before)).toEqual({ ...mapping, names: [left] });
});
