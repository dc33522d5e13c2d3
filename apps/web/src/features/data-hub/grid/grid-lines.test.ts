import type { DataPointCell, Unit } from '@esg/contract';
import { expect, it } from 'vitest';
import { pointsIn, readLines, unreadLine, withWrites } from './grid-lines.ts';
import type { GridColumn, GridRow } from './grid-model.ts';
import type { GridWrite } from './use-grid-writes.ts';

const unit = (code: string): Unit => ({
  code,
  symbol: code,
  name: { en: code, zhTw: code },
  factorToBase: '1',
  offset: '0',
});
const row = (id: string): GridRow => ({
  id,
  metricKey: id,
  subMetricId: id,
  name: id,
  type: 'number',
  units: [unit('kWh'), unit('MWh')],
});
const column = (id: string): GridColumn => ({ id, name: id, subject: 'organisation', reportingTimeId: id });
const cell = (sectionId: string, reportingTimeId: string, code: string) =>
  ({
    id: `${sectionId} ${reportingTimeId}`,
    sectionId,
    reportingTimeId,
    entityId: null,
    labelIds: [],
    value: { type: 'number', rows: [{ number: '1', unit: code, descriptor: '' }] },
  }) as unknown as DataPointCell;

const energy = row('energy');
const water = row('water');
const columns = [column('2024'), column('2025')];

it('gives each row its stored figures, in the unit of the first', () => {
  const [ofEnergy, ofWater] = readLines([energy, water], columns, [cell('energy', '2025', 'MWh')]);
  if (!ofEnergy || !ofWater) throw new Error('no line');
  expect(ofEnergy).toMatchObject({ isRead: true, unit: 'MWh' });
  expect(pointsIn(ofEnergy, column('2025'))).toHaveLength(1);
  expect(pointsIn(ofEnergy, column('2024'))).toEqual([]);
  expect(ofWater).toMatchObject({ isRead: true, unit: 'kWh' });
  expect(unreadLine(water)).toMatchObject({ isRead: false, unit: 'kWh' });
});

it('redraws only rows in which something was typed', () => {
  const lines = readLines([energy, water], columns, []);
  const write = { row: water, column: column('2024'), text: '12', unit: 'kWh', state: 'saving' } satisfies GridWrite;
  const shown = withWrites(lines, [write]);
  expect(shown[0]).toBe(lines[0]);
  expect(shown[1]?.writes.get('organisation 2024')).toBe(write);
  expect(withWrites(lines, [])).toBe(lines);
});
