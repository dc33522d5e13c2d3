import { expect, it } from 'vitest';
import { type HubSaveItem, hubSaveEntity, hubSavesContradict } from './hub-saves.ts';

it('names whom a report is about, and nobody where it is about several entities but not all', () => {
  expect(hubSaveEntity({ entityIds: [] })).toBeNull();
  expect(hubSaveEntity({ entityIds: ['plant'] })).toBe('plant');
  expect(hubSaveEntity({ entityIds: ['plant', 'office'] })).toBeUndefined();
});

it('finds answers that give one data point different values, not those that differ in their unit alone', () => {
  const item = (disclosureCode: string, number: string, unit: string, contradicted: boolean): HubSaveItem => ({
    disclosureCode,
    fieldKey: 'energy.consumption.total',
    part: null,
    state: 'new',
    value: { type: 'number', rows: [{ number, unit, descriptor: '' }] },
    existing: null,
    reckoned: null,
    contradicted,
  });
  expect(hubSavesContradict(item('302-1', '1', 'MWh', true), item('103-2', '2', 'MWh', true))).toBe(true);
  expect(hubSavesContradict(item('302-1', '1', 'MWh', true), item('103-2', '1', 'MWh', true))).toBe(false);
  expect(hubSavesContradict(item('302-1', '1', 'MWh', false), item('103-2', '1000', 'kWh', false))).toBe(false);
});
