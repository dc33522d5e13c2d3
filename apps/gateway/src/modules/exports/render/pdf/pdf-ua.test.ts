import type { Language } from '@esg/contract';
import { expect, it } from 'vitest';
import { drawReport } from '../draw.ts';
import { pdfUaProblems } from '../testing/check-pdf-ua.ts';
import { sampleLogo, sampleModel } from '../testing/sample-model.ts';

it.each<Language>(['en', 'zhTw'])(
  'keeps to the structure of PDF/UA-1 with everything a report can hold, in %s',
  async (language) => {
    const model = sampleModel({ language, disclosures: 14, published: false });
    const [first, second] = model.chapters.flatMap(({ disclosures }) =>
      disclosures.filter(({ charts }) => charts.length > 0),
    );
    const [chart] = first?.charts ?? [];
    if (!first || !second || !chart) throw new Error('The sample has too few charts');
    const years = { categories: ['2023', '2024', '2025'], series: [{ name: 'Kwun Tong', values: ['3', null, '2.5'] }] };
    first.charts = [
      { ...chart, kind: 'donut' },
      { ...chart, kind: 'line', ...years },
    ];
    second.charts = [
      { ...chart, kind: 'stacked', ...years, series: [...years.series, { name: '深圳', values: ['1', '2', '3'] }] },
    ];
    model.cover = { subtitle: 'Panels and people', look: 'plain', pictureFileId: 'x' };
    model.chapters.unshift({
      code: 'text',
      title: '',
      text: {
        language: 'zhTw',
        blocks: [
          { kind: 'heading', runs: [{ text: '主席的話' }] },
          { kind: 'bullet', runs: [{ text: '減排' }] },
        ],
      },
      disclosures: [],
    });
    model.restatements = [
      { code: '305-1', label: 'Scope 1', descriptor: 'Boilers', old: '2 t', new: '1 t', note: 'Twice' },
    ];
    const picture = await sampleLogo('#224466');
    const bytes = await drawReport({ format: 'pdf', model, assets: { coverPicture: picture, tenantLogo: picture } });
    expect(await pdfUaProblems(bytes)).toEqual([]);
  },
);
