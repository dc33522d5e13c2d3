import { expect, it } from 'vitest';
import { hubSaveEntity, hubSavesAlike, hubSavesContradict, hubSavesWritten } from './hub-saves.ts';

it('names whom a report is about, and nobody where it is about several entities but not all', () => {
  expect(hubSaveEntity({ entityIds: [] })).toBeNull();
  expect(hubSaveEntity({ entityIds: ['plant'] })).toBe('plant');
  expect(hubSaveEntity({ entityIds: ['plant', 'office'] })).toBeUndefined();
});

it('writes answers that say the same as one data point, and leaves out those that contradict each other', () => {
  const inMegawattHours = { of: '302-1', point: 0, reading: 0 };
  const inKilowattHours = { of: '103-2', point: 0, reading: 0 };
  const another = { of: '302-2', point: 0, reading: 1 };
  const water = { of: '303-5', point: 1, reading: 0 };
  expect(hubSavesContradict(inMegawattHours, inKilowattHours)).toBe(false);
  expect(hubSavesContradict(inMegawattHours, another)).toBe(true);
  expect(hubSavesContradict(another, water)).toBe(false);
  expect(hubSavesWritten([inMegawattHours, water, inKilowattHours])).toEqual([
    [inMegawattHours, inKilowattHours],
    [water],
  ]);
  expect(hubSavesWritten([inMegawattHours, another, water])).toEqual([[water]]);
  expect(hubSavesAlike([inMegawattHours, another, inKilowattHours])).toEqual([
    [inMegawattHours, inKilowattHours],
    [another],
  ]);
});
