import type {
  Finding,
  MissingDecision,
  Report,
  ReportDesign,
  ReportExport,
  ReportModel,
  ReportPage,
  ValidationResult,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf, completeReport, period } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const both = ['en', 'zhTw'];
const names = { en: 'Harbour ESG', zhTw: '海港環境報告' };

const create = (draft: object) => {
  const { send, ok } = callerOf(h);
  return ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: names.en, ...draft }));
};
const change = (report: Report, values: object) => {
  const { send, ok } = callerOf(h);
  return ok<Report>(send('PATCH', `/reports/${report.id}`, { version: report.version, ...values }));
};
const modelOf = ({ id }: Pick<Report, 'id'>, language: string) => {
  const { get, ok } = callerOf(h);
  return ok<ReportModel>(get(`/reports/${id}/model?language=${language}`));
};
const lacksOf = async ({ id }: Pick<Report, 'id'>) => {
  const { get, ok } = callerOf(h);
  const { findings } = await ok<ValidationResult>(get(`/reports/${id}/validation`));
  const lacks = findings.filter(({ kind }: Finding) => kind === 'translation-missing');
  expect(lacks.every(({ blocking }) => !blocking)).toBe(true);
  return lacks.map(({ params, language, disclosureCode }) => [params?.text, disclosureCode, language]);
};

it('begins a report in the requested languages, with a name in each', async () => {
  const report = await create({ languages: both, names });
  expect(report).toMatchObject({ languages: both, name: names.en, names });
  expect((await modelOf(report, 'en')).title).toBe(names.en);
  expect((await modelOf(report, 'zhTw')).title).toBe(names.zhTw);
  const { get, ok } = callerOf(h);
  const found = await ok<ReportPage>(get(`/reports?q=${encodeURIComponent('海港')}`));
  expect(found.items.map(({ id }) => id)).toEqual([report.id]);
  expect((await create({})).languages).toEqual(['en']);
  // The name for all languages is that of the first one.
  expect((await create({ languages: ['zhTw', 'en'], names })).name).toBe(names.zhTw);
  const { send } = callerOf(h);
  const refused = await send('POST', '/reports', { versionId: 'hkex-c2-2025', name: names.en, languages: [] });
  expect(refused.status).toBe(422);
});

it('begins with the languages of the copied selection, unless others are requested', async () => {
  const first = await create({ languages: ['zhTw', 'en'] });
  expect((await create({ selectionOf: first.id })).languages).toEqual(['zhTw', 'en']);
  expect((await create({ selectionOf: first.id, languages: ['en'] })).languages).toEqual(['en']);
});

it('keeps each text in each language, names those without a translation, and prints the other language until there is one', async () => {
  const begun = await create({ languages: both, name: 'On course', names: { en: 'On course' } });
  const half = await change(begun, {
    descriptions: { en: 'Our year' },
    reportingBoundaries: { zhTw: '所有廠房' },
    period,
  });
  expect(half).toMatchObject({ description: 'Our year', reportingBoundary: '所有廠房' });
  expect(await lacksOf(half)).toEqual([
    ['name', null, 'zhTw'],
    ['description', null, 'zhTw'],
    ['reportingBoundary', null, 'en'],
  ]);
  expect(await modelOf(half, 'zhTw')).toMatchObject({ title: 'On course', description: 'Our year' });
  expect(await modelOf(half, 'en')).toMatchObject({ reportingBoundary: '所有廠房' });
  const whole = await change(half, {
    names: { en: 'On course', zhTw: '穩步向前' },
    descriptions: { en: 'Our year', zhTw: '我們的一年' },
    reportingBoundaries: { en: 'All plants', zhTw: '所有廠房' },
  });
  expect(await lacksOf(whole)).toEqual([]);
  expect(whole.reportingBoundary).toBe('All plants');
  expect(await modelOf(whole, 'zhTw')).toMatchObject({ title: '穩步向前', description: '我們的一年' });
  expect(await modelOf(whole, 'en')).toMatchObject({ title: 'On course', reportingBoundary: 'All plants' });
});

it('keeps the report’s name in the other language where a caller sends one, and refuses an empty name', async () => {
  const report = await create({ languages: both, names });
  const renamed = await change(report, { name: 'Harbour 2025' });
  expect(renamed.names).toEqual({ en: 'Harbour 2025', zhTw: names.zhTw });
  const turned = await change(renamed, { languages: ['zhTw', 'en'] });
  expect(turned.name).toBe(names.zhTw);
  const { send } = callerOf(h);
  const refused = await send('PATCH', `/reports/${report.id}`, { version: turned.version, names: { en: '' } });
  expect(refused.status).toBe(422);
});

it('stores a name without a language beside the one in the other language, and keeps both when languages change', async () => {
  const report = await create({ languages: both, name: 'ABC 2025', names: { zhTw: 'ABC 2025' } });
  const turned = await change(report, { languages: ['zhTw', 'en'] });
  expect(turned).toMatchObject({ name: 'ABC 2025', names: { zhTw: 'ABC 2025' } });
  const named = await change(turned, { name: 'Harbour 2025' });
  expect(named).toMatchObject({ names: { en: 'Harbour 2025', zhTw: 'ABC 2025' } });
  const renamed = await change(named, { name: '海港 2025' });
  expect(renamed.names).toEqual({ en: 'Harbour 2025', zhTw: '海港 2025' });
  const described = await change(renamed, { descriptions: { zhTw: '我們的一年' } });
  expect(await change(described, { description: '' })).toMatchObject({ description: '', descriptions: {} });
});

it('reads texts stored before there were two languages by their script', async () => {
  const report = await create({ languages: ['en'] });
  await h.database.withSystem((tx) =>
    tx.execute(sql`update reports set names = '{}', description = '所有廠房的一年' where id = ${report.id}`),
  );
  const { get, ok } = callerOf(h);
  const old = await ok<Report>(get(`/reports/${report.id}`));
  expect(old).toMatchObject({ names: { en: names.en }, descriptions: { en: '所有廠房的一年' } });
  const two = await change(old, { languages: both });
  expect(two).toMatchObject({ names: { en: names.en }, descriptions: { zhTw: '所有廠房的一年' } });
});

it('proposes the title in the other language where the given one names only the kind of report and the year', async () => {
  const report = await create({ languages: both, name: 'ESG Report 2025', names: { en: 'ESG Report 2025' } });
  expect((await modelOf(report, 'zhTw')).title).toBe('2025 年環境、社會及管治報告');
  expect((await lacksOf(report)).filter(([text]) => text === 'name')).toEqual([]);
});

it('prefers the name in the language of the edition to a cover title in the other language', async () => {
  const report = await create({ languages: both, names });
  const { send, get, ok } = callerOf(h);
  const { version, settings } = await ok<ReportDesign>(get(`/reports/${report.id}/design`));
  const cover = { ...settings.cover, title: { en: 'Towards zero' } };
  await ok(send('PUT', `/reports/${report.id}/design`, { version, settings: { ...settings, cover } }));
  expect((await modelOf(report, 'en')).title).toBe('Towards zero');
  expect((await modelOf(report, 'zhTw')).title).toBe(names.zhTw);
});

it('prints the reason of an omission, and the decision about missing provisions, in the language of the edition', async () => {
  const { send, get, ok } = callerOf(h);
  const report = await change(await create({ languages: both, names }), { disclosureCodes: ['A1.1'], period });
  const place = `/reports/${report.id}`;
  const explanation = 'Meters come in 2026.';
  await ok(send('PUT', `${place}/disclosures/A1.1`, { status: 'omitted', reason: 'explain', explanation }));
  expect(await lacksOf(report)).toEqual([['explanation', 'A1.1', 'zhTw']]);
  const explanations = { en: explanation, zhTw: '儀錶於 2026 年安裝。' };
  const changes = [{ status: 'omitted', codes: ['A1.1', 'A1.3'], reason: 'explain', explanation, explanations }];
  await ok(send('PATCH', `${place}/disclosures`, { changes }));
  expect(await lacksOf(report)).toEqual([]);
  const reasonIn = async (language: string) =>
    (await modelOf(report, language)).chapters[0]?.disclosures.map(({ omission }) => omission?.explanation);
  expect(await reasonIn('en')).toEqual([explanation, explanation]);
  expect(await reasonIn('zhTw')).toEqual([explanations.zhTw, explanations.zhTw]);
  const { provisions } = await ok<ValidationResult>(get(`${place}/validation`));
  const reasons = { en: 'The board decided so.', zhTw: '董事會如此決定。' };
  const draft = { codes: provisions.missing, reason: reasons.en, reasons };
  expect(await ok<MissingDecision>(send('PUT', `${place}/missing-decision`, draft))).toMatchObject({ reasons });
  const decision = async (language: string) => (await modelOf(report, language)).contentIndex?.facts.at(-1)?.text ?? '';
  expect(await decision('en')).toContain(reasons.en);
  expect(await decision('zhTw')).toContain(reasons.zhTw);
  expect(await decision('zhTw')).not.toContain(reasons.en);
});

it('prints why a figure changed or was restated in the language of the edition', async () => {
  const { send, get, ok } = callerOf(h);
  const report = await completeReport(h);
  const place = `/reports/${report.id}`;
  const figure = `${place}/answers/305-1/ghg.scope1.total`;
  await change(report, { languages: both });
  const texts = { en: 'A plant was bought.', zhTw: '收購了一間廠房。' };
  await ok(send('PUT', `${figure}/explanation`, { text: texts.en, printed: true }));
  expect(await lacksOf(report)).toContainEqual(['change', '305-1', 'zhTw']);
  await ok(send('PUT', `${figure}/explanation`, { text: texts.en, texts, printed: true }));
  const printedIn = async (language: string) => JSON.stringify(await modelOf(report, language));
  expect(await printedIn('zhTw')).toContain(texts.zhTw);
  expect(await printedIn('zhTw')).not.toContain(texts.en);
  await ok(send('PUT', `${place}/disclosures/2-1`, { status: 'completed' }));
  await ok(send('POST', `${place}/publish`, {}));
  await ok(send('POST', `${place}/reopen`, {}));
  const rows = [
    { number: '1.5', unit: 't{CO2e}', descriptor: 'Boilers' },
    { number: '1235.50', unit: 't{CO2e}', descriptor: 'Vehicles' },
  ];
  const version = (await ok<{ fieldKey: string; version: number }[]>(get(`${place}/answers`))).find(
    ({ fieldKey }) => fieldKey === 'ghg.scope1.total',
  )?.version;
  await ok(send('PUT', figure, { version, value: { type: 'number', rows } }));
  const notes = { en: 'A meter was read wrongly.', zhTw: '錶讀數有誤。' };
  const where = { disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', descriptor: 'Boilers' };
  await ok(send('PUT', `${place}/restatements`, { ...where, note: notes.en }));
  expect(await lacksOf(report)).toContainEqual(['note', '305-1', 'zhTw']);
  await ok(send('PUT', `${place}/restatements`, { ...where, note: notes.en, notes }));
  expect((await modelOf(report, 'zhTw')).restatements?.map(({ note }) => note)).toEqual([notes.zhTw]);
  expect((await modelOf(report, 'en')).restatements?.map(({ note }) => note)).toEqual([notes.en]);
});

it('names files by report, language and, where the year has several reports, framework', async () => {
  const { send, get, ok } = callerOf(h);
  const nameOf = async ({ id }: Report, language: string) => {
    const asked = await ok<ReportExport>(send('POST', `/reports/${id}/exports`, { format: 'excel', language }));
    const made = async () => {
      const now = await ok<ReportExport>(get(`/exports/${asked.id}`));
      if (now.status === 'waiting' || now.status === 'running') throw new Error(`Still ${now.status}`);
      return now;
    };
    return (await vi.waitFor(made, { timeout: 50_000, interval: 100 })).fileName;
  };
  const first = await change(await create({ languages: both, names }), { period });
  expect(await nameOf(first, 'zhTw')).toBe('海港環境報告 (繁體中文).xlsx');
  const second = await change(await create({ versionId: 'gri-2025', languages: ['en'] }), { period });
  expect(await nameOf(second, 'en')).toBe('Harbour ESG (GRI).xlsx');
  expect(await nameOf(first, 'en')).toBe('Harbour ESG (HKEX, English).xlsx');
}, 120_000);
