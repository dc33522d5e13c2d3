import type { ModelField } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { withPartSum } from './part-sum.ts';

type Row = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];

const part = (number: string, earlier: string | null, more: Partial<Row> = {}): Row => ({
  descriptor: number,
  number,
  unitCode: 'MWh',
  unitSymbol: 'MWh',
  breakdown: 'by-fuel-type',
  earlier: [earlier],
  ...more,
});
const summedOf = (rows: Row[], key = 'energy.consumption.fuel') => {
  const field: ModelField = { key, label: '', language: null, content: { kind: 'numbers', rows, years: ['2023'] } };
  const { content } = withPartSum(field, 'en');
  return content.kind === 'numbers' ? content.summed : undefined;
};

describe('the total of a figure that was entered by its parts', () => {
  it('is what they add up to in each year that has them all, with the change and a note', () => {
    expect(summedOf([part('602', '562'), part('89', '63')])).toMatchObject({
      number: '691',
      earlier: ['625'],
      change: { kind: 'percent', number: '10.6' },
      sumNote: 'Sum of the parts that are listed below it.',
    });
    expect(summedOf([part('602', '562'), part('89', null)])?.earlier).toEqual([null]);
  });

  it('is in the largest unit of its parts, with no digit that its coarsest part lacks', () => {
    const petrol = part('89500', '63200', { unitCode: 'kWh', unitSymbol: 'kWh' });
    expect(summedOf([part('602', '562'), petrol])).toMatchObject({ number: '692', earlier: ['625'], unitCode: 'MWh' });
  });

  it('is not given beside an entered total, of parts with names of their own, of years, of shares, or of one part', () => {
    expect(summedOf([part('691', '625', { breakdown: undefined }), part('602', '562')])).toBeUndefined();
    expect(
      summedOf([part('602', '562', { breakdown: 'parts' }), part('89', '63', { breakdown: 'parts' })]),
    ).toBeUndefined();
    expect(
      summedOf([part('1', '2', { breakdown: 'by-year' }), part('0', '1', { breakdown: 'by-year' })]),
    ).toBeUndefined();
    expect(summedOf([part('20', '30'), part('40', '50')], 'training.trained_pct')).toBeUndefined();
    expect(summedOf([part('602', '562')])).toBeUndefined();
  });

  it('is not given where two breakdowns add up to different totals', () => {
    const other = (number: string) => part(number, null, { breakdown: 'by-site' });
    expect(summedOf([part('602', '562'), part('89', '63'), other('400'), other('291')])?.number).toBe('691');
    expect(summedOf([part('602', '562'), part('89', '63'), other('400'), other('290')])).toBeUndefined();
  });
});
