import { expect, it } from 'vitest';
import { linesOfMetric } from './lines-of-metric.ts';

it('knows the lines that a published metric adds up', () => {
  expect(linesOfMetric('ghg.scope1.total')).toEqual({ scope: '1' });
  expect(linesOfMetric('ghg.scope2.market_based')).toEqual({ scope: '2' });
  expect(linesOfMetric('ghg.scope3.cat05')).toEqual({ scope: '3', category: 5 });
  expect(linesOfMetric('ghg.biogenic')).toEqual({});
});
