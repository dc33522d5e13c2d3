import type { Report, ValidationResult } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';
import { printedText, timesIn } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const period = { start: '2024-01-01', end: '2024-12-31' };
const codes = ['A1.2', 'A2.1', 'B1.1', 'B2.1'];
const leftOut = ['A1.3', 'A1.4', 'B8.1', 'B8.2'];
const reason =
  'The group runs offices alone, has no production and keeps no records of this kind for the year under review.';

type Row = { number: string; unit: string; descriptor?: string; breakdown?: string; names?: object };
const figure = (rows: Row[], type = 'number') => ({
  type,
  rows: rows.map((row) => ({ descriptor: '', ...row })),
});
const inTonnes = (number: string) => figure([{ number, unit: 't{CO2e}' }]);
const ofYear = (descriptor: string, number: string): Row => ({ number, unit: '1', descriptor, breakdown: 'by-year' });
const fuel = { number: '63', unit: 'MWh', descriptor: 'Pellet fuel' };

const answers: [string, object][] = [
  ['A1.2/ghg.scope1.total', inTonnes('4000')],
  ['A1.2/ghg.scope2.location_based', inTonnes('6017')],
  ['A1.2/ghg.total.location_based', inTonnes('10121')],
  ['A2.1/energy.consumption.total', figure([{ number: '152', unit: 'MWh' }])],
  ['A2.1/energy.consumption.fuel', figure([fuel, { number: '89', unit: 'MWh', descriptor: 'petrol' }])],
  ['A2.1/energy.intensity.physical', figure([{ number: '2', unit: 'MW.h/{unit}', descriptor: 'per employee' }])],
  [
    'B1.1/workforce.headcount',
    figure(
      [
        { number: '76', unit: '1' },
        { number: '40', unit: '1', descriptor: 'male', breakdown: 'by-gender' },
        { number: '36', unit: '1', descriptor: 'female', breakdown: 'by-gender' },
      ],
      'integer',
    ),
  ],
  ['B2.1/ohs.fatalities_3y', figure([ofYear('2022', '3'), ofYear('2023', '0'), ofYear('2024', '1')], 'integer')],
  ['B2.1/ohs.fatalities', figure([{ number: '1', unit: '1' }], 'integer')],
];

/** An HKEX report in two languages that is not published yet. */
const makeReport = async () => {
  const { send, ok } = callerOf(h);
  const draft = { versionId: 'hkex-c2-2020', name: 'Harbour 2024', languages: ['en', 'zhTw'], period };
  const { id, version } = await ok<Report>(send('POST', '/reports', draft));
  await ok(send('PATCH', `/reports/${id}`, { version, disclosureCodes: [...codes, ...leftOut] }));
  for (const [place, value] of answers) await ok(send('PUT', `/reports/${id}/answers/${place}`, { version: 0, value }));
  for (const code of leftOut) {
    const omitted = { status: 'omitted', reason: 'explain', explanation: reason };
    await ok(send('PUT', `/reports/${id}/disclosures/${code}`, omitted));
  }
  return id;
};

it('prints what readers of a board’s report look for, alike in all three files and both languages', async () => {
  const id = await makeReport();
  const { get, send, ok } = callerOf(h);
  const lacks = async () => {
    const { findings } = await ok<ValidationResult>(get(`/reports/${id}/validation`));
    return findings.filter(({ kind, params }) => kind === 'translation-missing' && params?.text === 'label');
  };
  expect(await lacks()).toMatchObject([
    { disclosureCode: 'A2.1', fieldKey: 'energy.consumption.fuel', language: 'zhTw', params: { row: 'Pellet fuel' } },
  ]);
  const named = figure([
    { ...fuel, names: { zhTw: '木質顆粒燃料' } },
    { number: '89', unit: 'MWh', descriptor: 'petrol' },
  ]);
  await ok(send('PUT', `/reports/${id}/answers/A2.1/energy.consumption.fuel`, { version: 1, value: named }));
  expect(await lacks()).toEqual([]);
  for (const format of ['pdf', 'word', 'excel'] as const) {
    const english = await printedText(h, id, format, 'en');
    const chinese = await printedText(h, id, format, 'zhTw');
    const says = (words: string) => expect(timesIn(english, words), `${format}: ${words}`);
    // A total notes what it includes besides the rows beside it.
    says('The parts add up to 10,017 tCO2e, 104 less than the total.').toBeGreaterThan(0);
    says('not listed here: Scope 3 emissions.').toBeGreaterThan(0);
    // Names of parts begin with a capital, in the language of the document.
    for (const part of ['Pellet fuel', 'Petrol', 'Male', 'Female']) says(part).toBeGreaterThan(0);
    expect(english).not.toMatch(/\bmale\b|\bpetrol\b/);
    expect(chinese).toContain('木質顆粒燃料');
    expect(chinese).toContain('汽油');
    expect(chinese).not.toMatch(/Pellet fuel|petrol/i);
    // An intensity has one denominator.
    says('per employee').toBeGreaterThan(0);
    expect(english).not.toMatch(/Energy intensity per activity unit/);
    // Three years of one figure are one row, without a sum.
    says('Work-related fatalities').toBeGreaterThan(0);
    expect(english).not.toContain('Fatalities in the last three years');
    for (const year of ['2022', '2023', '2024']) says(year).toBeGreaterThan(0);
    // Each omitted provision has its reason.
    const inFull = timesIn(english, reason);
    const again = timesIn(english, 'Same as for A1.3.') + timesIn(english, 'Same as for B8.1.');
    if (format === 'excel') expect(inFull).toBeGreaterThanOrEqual(leftOut.length);
    else expect([format, inFull, again]).toEqual([format, 2, leftOut.length - 2]);
  }
}, 180_000);
