import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { figure, hubOf } from '../../data-points/testing.ts';
import { cellsOf, importsOf } from '../testing.ts';

// A template and its import run through threads and jobs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('has times side by side and no ids, grouped by topic, and imports exactly what was filled in', async () => {
  const { time, store } = hubOf(h);
  const before = await time('2022-01-01', '2022-12-31');
  const now = await time('2023-01-01', '2023-12-31');
  await store(before.id, { value: figure('1000') });
  const genders = [
    { number: '1850', unit: '1', descriptor: 'Male' },
    { number: '1452', unit: '1', descriptor: 'Female' },
  ];
  await store(before.id, {
    sectionId: 'workforce.headcount:by-gender:figures',
    value: { type: 'integer', rows: genders },
  });
  const { template, checked, items } = importsOf(h);
  for (const format of ['excel', 'csv'] as const) {
    const bytes = await template({
      format,
      layout: 'years',
      breakdowns: true,
      reportingTimeIds: [before.id, now.id],
      metricKeys: ['energy.consumption.total', 'workforce.headcount', 'workforce.full_time', 'energy.management'],
    });
    if (format === 'excel') {
      const [titles = [], topic = [], first = [], ...rest] = await cellsOf(bytes);
      expect(titles).toEqual(['Metric', 'Breakdown', 'Description', 'Unit', '2022', '2023']);
      expect(topic.filter((cell) => cell !== null && cell !== '')).toEqual(['Energy']);
      expect(first.slice(0, 5)).toEqual(
        ['Total energy consumption', expect.anything(), expect.anything(), 'MWh', 1000].map((cell, index) =>
          index === 1 || index === 2 ? first[index] : cell,
        ),
      );
      expect(rest.flat().filter((cell) => String(cell).startsWith('esg1|'))).toEqual([]);
    }
    const dry = await checked(bytes, format === 'excel' ? 'Template.xlsx' : 'Template.csv');
    expect(dry.counts).toMatchObject({ new: 0, changed: 0, conflict: 0, same: 2, error: 0 });
  }
  const csv = new TextDecoder().decode(
    await template({
      format: 'csv',
      layout: 'years',
      breakdowns: true,
      reportingTimeIds: [before.id, now.id],
      metricKeys: ['energy.consumption.total', 'workforce.headcount', 'workforce.full_time'],
    }),
  );
  const filled = csv
    .split('\r\n')
    .map((line) =>
      /^(?:Total energy consumption|Full-time employees),,|Male/.test(line) ? line.replace(/,$/, ',77') : line,
    )
    .join('\r\n');
  const back = await checked(new TextEncoder().encode(filled), 'Filled.csv');
  expect(back.counts).toMatchObject({ new: 3, error: 0 });
  expect((await items(back.id, '&kind=new')).map(({ sectionId }) => sectionId)).toEqual([
    'energy.consumption.total:total:figures',
    'workforce.headcount:by-gender:figures',
    'workforce.full_time:total:figures',
  ]);
});

it('keeps existing parts when only missing ones are filled in, or rows are deleted', async () => {
  const { time, store } = hubOf(h);
  const before = await time('2022-01-01', '2022-12-31');
  const now = await time('2023-01-01', '2023-12-31');
  const sectionId = 'workforce.headcount:by-gender:figures';
  const [male, female] = ['Male', 'Female'].map((descriptor) => ({ number: '65', unit: '1', descriptor }));
  if (!male || !female) throw new Error('There are two');
  await store(before.id, { sectionId, value: { type: 'integer', rows: [male, female] } });
  await store(now.id, { sectionId, value: { type: 'integer', rows: [male] } });
  const { template, checked, items, apply } = importsOf(h);
  const bytes = await template({
    format: 'csv',
    layout: 'years',
    breakdowns: true,
    missingOnly: true,
    reportingTimeIds: [before.id, now.id],
    metricKeys: ['workforce.headcount'],
  });
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines.filter((line) => line.includes('ale,'))).toHaveLength(2);
  const filled = lines
    .filter((line) => !line.includes(',Male,'))
    .map((line) => (line.includes(',Female,') ? line.replace(/,$/, ',45') : line))
    .join('\r\n');
  const dry = await checked(new TextEncoder().encode(filled), 'Filled.csv');
  expect(dry.counts).toMatchObject({ conflict: 1, same: 1, new: 0, error: 0 });
  const [item] = await items(dry.id, '&kind=conflict');
  expect(item?.after?.value).toMatchObject({ rows: [male, { ...female, number: '45' }] });
  expect(await apply(dry.id)).toMatchObject({ result: { changed: 1, failed: 0 } });
});
