import type {
  ExportFormat,
  FigureChange,
  HubAnswers,
  Language,
  LastValues,
  NewDataPoint,
  Report,
  ReportDesign,
  ReportExport,
  ReportingTime,
  ReportModel,
} from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { energySection, figure, hubOf, scope1Section } from '../data-points/testing.ts';
import { tonnes } from '../hub-answers/testing.ts';
import { callerOf } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const field = 'energy.consumption.total';
const fields = { disclosureCodes: ['A2.1'], period: { start: '2025-01-01', end: '2025-12-31' } };

/** The organisation's first report, beside a data hub with two years of figures, filled with those of this year. */
const firstReport = async (lastYear: Partial<NewDataPoint> = {}, lastDay = '2024-12-31') => {
  const { send, get, ok } = callerOf(h);
  const hub = hubOf(h);
  const last = await hub.time('2024-01-01', lastDay);
  const now = await hub.time('2025-01-01', '2025-12-31');
  await hub.store(last.id, { sectionId: energySection, value: figure('829627.55', 'kWh'), ...lastYear });
  await hub.store(now.id, { sectionId: energySection, value: figure('711322.45', 'kWh') });
  const { id, version } = await ok<Report>(
    send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'ESG report 2025' }),
  );
  await ok(send('PATCH', `/reports/${id}`, { version, ...fields }));
  await ok(send('PUT', `/reports/${id}/answers/A2.1/${field}`, { version: 0, value: figure('711322.45', 'kWh') }));
  const modelOf = (language: Language = 'en') => ok<ReportModel>(get(`/reports/${id}/model?language=${language}`));
  const energyOf = async () => {
    const [disclosure] = (await modelOf()).chapters.flatMap(({ disclosures }) => disclosures);
    const content = disclosure?.fields.find(({ key }) => key === field)?.content;
    if (content?.kind !== 'numbers') throw new Error('The figure is no figure');
    return { content, charts: disclosure?.charts ?? [] };
  };
  const fileOf = async (format: ExportFormat) => {
    const asked = await ok<ReportExport>(send('POST', `/reports/${id}/exports`, { format, language: 'en' }));
    await vi.waitFor(
      async () => {
        const { status } = await ok<ReportExport>(get(`/exports/${asked.id}`));
        if (status !== 'complete') throw new Error(`Still ${status}`);
      },
      { timeout: 40_000, interval: 100 },
    );
    return new Uint8Array(await (await get(`/exports/${asked.id}/file`)).arrayBuffer());
  };
  return { id, hub, energyOf, fileOf };
};

describe('the first report of an organisation with two years of data in the data hub', () => {
  it('shows last year, the change, and a chart of both years', async () => {
    const { energyOf } = await firstReport();
    const { content, charts } = await energyOf();
    expect(content.years).toEqual(['2024']);
    expect(content.rows).toMatchObject([
      { number: '711322.45', earlier: ['829627.55'], change: { kind: 'percent', number: '-14.3' } },
    ]);
    expect(charts).toMatchObject([
      { kind: 'bar', categories: ['2024', '2025'], series: [{ values: ['829627.55', '711322.45'] }] },
    ]);
  });

  it('names every year as the organisation does, once each of them has a name', async () => {
    const { energyOf, fileOf, hub } = await firstReport();
    const times = await hub.ok<ReportingTime[]>(hub.get('/reporting-times'));
    const call = async (year: string) => {
      const time = times.find(({ period }) => period.start.startsWith(year));
      await hub.ok(
        hub.send('PUT', `/reporting-times/${time?.id}`, { name: `FY${year}`, period: time?.period, version: 1 }),
      );
    };
    await call('2024');
    expect((await energyOf()).charts).toMatchObject([{ categories: ['2024', '2025'] }]);
    await call('2025');
    const { content, charts } = await energyOf();
    expect(content.years).toEqual(['FY2024']);
    expect(charts).toMatchObject([{ categories: ['FY2024', 'FY2025'] }]);
    const pdf = await extractText(await getDocumentProxy(await fileOf('pdf')), { mergePages: true });
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await fileOf('word')) });
    for (const text of [pdf.text, word.value]) for (const name of ['FY2024', 'FY2025']) expect(text).toContain(name);
    const book = await readXlsx(await fileOf('excel'));
    const cells = book.sheets.flatMap(({ rows }) => rows.flat());
    expect(cells).toEqual(expect.arrayContaining(['FY2024', 'FY2025']));
    expect(cells).not.toContain('2025');
  }, 60_000);

  it('carries both years into PDF, Word and Excel', async () => {
    const { fileOf } = await firstReport();
    const pdf = await extractText(await getDocumentProxy(await fileOf('pdf')), { mergePages: true });
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await fileOf('word')) });
    for (const text of [pdf.text, word.value])
      for (const shown of ['829,627.55', '711,322.45', '2024', '2025']) expect(text).toContain(shown);
    const book = await readXlsx(await fileOf('excel'));
    const cells = book.sheets.flatMap(({ rows }) => rows.flat());
    expect(cells).toContain(829_627.55);
    expect(cells).toContain(711_322.45);
  }, 60_000);

  it('prints last year in this year’s unit, without endless digits', async () => {
    const { energyOf, fileOf } = await firstReport({ value: figure('1000', 'GJ') });
    expect((await energyOf()).content.rows[0]?.earlier).toEqual(['277777.777778']);
    const pdf = await extractText(await getDocumentProxy(await fileOf('pdf')), { mergePages: true });
    expect(pdf.text).toMatch(/277,777\.777778(?!\d)/);
    const word = await mammoth.extractRawText({ buffer: Buffer.from(await fileOf('word')) });
    expect(word.value).toMatch(/277,777\.777778(?!\d)/);
    const book = await readXlsx(await fileOf('excel'));
    expect(book.sheets.flatMap(({ rows }) => rows.flat())).toContain(277_777.777778);
  });

  it('shows last year’s figure in the form, and the difference from it', async () => {
    const { id } = await firstReport();
    const { ok, get } = callerOf(h);
    const last = await ok<LastValues>(get(`/reports/${id}/last-values`));
    expect(last.from).toMatchObject({ id: null, period: { start: '2024-01-01' } });
    expect(last.values).toMatchObject([{ disclosureCode: 'A2.1', fieldKey: field, value: figure('829627.55', 'kWh') }]);
    expect(await ok<FigureChange[]>(get(`/reports/${id}/disclosures/A2.1/figure-changes`))).toMatchObject([
      { fieldKey: field, percent: -14.3 },
    ]);
  });

  it('goes back four years where the design asks for them, and shows no earlier year where it asks for none', async () => {
    const { id, hub, energyOf } = await firstReport();
    const { ok, get, send } = callerOf(h);
    for (const year of ['2020', '2021', '2022', '2023']) {
      const { id: timeId } = await hub.time(`${year}-01-01`, `${year}-12-31`);
      await hub.store(timeId, { sectionId: energySection, value: figure(`${year}.5`, 'MWh') });
    }
    const design = await ok<ReportDesign>(get(`/reports/${id}/design`));
    expect(design.earlierYears).toEqual(['2021', '2022', '2023', '2024']);
    const lay = (version: number, years: number) =>
      ok(
        send('PUT', `/reports/${id}/design`, {
          version,
          settings: {
            ...design.settings,
            layouts: [{ disclosureCode: 'A2.1', fieldKey: field, look: 'auto', years }],
          },
        }),
      );
    await lay(0, 4);
    const five = (await energyOf()).content;
    expect(five.years).toEqual(['2021', '2022', '2023', '2024']);
    // In the unit of this year.
    expect(five.rows[0]?.earlier).toEqual(['2021500', '2022500', '2023500', '829627.55']);
    await lay(1, 0);
    expect((await energyOf()).content.years).toBeUndefined();
  });

  it('never prints internal data, or data that cover only a part of the year', async () => {
    const inside = await firstReport({ internal: true });
    expect((await inside.energyOf()).content.years).toBeUndefined();
    await h.reset();
    const half = await firstReport({}, '2024-06-30');
    expect((await half.energyOf()).content.years).toBeUndefined();
  });
});

describe('a total that was entered for last year alone', () => {
  it('is printed beside the sum of this year, with the change', async () => {
    const { send, get, ok } = callerOf(h);
    const hub = hubOf(h);
    const last = await hub.time('2024-01-01', '2024-12-31');
    const now = await hub.time('2025-01-01', '2025-12-31');
    const total = 'ghg.scope12.location_based';
    await hub.store(last.id, { sectionId: `${total}:total:figures`, value: tonnes('51501') });
    await hub.store(now.id, { sectionId: scope1Section, value: tonnes('11054') });
    await hub.store(now.id, { sectionId: 'ghg.scope2.location_based:total:figures', value: tonnes('40000') });
    const { id, version } = await ok<Report>(send('POST', '/reports', { versionId: 'hkex-c2-2025', name: 'ESG 2025' }));
    await ok(send('PATCH', `/reports/${id}`, { version, ...fields, disclosureCodes: ['D-28'] }));
    const { answers } = await hub.ok<HubAnswers>(hub.get(`/reports/${id}/hub-answers`));
    const offers = answers.map(({ disclosureCode, fieldKey, stamp }) => ({ disclosureCode, fieldKey, stamp }));
    await hub.ok(hub.send('POST', `/reports/${id}/hub-answers`, { answers: offers }));
    const model = await ok<ReportModel>(get(`/reports/${id}/model?language=en`));
    const printed = model.chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields));
    expect(printed.find(({ key }) => key === total)?.content).toMatchObject({
      years: ['2024'],
      rows: [{ number: '51054', earlier: ['51501'], change: { kind: 'percent' } }],
    });
  });
});
