import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { barsOf, type Language, type ModelChart, type ReportModel, runsOfBlock } from '@esg/contract';
import { readXlsx } from 'hucre';
import mammoth from 'mammoth';
import { beforeAll, describe, expect, it } from 'vitest';
import { chartPaletteOf, chartSentence } from '../chart-drawing.ts';
import { paletteOf } from '../colors.ts';
import { drawReport } from '../draw.ts';
import { drawnChapters } from '../drawn.ts';
import { formatNumber } from '../formats.ts';
import { readZip } from '../testing/read-zip.ts';
import { sampleLogo, sampleModel } from '../testing/sample-model.ts';
import type { WorkerMessage } from '../worker.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const disclosuresOf = ({ chapters }: ReportModel) => chapters.flatMap(({ disclosures }) => disclosures);
const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}>(.*?)</h${level}>`, 'g'))].map(([, inner]) => squeeze(plain(inner ?? '')));

describe.each<Language>(['en', 'zhTw'])('Word in %s', (language) => {
  const model = sampleModel({ language, disclosures: 26 });
  let html = '';
  beforeAll(async () => {
    const bytes = await drawReport({ format: 'word', model, assets: { tenantLogo: await sampleLogo() } });
    html = (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
  });

  it('shows every answer, number and unit of the model', () => {
    const text = squeeze(plain(html));
    for (const { omission, fields, charts } of disclosuresOf(model)) {
      if (omission) {
        for (const said of [omission.reason, omission.explanation]) expect(text).toContain(squeeze(said));
      }
      for (const { content } of fields) {
        if (content.kind === 'text') expect(text).toContain(squeeze(content.text));
        if (content.kind === 'list') for (const item of content.items) expect(text).toContain(squeeze(item));
        if (content.kind === 'rich') {
          for (const run of content.blocks.flatMap(runsOfBlock)) {
            expect(text).toContain(squeeze(run.footnote ?? run.text));
          }
        }
        if (content.kind === 'numbers') {
          for (const { number, unitSymbol } of content.rows) {
            expect(text).toContain(squeeze(unitSymbol) + formatNumber(number, model.numberLocale, content.rounding));
          }
        }
      }
      for (const chart of charts) {
        for (const { label, value } of barsOf(chart) ?? [])
          expect(text).toContain(squeeze(label) + formatNumber(value, model.numberLocale));
      }
    }
  });

  it('has native headings, tables, links, lists and pictures with a name', () => {
    expect(headings(html, 1)).toEqual(expect.arrayContaining(model.chapters.map(({ title }) => squeeze(title))));
    const named = drawnChapters(model).flatMap(({ chapter }) => chapter.disclosures);
    expect(new Set([...headings(html, 2), ...headings(html, 3)])).toEqual(
      new Set(named.map(({ code, title }) => squeeze(code + title))),
    );
    expect(html).toContain('<ol>');
    expect(html).toContain('<ul>');
    expect(html).toContain('href="https://ghgprotocol.org/"');
    expect(html.match(/<thead>/g)?.length).toBeGreaterThan(10);
    expect(html).toMatch(/<img alt="Verdant"/);
  });
});

describe('charts in Word', () => {
  const years = { title: '能源', unitSymbol: 'MWh', categories: ['2023', '2024', '2025'] };
  const sites = [
    { name: '香港 <&>', values: ['1200.5', null, '1410.25'] },
    { name: 'Shenzhen', values: ['800', '790', '760.5'] },
  ];
  const ring = [{ name: 'Energy', values: ['1410.25', '760.5', '3'] }];
  const drawn: ModelChart[] = [
    { ...years, kind: 'line', series: sites },
    { ...years, kind: 'stacked', series: sites },
    { ...years, kind: 'bar', series: sites },
    { ...years, kind: 'donut', series: ring },
  ];
  const below: ModelChart = { ...years, kind: 'donut', series: [{ name: 'Energy', values: ['-1', '2.5', '3'] }] };
  const long: ModelChart = {
    ...years,
    kind: 'line',
    series: [{ name: 'x', values: ['1234567890123456.5', '1', '2'] }],
  };
  const text = (part: Uint8Array | undefined) => Buffer.from(part ?? []).toString();
  let model: ReportModel;
  let parts: ReturnType<typeof readZip>;
  let html: string;

  beforeAll(async () => {
    model = sampleModel({ disclosures: 1 });
    const [disclosure] = disclosuresOf(model);
    if (!disclosure) throw new Error('The sample has no disclosure');
    disclosure.charts = [...drawn, below, long];
    const bytes = await drawReport({ format: 'word', model, assets: {} });
    parts = readZip(bytes);
    html = (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
  });

  it('are native charts, with the values, names and colours of the model and a workbook for editing', async () => {
    const kinds = ['lineChart', 'barChart', 'barChart', 'doughnutChart'];
    for (const [index, chart] of drawn.entries()) {
      const { series, categories } = chart;
      const xml = text(parts[`word/charts/chart${index + 1}.xml`]);
      expect(xml).toContain(`<c:${kinds[index]}>`);
      const values = [...xml.matchAll(/<c:val>(.*?)<\/c:val>/gs)].map(([, inner = '']) =>
        [...inner.matchAll(/<c:v>(.*?)<\/c:v>/g)].map(([, value]) => Number(value)),
      );
      expect(values).toEqual(
        series.map((one) => one.values.flatMap((value) => (value === null ? [] : [Number(value)]))),
      );
      for (const name of [...categories, ...series.map(({ name }) => name)])
        expect(plain(xml.replaceAll('<', ' <'))).toContain(name.replace(' <&>', ''));
      const [, second] = chartPaletteOf(chart, paletteOf(model.brand.colors)).series;
      expect(xml).toContain(second?.slice(1).toUpperCase());
      const book = await readXlsx(
        parts[`word/embeddings/Microsoft_Excel_Worksheet${index + 1}.xlsx`] ?? new Uint8Array(),
      );
      const rows = book.sheets[0]?.rows ?? [];
      expect(rows[0]?.slice(1)).toEqual(series.map(({ name }) => name));
      expect(rows.slice(1).map((row) => row[1] ?? null)).toEqual(
        series[0]?.values.map((value) => (value === null ? null : Number(value))),
      );
    }
    expect(text(parts['word/charts/chart2.xml'])).toContain('<c:grouping val="stacked"/>');
    expect(parts['word/charts/chart5.xml']).toBeUndefined();
  });

  it('have a description, and become tables where Word could not show every figure exactly', () => {
    const document = text(parts['word/document.xml']);
    for (const chart of drawn.slice(1)) {
      const sentence = chartSentence(chart, model.numberLocale).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      expect(document).toContain(`descr="${sentence.replaceAll('>', '&gt;')}"`);
    }
    for (const figure of ['-1', '2.5', formatNumber('1234567890123456.5', model.numberLocale)])
      expect(html).toContain(`>${figure}<`);
  });

  it('are valid parts of the file: each relationship leads to a part, and each part has its type', () => {
    const types = text(parts['[Content_Types].xml']);
    for (const name of Object.keys(parts).filter((part) => /^word\/(charts|embeddings)\/[^_]/.test(part)))
      expect(types).toContain(`PartName="/${name}"`);
    for (const [name, bytes] of Object.entries(parts).filter(([part]) => part.endsWith('.rels'))) {
      const folder = name.replace(/_rels\/[^/]*$/, '');
      for (const [tag] of text(bytes).matchAll(/<Relationship [^>]*>/g)) {
        if (tag.includes('TargetMode="External"')) continue;
        const target = /Target="([^"]*)"/.exec(tag)?.[1] ?? '';
        const { pathname } = new URL(target, `zip:///${folder}`);
        expect(Object.keys(parts)).toContain(pathname.slice(1));
      }
    }
    const used = [...text(parts['word/document.xml']).matchAll(/<c:chart [^>]*r:id="([^"]*)"/g)].map(([, id]) => id);
    expect(used).toHaveLength(drawn.length);
    for (const id of used) expect(text(parts['word/_rels/document.xml.rels'])).toContain(`Id="${id}"`);
  });
});

describe('Word', () => {
  it('refers in its index only to places in the file', async () => {
    const model = sampleModel({ disclosures: 26 });
    const parts = readZip(await drawReport({ format: 'word', model, assets: {} }));
    const document = Buffer.from(parts['word/document.xml'] ?? []).toString();
    const places = new Set([...document.matchAll(/<w:bookmarkStart [^>]*w:name="(d_[^"]*)"/g)].map(([, name]) => name));
    const wanted = [...document.matchAll(/PAGEREF (d_\w+)/g)].map(([, name]) => name);
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((name) => !places.has(name))).toEqual([]);
  });

  it('leaves out characters that XML does not allow', async () => {
    const model = sampleModel({ disclosures: 1 });
    model.description = 'before\u0000\u000b\ud800after <&>';
    const bytes = await drawReport({ format: 'word', model, assets: {} });
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
    expect(value).toContain('before\ufffdafter <&>');
  });

  it('keeps only a small part of a long report in memory at once', async () => {
    const workerData = { format: 'word', model: sampleModel({ disclosures: 300 }), assets: {} };
    const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 16 };
    const worker = new Worker(new URL('../worker.ts', import.meta.url), { workerData, resourceLimits });
    const kinds: string[] = [];
    worker.on('message', ({ kind }: WorkerMessage) => kinds.push(kind));
    // Rejects when the thread runs out of memory.
    await once(worker, 'exit');
    expect(kinds.at(-1)).toBe('done');
  });
});

describe('contents of a Word file', () => {
  const contentsOf = async (language: Language, disclosures: number) => {
    const model = sampleModel({ language, disclosures });
    const parts = readZip(await drawReport({ format: 'word', model, assets: {} }));
    const document = Buffer.from(parts['word/document.xml'] ?? '').toString();
    const [contents = ''] = document.match(/<w:sdt>.*?<\/w:sdt>/s) ?? [];
    return { contents, settings: Buffer.from(parts['word/settings.xml'] ?? '').toString() };
  };

  it('link each heading with a dotted line and, where the widths of its fonts are known, with its page', async () => {
    const { contents, settings } = await contentsOf('en', 12);
    const entries = contents.split('<w:p>').filter((entry) => entry.includes('w:anchor='));
    expect(entries.length).toBeGreaterThan(12);
    const pages = entries.map((entry) => {
      expect(entry).toContain('w:leader="dot"');
      const field = entry.split('<w:fldChar w:fldCharType="separate"/>').at(-1) ?? '';
      return Number(/<w:t[^>]*>(\d+)<\/w:t>/.exec(field)?.[1]);
    });
    expect(pages.every((page) => page > 1)).toBe(true);
    expect(pages).toEqual(pages.toSorted((one, other) => one - other));
    // Nobody who opens the file is asked whether to update its fields.
    expect(settings).not.toMatch(/<w:updateFields(?! w:val="(?:false|0)")/);
  });

  it('leave page numbers to Word where only Word knows the widths of the fonts', async () => {
    const { contents, settings } = await contentsOf('zhTw', 12);
    expect(contents.match(/PAGEREF/g)?.length).toBeGreaterThan(10);
    expect(contents).toContain('w:dirty="true"');
    expect(settings).toContain('<w:updateFields/>');
  });
});

it('keeps the first and last rows of a table in Word together, and a name with the rows it names', async () => {
  const model = sampleModel({ disclosures: 1 });
  const rows = Array.from({ length: 14 }, (_, place) => ({
    descriptor: `Site ${place + 1}.`,
    number: `${place}`,
    unitCode: 't',
    unitSymbol: 't',
  }));
  const field = { key: 'waste', label: 'Waste', language: null, content: { kind: 'numbers' as const, rows } };
  const disclosure = { code: 'A1', title: 'Waste', omission: null, fields: [field], charts: [] };
  model.chapters = [{ code: 'A', title: 'A', text: null, disclosures: [disclosure] }];
  const parts = readZip(await drawReport({ format: 'word', model, assets: {} }));
  const document = Buffer.from(parts['word/document.xml'] ?? '').toString();
  const kept = document
    .split('<w:tr>')
    .filter((row) => row.includes('Site '))
    .map((row) => row.includes('<w:keepNext/>'));
  expect(kept).toHaveLength(14);
  expect([...kept.slice(0, 1), kept[5], ...kept.slice(-4)]).toEqual([true, false, true, true, true, false]);
});

describe('columns of figures in Word', () => {
  const rowOf = (number: string, years: number) => ({
    descriptor: '',
    number,
    unitCode: 'kWh',
    unitSymbol: 'kWh',
    earlier: Array.from({ length: years }, () => number),
  });
  const widthsOf = async (number: string, years: number) => {
    const model = sampleModel({ disclosures: 1 });
    const names = Array.from({ length: years }, (_, place) => `${2020 + place}`);
    const content = { kind: 'numbers' as const, rows: [rowOf(number, years)], years: names };
    const fields = ['one', 'two'].map((key) => ({ key, label: key, language: null, content }));
    const disclosure = { code: 'A1', title: 'Energy', omission: null, fields, charts: [] };
    model.earlierYears = names;
    model.chapters = [{ code: 'A', title: 'A', text: null, disclosures: [disclosure] }];
    const parts = readZip(await drawReport({ format: 'word', model, assets: {} }));
    const document = Buffer.from(parts['word/document.xml'] ?? '').toString();
    const table =
      document.split('<w:tbl>').find((each) => each.includes(formatNumber(number, model.numberLocale))) ?? '';
    return [...table.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width) / 20);
  };

  it('hold the longest number in one line, even in a wide font', async () => {
    const figures = (await widthsOf('1234567.890123', 1)).slice(1, 3);
    expect(figures.every((width) => width >= '1,234,567.890123'.length * 6.3)).toBe(true);
  });

  it('leave out the oldest years where names need the room', async () => {
    const widths = await widthsOf('1234567.890123', 4);
    expect(widths[0]).toBeGreaterThanOrEqual(100);
    expect(widths.filter((width) => width >= '1,234,567.890123'.length * 6.3).length).toBeLessThan(5);
  });
});
