import type { ChatEvent, Document, DocumentChat, DocumentDetail, Report, ReportExport } from '@esg/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { listPages } from '../document-reading/index.ts';
import { listNewestVersions } from '../documents/index.ts';
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

/** What may be asked of these figures, with how the file prints them; each in both languages. */
const questions = [
  ['How much water was withdrawn in 2024?', '2024年取水總量是多少？', '41,200'],
  ['What were Scope 1 emissions in 2024?', '2024年範圍一溫室氣體排放量是多少？', '1,204.5'],
  ['What were Scope 2 emissions in 2024?', '2024年範圍二溫室氣體排放量是多少？', '988.25'],
  ['How much energy was consumed in 2024?', '2024年能源消耗總量是多少？', '28,650'],
] as const;
const unanswered = [
  ['What were Scope 1 emissions in 2022?', '2022年範圍一溫室氣體排放量是多少？'],
  ['How much waste was generated in 2024?', '2024年產生了多少廢棄物？'],
  ['What is the policy on political donations?', '政治捐獻的政策是什麼？'],
] as const;

describe.each(languages)('a PDF that the product itself made (%s)', (language, name) => {
  let read: Document;

  const untilOf = async <Value>(path: string, isDone: (value: Value) => boolean) => {
    const { get, ok } = suggestingOf(h);
    return vi.waitFor(
      async () => {
        const value = await ok<Value>(get(path));
        expect(isDone(value)).toBe(true);
        return value;
      },
      { timeout: 60_000, interval: 200 },
    );
  };
  const exported = async () => {
    const { send, get, ok, report } = suggestingOf(h);
    const drafted = await report(codes, period);
    const printed = await ok<Report>(
      send('PATCH', `/reports/${drafted.id}`, { version: drafted.version, languages: [language] }),
    );
    for (const [code, key, number, unit] of figures)
      await ok(
        send('PUT', `/reports/${printed.id}/answers/${code}/${key}`, { version: 0, value: answerOf(number, unit) }),
      );
    const asked = await ok<ReportExport>(send('POST', `/reports/${printed.id}/exports`, { format: 'pdf', language }));
    await untilOf<ReportExport>(`/exports/${asked.id}`, ({ status }) => status === 'complete');
    return (await get(`/exports/${asked.id}/file`)).arrayBuffer();
  };
  beforeAll(async () => {
    const form = new FormData();
    form.set('file', new File([await exported()], name));
    const { ok } = suggestingOf(h);
    read = await ok<Document>(h.as('verdant.admin').request('/documents', { method: 'POST', body: form }));
    await untilOf<DocumentDetail>(`/documents/${read.id}`, ({ document: now }) => now.reading.state === 'read');
  }, 150_000);

  it('suggests the figures that it prints, and no others', async () => {
    const calls = suggestingOf(h);
    const { send, ok } = calls;
    const next = await ok<Report>(send('POST', '/reports', { versionId: 'gri-2025', name: 'From the PDF', period }));
    await ok(send('PATCH', `/reports/${next.id}`, { version: next.version, disclosureCodes: codes }));
    await calls.run(next.id, { setting: { documentIds: [read.id] } });
    const found = await calls.suggestions(next.id, '?state=open');
    const told = found.flatMap(({ fieldKey, value }) =>
      value.type === 'number' ? value.rows.map(({ number, unit }) => [fieldKey, number, unit].join(' ')) : [],
    );
    expect(told.toSorted()).toEqual(figures.map(([, key, number, unit]) => [key, number, unit].join(' ')).toSorted());
  }, 150_000);

  /** What a chat with this document answers. */
  const answersTo = async (text: string) => {
    const { send, ok } = suggestingOf(h);
    const draft = { title: 'Figures', documentIds: [read.id] };
    const { id } = await ok<DocumentChat>(send('POST', '/document-chats', draft));
    const lines = (await (await send('POST', `/document-chats/${id}/questions`, { text })).text()).trim().split('\n');
    const events = lines.map((line) => JSON.parse(line) as ChatEvent);
    return events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));
  };
  const textOf = (number: number) =>
    h.database.readScope(h.as('verdant.admin').scope, async (scoped) => {
      const [newest] = await listNewestVersions(scoped, { documentIds: [read.id] });
      return (await listPages(scoped, newest?.documentVersionId ?? '', { from: number, most: 1 }))[0]?.text ?? '';
    });

  it.each(questions)('answers “%s” or 「%s」 with %s, cited word for word', async (english, chinese, figure) => {
    for (const question of [english, chinese]) {
      const sentences = await answersTo(question);
      expect(sentences.length, question).toBeGreaterThan(0);
      for (const { text, citation } of sentences) {
        expect(text, question).toContain(figure);
        expect(citation?.documentId).toBe(read.id);
        expect(await textOf(citation?.page ?? 0)).toContain(citation?.quote);
      }
    }
  });

  it.each(unanswered)('does not answer “%s” or 「%s」, which it does not state', async (...asked) => {
    for (const question of asked) expect(await answersTo(question), question).toEqual([]);
  });
});
