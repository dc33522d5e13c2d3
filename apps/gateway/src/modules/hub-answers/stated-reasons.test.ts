import type { Report, StatedReason } from '@esg/contract';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { csvOf, importsOf } from '../imports/testing.ts';
import { callerOf } from '../reports/testing.ts';

// An import goes through threads and jobs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
let report: Report;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  const { send, ok } = callerOf(h);
  report = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'ESG report 2025' }));
  const period = { start: '2025-01-01', end: '2025-12-31' };
  report = await ok<Report>(send('PATCH', `/reports/${report.id}`, { version: report.version, period }));
});
afterAll(() => h.close());

const path = () => `/reports/${report.id}/stated-reasons`;
const stated = (name: PersonName = 'verdant.member') => hubOf(h, name).ok<StatedReason[]>(hubOf(h, name).get(path()));

const sheetOf = (...rows: (string | number)[][]) =>
  writeXlsx({ sheets: [{ name: 'ESG', rows: [['Indicator', 'Unit', '2024', '2025', 'Remarks'], ...rows] }] });
const importSheet = async (bytes: Uint8Array, fileName: string) => {
  const { checked, apply } = importsOf(h);
  const { id } = await checked(bytes, fileName);
  return apply(id);
};

it('gives the reason of a stored sheet for the days of the report, until there is a figure or the sheet is taken back', async () => {
  await hubOf(h).time('2024-01-01', '2024-12-31');
  const year = await hubOf(h).time('2025-01-01', '2025-12-31');
  const bytes = await sheetOf(
    [
      'Total packaging material used for finished products',
      'tonnes',
      'N/A – closed for repair',
      'N/A (no packaging used)',
      '',
    ],
    ['Total hazardous waste produced', 'tonnes', 'n/a', 'n/a', ''],
    ['Total energy consumption', 'kWh', 10, 11, 'Offices only'],
  );
  const { id } = await importsOf(h).checked(bytes, 'ESG 2025.xlsx');
  expect(await stated()).toEqual([]);
  await importsOf(h).apply(id);
  expect(await stated()).toEqual([
    {
      disclosureCode: 'A2.5',
      name: expect.objectContaining({ en: expect.stringContaining('ackaging') }),
      reason: 'no packaging used',
      period: { start: '2025-01-01', end: '2025-12-31' },
      importId: id,
      fileName: 'ESG 2025.xlsx',
      row: 2,
    },
  ]);

  await importSheet(
    await sheetOf(
      ['Total packaging material used for finished products', 'tonnes', '', '不適用：沒有包裝物料', ''],
      ['Total water consumption', 'm3', 1, 2, ''],
    ),
    'Second.xlsx',
  );
  expect(await stated()).toMatchObject([{ reason: '沒有包裝物料', fileName: 'Second.xlsx' }]);

  const point = await hubOf(h).store(year.id, {
    sectionId: 'materials.packaging:total:figures',
    value: figure('5', 't'),
  });
  expect(await stated()).toEqual([]);
  expect((await hubOf(h).remove(`/data-points/${point.id}?version=1`)).status).toBe(204);
  expect(await stated()).toHaveLength(1);
});

it('reads the value column of a list of figures, too, and forgets a sheet that is taken back', async () => {
  await hubOf(h).time('2025-01-01', '2025-12-31');
  const rows = [
    {
      metric: 'Total packaging material used for finished products',
      period: '2025',
      unit: 't',
      value: 'n/a',
      note: 'Services only',
    },
    { metric: 'Total energy consumption', period: '2025', unit: 'kWh', value: 11 },
  ] as const;
  const { checked, apply, undo } = importsOf(h);
  const { id } = await checked(csvOf(rows), 'list.csv');
  await apply(id);
  expect(await stated()).toMatchObject([{ disclosureCode: 'A2.5', reason: 'Services only', row: 2 }]);
  await undo(id);
  expect(await stated()).toEqual([]);
});

it('keeps strangers, entity users, other organisations and tenants out', async () => {
  expect((await h.anonymous(path())).status).toBe(401);
  expect((await h.as('verdant.entity').request(path())).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const)
    expect((await h.as(name).request(path())).status).toBe(404);
});
