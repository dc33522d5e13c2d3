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
const keys = new Set(['waste.hazardous', 'waste.nonhazardous', 'waste.lots']);

it('writes figures in one unit with the digits that were typed, and leaves the others alone', () => {
  const answers = [
    answer('waste.hazardous', ['624', 'kg'], ['1', 't']),
    answer('waste.nonhazardous', ['9560', 't']),
    answer('packaging.total', ['5', 'kg']),
  ];
  expect(changesToUnit(answers, keys, 't', units)).toEqual([
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
  expect(changesToUnit([answer('waste.lots', ['3', 'lot'], ['5', 'kg'])], keys, 't', units)).toEqual([]);
});

it('records nothing, and says so, where every figure is in that unit already', async () => {
  const record = vi.fn(async () => undefined);
  const one = [answer('waste.hazardous', ['1', 't'])];
  expect(await recordInUnit(changesToUnit(one, keys, 't', units), record)).toBe(false);
  expect(record).not.toHaveBeenCalled();
  expect(await recordInUnit(changesToUnit(one, keys, 'kg', units), record)).toBe(true);
  expect(record).toHaveBeenCalledTimes(1);
});
