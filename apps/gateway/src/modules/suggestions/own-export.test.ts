import type { Document, DocumentDetail, Report, ReportExport } from '@esg/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { suggestingOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const period = { start: '2024-01-01', end: '2024-12-31' };
const figures: readonly [string, string, string, string][] = [
  ['303-3', 'water.withdrawal.total', '41200', 'm3'],
  ['305-1', 'ghg.scope1.total', '1204.5', 't{CO2e}'],
  ['305-2', 'ghg.scope2.location_based', '988.25', 't{CO2e}'],
  ['302-1', 'energy.consumption.total', '28650', 'MWh'],
];
const codes = figures.map(([code]) => code);
const answerOf = (number: string, unit: string) => ({ type: 'number', rows: [{ number, unit, descriptor: '' }] });

const languages = [
  ['en', 'Sustainability report 2024.pdf'],
  ['zhTw', '可持續發展報告 2024.pdf'],
] as const;

it.each(languages)(
  'suggests from a PDF that the product itself made (%s) the figures that it prints, and no others',
  async (language, name) => {
    const calls = suggestingOf(h);
    const { send, get, ok } = calls;
    const drafted = await calls.report(codes, period);
    const printed = await ok<Report>(
      send('PATCH', `/reports/${drafted.id}`, { version: drafted.version, languages: [language] }),
    );
    for (const [code, key, number, unit] of figures)
      await ok(
        send('PUT', `/reports/${printed.id}/answers/${code}/${key}`, { version: 0, value: answerOf(number, unit) }),
      );
    const asked = await ok<ReportExport>(send('POST', `/reports/${printed.id}/exports`, { format: 'pdf', language }));
    const untilOf = async <Value>(path: string, isDone: (value: Value) => boolean) =>
      vi.waitFor(
        async () => {
          const value = await ok<Value>(get(path));
          expect(isDone(value)).toBe(true);
          return value;
        },
        { timeout: 60_000, interval: 200 },
      );
    await untilOf<ReportExport>(`/exports/${asked.id}`, ({ status }) => status === 'complete');
    const bytes = await (await get(`/exports/${asked.id}/file`)).arrayBuffer();
    const form = new FormData();
    form.set('file', new File([bytes], name));
    const document = await ok<Document>(h.as('verdant.admin').request('/documents', { method: 'POST', body: form }));
    await untilOf<DocumentDetail>(`/documents/${document.id}`, ({ document: now }) => now.reading.state === 'read');

    const next = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'From the PDF', period }));
    await ok(send('PATCH', `/reports/${next.id}`, { version: next.version, disclosureCodes: codes }));
    await calls.run(next.id, { setting: { documentIds: [document.id] } });
    const found = await calls.suggestions(next.id, '?state=open');
    const told = found.flatMap(({ fieldKey, value }) =>
      value.type === 'number' ? value.rows.map(({ number, unit }) => [fieldKey, number, unit].join(' ')) : [],
    );
    expect(told.toSorted()).toEqual(figures.map(([, key, number, unit]) => [key, number, unit].join(' ')).toSorted());
  },
  180_000,
);
