import type { AnswerValue, PortalAnswer } from '@esg/contract';
import { expect, it } from 'vitest';
import { togetherOf } from './together-of.ts';

const litres = (number: string): AnswerValue => ({ type: 'number', rows: [{ number, unit: 'L', descriptor: '' }] });
const month = (value: AnswerValue | null) => ({ current: value && ({ value } as PortalAnswer) });
const litre = {
  code: 'L',
  symbol: 'L',
  name: { en: 'litre', zhTw: '公升' },
  factorToBase: '0.001',
  offset: '0',
  ratio: { numerator: '1', denominator: '1000', shift: '0' },
};
const water = { metric: { nature: 'flow', aggregation: 'sum' } as const, units: [litre] };

it('puts months together, and counts what is missing', () => {
  expect(togetherOf(water, [month(litres('1')), month(null), month(litres('2'))])).toEqual({
    missing: 1,
    value: litres('3'),
  });
  expect(togetherOf(water, [month(null)])).toEqual({ missing: 1, value: null });
});
