import { changeBetween, type Language, type ModelField, type ReportModel } from '@esg/contract';
import { readXlsx } from 'hucre/xlsx';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { drawReport } from './draw.ts';
import { inspectPdf } from './testing/inspect-pdf.ts';
import { sampleModel } from './testing/sample-model.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');

const figure = (key: string, then: string | null, number: string, unitCode: string): ModelField => {
  const change = then === null ? undefined : changeBetween(then, number, unitCode);
  return {
    key,
    label: key,
    language: null,
    content: {
      kind: 'numbers',
      years: ['2024'],
      rows: [
        {
          descriptor: '',
          number,
          unitCode,
          unitSymbol: unitCode === '1' ? '' : unitCode,
          earlier: [then],
          ...(change && { change }),
        },
      ],
    },
  };
};

/** Figures as they were entered, their changes, and what is printed where there is none. */
const modelOf = (language: Language): ReportModel => {
  const model = sampleModel({ language, disclosures: 1 });
  const fields = [
    figure('energy', '1000', '1113.00', 'MWh'),
    figure('women', '30.5', '34', '%'),
    figure('cases', '1', '3', '1'),
    figure('spills', '0', '4.25', 'm3'),
    figure('paper', null, '7.5', 't'),
  ];
  model.chapters = [
    {
      code: 'A',
      title: 'Figures',
      text: null,
      disclosures: [{ code: 'A1', title: 'Changes', omission: null, fields, charts: [] }],
    },
  ];
  model.kpiSheet = { isPrinted: false, disclosures: [{ code: 'A1', owners: [], evidence: [], status: 'completed' }] };
  return model;
};

describe.each<Language>(['en', 'zhTw'])('changes in %s', (language) => {
  const model = modelOf(language);
  const points = language === 'en' ? '+3.5 pp' : '+3.5 個百分點';
  const figures = ['1,000', '1,113.00', '30.5', '34', '4.25', '7.5'];
  const notes =
    language === 'en'
      ? ['No figure for that year.', 'The earlier figure is nil or not comparable, so no change is given.']
      : ['該年度並無數據。', '過往數據為零或不可比較，故不列變動。'];
  const rows = [
    `1,0001,113.00+11.3%`,
    squeeze(`30.5 34 ${points}`),
    '13+2',
    // The letter of the note that says why.
    '04.25–a',
    '–7.5–b',
  ];

  it('changes of figures are printed in PDF with one decimal and a sign, or with a dash and a note', async () => {
    const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
    const text = squeeze(pages.map((page) => page.text).join(''));
    for (const shown of [...rows, ...figures, ...notes]) expect(text).toContain(squeeze(shown));
  });

  it('changes of figures are printed in Word in the same way', async () => {
    const { value } = await mammoth.extractRawText({
      buffer: Buffer.from(await drawReport({ format: 'word', model, assets: {} })),
    });
    for (const shown of [...rows, ...figures, ...notes]) expect(squeeze(value)).toContain(squeeze(shown));
  });

  it('changes of figures are numbers beside the figures in Excel', async () => {
    const { sheets } = await readXlsx(await drawReport({ format: 'excel', model, assets: {} }), { readStyles: true });
    const sheet = sheets[1];
    expect(sheet?.rows.slice(1).map((row) => row.slice(4, 7))).toEqual([
      [1000, 1113, 0.113],
      [30.5, 34, 3.5],
      [1, 3, 2],
      [0, 4.25, null],
      [null, 7.5, null],
    ]);
    const formats = [1, 2, 3].map((row) => sheet?.cells?.get(`${row},6`)?.style?.numFmt);
    expect(formats.map((format) => format?.split(';')[0])).toEqual([
      '"+"#,##0.0%',
      `"+"#,##0.0"${points.slice(4)}"`,
      '"+"#,##0',
    ]);
    // As it was entered, even with zeros after the point.
    expect(sheet?.cells?.get('1,5')?.style?.numFmt).toBe('#,##0.00');
  });
});
