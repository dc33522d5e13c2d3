import { unitAddsUp } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { listMetrics } from './metrics.ts';

/** Figures that are combined in this way and whose unit allows adding parts up. */
const madeUp = (way: string) =>
  listMetrics()
    .filter(({ aggregation, unitKind }) => aggregation === way && unitAddsUp(unitKind))
    .map(({ key }) => key);

describe('figures whose parts make up a whole', () => {
  it('are never averages, rates, shares or intensities, except for three metrics that say so themselves', () => {
    expect(madeUp('weighted')).toEqual([
      'supply.payment_days',
      'portfolio.water_emissions',
      'portfolio.hazardous_waste',
    ]);
  });

  it('are all amounts that can be added up', () => {
    const summed = listMetrics().filter(({ aggregation, unitKind }) => aggregation === 'sum' && unitKind !== null);
    expect(madeUp('sum')).toEqual(summed.map(({ key }) => key));
  });
});
