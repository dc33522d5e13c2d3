import type { AnswerValue } from '@esg/contract';
import { expect, it, vi } from 'vitest';
import { changesToUnit, recordInUnit } from './one-unit.ts';

const unit = (code: string, factorToBase: string | null) => ({
  code,
  symbol: code,
  name: { en: code, zhTw: code },
  factorToBase,
  offset: '0',
});
const units = [unit('kg', '1'), unit('t', '1000'), unit('lot', null)];
const answer = (fieldKey: string, ...rows: [string, string][]) => ({
  disclosureCode: '306-3',
  fieldKey,
  version: 3,
  value: {
    type: 'number',
    rows: rows.map(([number, code]) => ({ number, unit: code, descriptor: '' })),
  } as AnswerValue,
});
const fields = [
  ...['waste.hazardous', 'waste.nonhazardous', 'waste.lots'].map((key) => ({ key, unitKind: 'mass' })),
  { key: 'waste.intensity', unitKind: 'mass_per_unit' },
  { key: 'energy.intensity', unitKind: 'energy_per_unit' },
];
const unitsOf = {
  mass: units,
  mass_per_unit: [unit('t/{unit}', '1'), unit('kg/{unit}', '0.001'), unit('[lb_av]/{unit}', '0.00045359237')],
  energy_per_unit: [unit('kW.h/{unit}', '1'), unit('MW.h/{unit}', '1000')],
};
const tonnes = { kind: 'mass', unit: 't' };

it('writes figures in one unit with the digits that were typed, and leaves the others alone', () => {
  const answers = [
    answer('waste.hazardous', ['624', 'kg'], ['1', 't']),
    answer('waste.nonhazardous', ['9560', 't']),
    answer('packaging.total', ['5', 'kg']),
  ];
  expect(changesToUnit(answers, fields, tonnes, unitsOf)).toEqual([
    {
      disclosureCode: '306-3',
      fieldKey: 'waste.hazardous',
      version: 3,
      value: {
        type: 'number',
        rows: [
          { number: '0.624', unit: 't', descriptor: '' },
          { number: '1', unit: 't', descriptor: '' },
        ],
      },
    },
  ]);
});

it('changes nothing of a figure that has a row it cannot convert', () => {
  expect(changesToUnit([answer('waste.lots', ['3', 'lot'], ['5', 'kg'])], fields, tonnes, unitsOf)).toEqual([]);
});

it('takes an intensity of the figures along, with the digits that were typed', () => {
  const rows = (number: string, code: string) =>
    changesToUnit([answer('waste.intensity', [number, code])], fields, tonnes, unitsOf).map(({ value }) => value);
  expect(rows('49490', 'kg/{unit}')).toMatchObject([{ rows: [{ number: '49.49', unit: 't/{unit}' }] }]);
  // In another unit already; with other digits; badly read; of another kind.
  expect(rows('49.49', 't/{unit}')).toEqual([]);
  expect(rows('49490', '[lb_av]/{unit}')).toEqual([]);
  expect(rows('1.5', 'kg/{unit}')).toEqual([]);
  const energy = [answer('energy.intensity', ['49490', 'kW.h/{unit}'])];
  expect(changesToUnit(energy, fields, tonnes, unitsOf)).toEqual([]);
  expect(changesToUnit(energy, fields, { kind: 'energy', unit: 'MWh' }, unitsOf)).toMatchObject([
    { value: { rows: [{ number: '49.49', unit: 'MW.h/{unit}' }] } },
  ]);
});

it('never changes what an intensity is over', () => {
  const perMass = [unit('MW.h/t', '1'), unit('kW.h/kg', '1'), unit('MW.h/kg', '1000'), unit('kW.h/t', '0.001')];
  const given = (number: string, code: string) =>
    changesToUnit(
      [answer('energy.intensity', [number, code])],
      [{ key: 'energy.intensity', unitKind: 'energy_per_mass' }],
      { kind: 'energy', unit: 'MWh' },
      { ...unitsOf, energy_per_mass: perMass },
    ).map(({ value }) => value);
  expect(given('49490', 'kW.h/t')).toMatchObject([{ rows: [{ number: '49.49', unit: 'MW.h/t' }] }]);
  expect(given('2500', 'kW.h/kg')).toMatchObject([{ rows: [{ number: '2.5', unit: 'MW.h/kg' }] }]);
});

it('records nothing, and says so, where every figure is in that unit already', async () => {
  const record = vi.fn(async () => undefined);
  const one = [answer('waste.hazardous', ['1', 't'])];
  expect(await recordInUnit(changesToUnit(one, fields, tonnes, unitsOf), record)).toBe(false);
  expect(record).not.toHaveBeenCalled();
  expect(await recordInUnit(changesToUnit(one, fields, { kind: 'mass', unit: 'kg' }, unitsOf), record)).toBe(true);
  expect(record).toHaveBeenCalledTimes(1);
});
