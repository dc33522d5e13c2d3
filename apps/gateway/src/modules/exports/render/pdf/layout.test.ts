import type { ModelChart, ModelField, ReportModel } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { drawReport } from '../draw.ts';
import { inspectPdf } from '../testing/inspect-pdf.ts';
import { sampleModel } from '../testing/sample-model.ts';
import { hasBand } from './band.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');
const numbers = (count: number): ModelField => ({
  key: 'water',
  label: 'Water',
  language: null,
  content: {
    kind: 'numbers',
    rows: Array.from({ length: count }, (_, place) => ({
      descriptor: count === 1 ? '' : `Site ${place + 1}.`,
      number: `${100 + place}`,
      unitCode: 'm3',
      unitSymbol: 'm³',
    })),
  },
});
const chart: ModelChart = {
  title: 'Water by site',
  unitSymbol: 'm³',
  kind: 'bar',
  categories: ['Hong Kong', 'Shenzhen'],
  series: [{ name: 'Water', values: ['1', '2'] }],
};
const withFigures = (rows: number, charts: ModelChart[] = []): ReportModel => {
  const model = sampleModel({ disclosures: 1 });
  const disclosure = {
    code: 'A2.2',
    title: 'Water use',
    omission: null,
    fields: [numbers(rows)],
    charts,
  };
  model.chapters = [{ code: 'A2', title: 'Use of resources', text: null, disclosures: [disclosure] }];
  return model;
};
const drawn = async (model: ReportModel, beside?: ReportModel) =>
  inspectPdf(await drawReport({ format: 'pdf', model, beside, assets: {} }));

describe('pages of a PDF', () => {
  it.each([24, 30, 33, 36, 39, 42])(
    'keep a chart on the page of the last of the %i rows of its table',
    async (count) => {
      const { pages } = await drawn(withFigures(count, [chart]));
      const page = pages.find(({ nodes }) => nodes.some(({ role }) => role === 'Figure'));
      expect(squeeze(page?.text ?? '')).toContain(`Site${count}.`);
    },
  );

  it.each([18, 24, 30, 36])('never separate a heading from its table, %i lines down the page', async (lines) => {
    const paragraph = { kind: 'paragraph' as const, runs: [{ text: 'Line' }] };
    for (const rows of [6, 12, 14]) {
      const model = withFigures(rows, [chart]);
      const words: ModelField = {
        key: 'text',
        label: 'Text',
        language: null,
        content: { kind: 'rich', blocks: Array(lines).fill(paragraph) },
      };
      const before = { code: 'A1', title: 'Emissions', omission: null, fields: [words], charts: [] };
      model.chapters = [
        { code: 'A', title: 'Before', text: null, disclosures: [before] },
        ...model.chapters.map((chapter) => ({ ...chapter, title: 'Headed chapter' })),
      ];
      const { pages } = await drawn(model);
      const page = pages.slice(2).find(({ nodes }) => nodes.some(({ role }) => role === 'Table'));
      expect(squeeze(page?.text ?? '')).toContain('HeadedchapterItem');
    }
  });

  it('explain a mark on the page where it is used, and say that a table continues', async () => {
    const model = withFigures(60);
    const [content] = model.chapters.flatMap(({ disclosures }) => disclosures.map(({ fields }) => fields[0]?.content));
    if (content?.kind !== 'numbers') throw new Error('The sample has no figures');
    content.years = ['2024'];
    content.rows.forEach((row, place) => {
      row.earlier = [place === 2 || place === 57 ? null : '5'];
      row.change = { kind: 'percent', number: '1' };
    });
    const { pages } = await drawn(model);
    const texts = pages.map((page) => squeeze(page.text));
    const explained = texts.flatMap((text, place) => (text.includes('Nofigureforthatyear.') ? [place] : []));
    const marked = texts.flatMap((text, place) => (/Site3\.|Site58\./.test(text) ? [place] : []));
    expect(marked).toHaveLength(2);
    expect(explained).toEqual(marked);
    expect(texts.map((text) => text.includes('Item(continued)'))).toEqual(texts.map((_, at) => at === marked[1]));
  });

  it('print figures and texts of disclosures in the order of the framework', async () => {
    const model = withFigures(2);
    const why: ModelField = { key: 'why', label: 'Why', language: null, content: { kind: 'text', text: 'Because.' } };
    const some = { omission: null, fields: [numbers(2)], charts: [] };
    const disclosures = [
      { ...some, code: 'B6.1', title: 'Recalls' },
      { ...some, code: 'B6.2', title: 'Complaints', fields: [why] },
      { ...some, code: 'B6.3', title: 'Returns', fields: [numbers(3)] },
    ];
    model.chapters = model.chapters.map((chapter) => ({ ...chapter, disclosures }));
    model.contentIndex = null;
    const { pages } = await drawn(model);
    const text = squeeze(
      pages
        .slice(2)
        .map((page) => page.text)
        .join(''),
    );
    expect(text).toMatch(/B6\.1Recalls.*B6\.2Complaints.*Because\..*B6\.3Returns/);
  });

  it('print a single figure as a numeral instead of a table of one row', async () => {
    const model = withFigures(1);
    model.contentIndex = null;
    const { pages, nodes } = await drawn(model);
    expect(nodes.some(({ role }) => role === 'Table')).toBe(false);
    const text = squeeze(pages.map((page) => page.text).join(''));
    for (const shown of ['A2.2', 'Wateruse', 'Waterm³100']) expect(text).toContain(shown);
  });

  it.each([12, 40, 47, 54, 61, 71])(
    'never print the imprint alone on a page behind an index of %i rows',
    async (disclosures) => {
      const model = sampleModel({ disclosures: 1 });
      const [group] = model.contentIndex?.groups ?? [];
      const [row] = group?.rows ?? [];
      if (!model.contentIndex || !group || !row) throw new Error('The sample has no index');
      const rows = Array.from({ length: disclosures }, (_, place) => ({ ...row, code: `X-${place}.` }));
      model.contentIndex.groups = [{ ...group, rows }];
      const last = (await drawn(model)).pages.at(-1)?.text ?? '';
      expect(squeeze(last)).toContain('Imprint');
      expect(squeeze(last)).toContain(`X-${disclosures - 1}.`);
    },
  );

  it('never begin a page with the last item of a list', async () => {
    for (let before = 28; before <= 46; before += 1) {
      const model = withFigures(1);
      const paragraph = { kind: 'paragraph' as const, runs: [{ text: 'A short line.' }] };
      const words: ModelField = {
        key: 'words',
        label: 'Words',
        language: null,
        content: { kind: 'rich', blocks: Array(before).fill(paragraph) },
      };
      const items = Array.from({ length: 6 }, (_, place) => `Topic ${place + 1}.`);
      const list: ModelField = { key: 'list', label: 'List', language: null, content: { kind: 'list', items } };
      const disclosure = { code: 'A1', title: 'Topics', omission: null, fields: [words, list], charts: [] };
      model.chapters = [{ code: 'A', title: 'A', text: null, disclosures: [disclosure] }];
      const { pages } = await drawn(model);
      const last = pages.map(({ text }) => squeeze(text)).find((text) => text.includes('Topic6.'));
      expect(last).toContain('Topic5.');
    }
  });

  it('put the index on a page that a short chapter leaves nearly empty', async () => {
    const { pages } = await drawn(withFigures(2));
    const shared = pages.slice(2).find(({ text }) => squeeze(text).includes('Site1.'));
    expect(squeeze(shared?.text ?? '')).toContain('Contentindex');
  });

  it('draw tables and charts of two languages once, with labels in both', async () => {
    const model = withFigures(3, [chart]);
    const beside = withFigures(3, [{ ...chart, title: '各地用水' }]);
    beside.language = 'zhTw';
    beside.languageTag = 'zh-Hant-HK';
    for (const { fields } of beside.chapters.flatMap(({ disclosures }) => disclosures))
      for (const field of fields) field.label = '用水';
    const { pages, nodes } = await drawn(model, beside);
    const text = squeeze(pages.map((page) => page.text).join(''));
    expect(nodes.filter(({ role }) => role === 'Figure')).toHaveLength(1);
    expect(text.split('Site3.')).toHaveLength(2);
    for (const shown of ['Water用水', 'Waterbysite各地用水']) expect(text).toContain(shown);
  });
});

describe('a band in the brand’s colour', () => {
  it('opens chapters of four pages or more in reports of seventy disclosures', () => {
    const long = sampleModel({ disclosures: 80 });
    expect(long.chapters.filter((chapter) => hasBand(chapter, long)).map(({ code }) => code)).toContain('GRI 2');
    const short = sampleModel({ disclosures: 60 });
    expect(short.chapters.some((chapter) => hasBand(chapter, short))).toBe(false);
  });
});
