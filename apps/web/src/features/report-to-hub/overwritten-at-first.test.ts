import { type HubSaveItem, hubSaveKey } from '@esg/contract';
import { expect, it } from 'vitest';
import { overwrittenAtFirst } from './overwritten-at-first.ts';

const item = (disclosureCode: string, more: Partial<HubSaveItem>): HubSaveItem => ({
  disclosureCode,
  fieldKey: 'ghg.scope1.total',
  part: null,
  state: 'conflict',
  value: { type: 'number', rows: [{ number: '45', unit: 't{CO2e}', descriptor: '' }] },
  existing: null,
  reckoned: null,
  point: 0,
  reading: 0,
  contradicted: false,
  restated: false,
  ...more,
});

it('overwrites what was restated, unless another disclosure answers it differently', () => {
  const restated = item('305-1', { restated: true });
  const contradicted = item('102-5', { restated: true, contradicted: true });
  const other = item('305-2', {});
  expect(overwrittenAtFirst({ items: [restated, contradicted, other] })).toEqual([hubSaveKey(restated)]);
});
