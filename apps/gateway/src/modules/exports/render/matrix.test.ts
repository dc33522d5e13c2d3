import type { Language, ReportModel } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { chartModelOf } from './chart-drawing.ts';
import { drawReport } from './draw.ts';
import { pdfUaProblems } from './testing/check-pdf-ua.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { readZip } from './testing/read-zip.ts';
import { sampleMatrix } from './testing/sample-matrix.ts';
import { sampleModel } from './testing/sample-model.ts';

const withMatrix = (language: Language): ReportModel => {
  const model = sampleModel({ language, disclosures: 6 });
  const [first] = model.chapters.flatMap(({ disclosures }) => disclosures);
  if (!first) throw new Error('The sample has no disclosure');
  first.charts = [sampleMatrix(language)];
  return model;
};
const text = (part: Uint8Array | undefined) => Buffer.from(part ?? []).toString();

describe.each<Language>(['en', 'zhTw'])('the matrix of material topics in %s', (language) => {
  const chart = sampleMatrix(language);

  it('is a figure with its topics as alternative text and a table below in PDF', async () => {
    const bytes = await drawReport({ format: 'pdf', model: withMatrix(language), assets: {} });
    expect(await pdfUaProblems(bytes)).toEqual([]);
    const { nodes } = await inspectPdf(bytes);
    const figure = nodes.find(({ role, alt }) => role === 'Figure' && alt?.startsWith(chart.title));
    for (const name of [...chart.categories, ...chart.series.map((one) => one.name), chart.matrix?.note ?? ''])
      expect(figure?.alt).toContain(name);
  });

  it('has the numbers of its drawing in the table below in PDF', async () => {
    const bytes = await drawReport({ format: 'pdf', model: withMatrix(language), assets: {} });
    const said = (await inspectPdf(bytes)).pages.map(({ text: printed }) => printed).join('');
    for (const [place, number] of [1, 2, 3, 4, 4, 5].entries())
      expect(said).toContain(`${number} ${chart.categories[place]?.split(' from')[0]}`);
    const drawn = chartModelOf(chart, 'en');
    expect(drawn.kind === 'scatter' && drawn.points.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is a native chart of numbered points with a table that names them in Word', async () => {
    const bytes = await drawReport({ format: 'word', model: withMatrix(language), assets: {} });
    const xml = text(readZip(bytes)['word/charts/chart1.xml']);
    expect(xml).toContain('<c:scatterChart>');
    const html = (await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })).value;
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, '')),
    );
    expect(rows).toContainEqual(['1', chart.categories[0], '4.25', '4', '4.6', chart.matrix?.verdicts[0]]);
    // Two at one place have one number.
    expect(xml).toContain(`4 ${chart.categories[3]}`);
    expect(xml).toContain(`4 ${chart.categories[4]}`);
    expect(rows).toContainEqual(['5', chart.categories[5], '1.25', '–', '–', chart.matrix?.verdicts[5]]);
  });

  it('is a table of numbers with verdicts in Excel', async () => {
    const book = await readXlsx(await drawReport({ format: 'excel', model: withMatrix(language), assets: {} }));
    const rows = book.sheets.flatMap((sheet) => sheet.rows);
    const named = rows.find((row) => row[1] === chart.categories[0]);
    expect(named?.slice(1)).toEqual([chart.categories[0], 4.25, 4, 4.6, chart.matrix?.verdicts[0]]);
  });
});

it('draws no topic that is in the table alone', async () => {
  const model = withMatrix('en');
  const chart = model.chapters[0]?.disclosures[0]?.charts[0];
  if (!chart?.matrix) throw new Error('The sample has no matrix');
  chart.matrix.drawn = chart.categories.map((_, place) => place !== 4);
  const xml = text(readZip(await drawReport({ format: 'word', model, assets: {} }))['word/charts/chart1.xml']);
  expect(xml).toContain(`4 ${chart.categories[3]}`);
  expect(xml).not.toContain(chart.categories[4]);
  const drawn = chartModelOf(chart, 'en');
  expect(drawn.kind === 'scatter' && drawn.points.flatMap(({ members = [] }) => members)).toEqual([]);
});

it('is drawn side by side in two languages without a fault of structure', async () => {
  const bytes = await drawReport({
    format: 'pdf',
    model: withMatrix('en'),
    beside: withMatrix('zhTw'),
    assets: {},
  });
  expect(await pdfUaProblems(bytes)).toEqual([]);
});
