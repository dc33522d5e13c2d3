import { type Language, type ModelField, numberFootnotes, type ReportModel } from '@esg/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { paletteOf } from '../colors.ts';
import { drawReport } from '../draw.ts';
import { drawnChapters } from '../drawn.ts';
import { formatNumber } from '../formats.ts';
import { pdfUaProblems } from '../testing/check-pdf-ua.ts';
import { inspectPdf } from '../testing/inspect-pdf.ts';
import { sampleModel } from '../testing/sample-model.ts';

const squeeze = (text: string) => text.replace(/\s/g, '');
const disclosuresOf = ({ chapters }: ReportModel) => chapters.flatMap(({ disclosures }) => disclosures);

/** Disclosures in the report itself, not only in the content index. */
const drawnOf = (model: ReportModel) => drawnChapters(model).flatMap(({ chapter }) => chapter.disclosures);

/** Texts that a field must show, in order. */
const textsOf = ({ content }: ModelField, model: ReportModel): string[] => {
  switch (content.kind) {
    case 'text':
      return [content.text];
    case 'list':
      return content.items;
    case 'rich':
      return [
        ...content.blocks.flatMap((block) =>
          block.kind === 'table'
            ? block.rows.flatMap(({ cells }) => cells.map((runs) => runs.map(({ text }) => text).join('')))
            : [block.runs.map(({ text }) => text).join('')],
        ),
        ...numberFootnotes(content.blocks).notes,
      ];
    case 'numbers':
      return content.rows.map(
        ({ number, unitSymbol }) => `${unitSymbol}${formatNumber(number, model.numberLocale, content.rounding)}`,
      );
    default:
      return [];
  }
};

describe.each<Language>(['en', 'zhTw'])('PDF in %s', (language) => {
  const model = sampleModel({ language, disclosures: 26 });
  let pdf: Awaited<ReturnType<typeof inspectPdf>>;
  beforeAll(async () => {
    pdf = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
  });

  it('shows every answer, number, unit and omission of the model', () => {
    const foot = (page: number) => squeeze(`${model.title}·${model.organisation}${page}`);
    // Head and foot come before the content of the page.
    const text = pdf.pages.map((page) => squeeze(page.text).split(foot(page.number)).at(-1)).join('');
    for (const { code, title, omission, fields } of disclosuresOf(model)) {
      expect(text).toContain(squeeze(`${code}${title}`));
      if (omission) {
        for (const said of [omission.reason, omission.explanation]) expect(text).toContain(squeeze(said));
      }
      for (const field of fields) for (const shown of textsOf(field, model)) expect(text).toContain(squeeze(shown));
    }
  });

  it('has a cover that can be drawn alone, with the same words', async () => {
    const cover = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {}, only: 'cover' }));
    expect(cover.pages.map(({ text }) => text)).toEqual([pdf.pages[0]?.text]);
  });

  it('is a tagged, titled document in its language with its fonts inside', () => {
    expect(pdf.marked).toBe(true);
    expect(pdf.claimsUa).toBe(true);
    expect(pdf.displaysTitle).toBe(true);
    expect(pdf.title).toBe(model.title);
    expect(pdf.language).toBe(model.languageTag);
    expect(pdf.fontDescriptors).toBeGreaterThan(1);
    expect(pdf.embeddedFonts).toBe(pdf.fontDescriptors);
    expect(pdf.pageLabelled).toBe(pdf.pages.length);
    expect(pdf.pages.map(({ untagged }) => untagged).join('')).toBe('');
  });

  it('nests its headings and tables, and describes its charts', () => {
    const roles = pdf.nodes.map(({ role }) => role);
    for (const role of [
      'Document',
      'Sect',
      'H1',
      'H2',
      'H3',
      'H4',
      'P',
      'TOC',
      'TOCI',
      'Link',
      'Table',
      'L',
      'LI',
      'LBody',
    ]) {
      expect(roles).toContain(role);
    }
    const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role[1]));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    const rows = pdf.nodes.filter(({ role }) => role === 'TR');
    // The first cell of rows of figures is their header; a text's own table need not have one.
    expect(rows.filter(({ children }) => children[0]?.role === 'TH').length).toBeGreaterThan(50);
    for (const { children } of rows) expect(children.length).toBeGreaterThan(0);
    const figures = pdf.nodes.filter(({ role }) => role === 'Figure');
    const charts = disclosuresOf(model).flatMap((disclosure) => disclosure.charts);
    expect(figures).toHaveLength(charts.length);
    for (const [index, chart] of charts.entries()) expect(figures[index]?.alt).toContain(chart.title);
  });

  it('links contents and bookmarks to every disclosure, on the page they name', () => {
    expect(pdf.outline).toHaveLength(model.chapters.length + 2);
    expect(pdf.outline.flatMap(({ items }) => items)).toHaveLength(drawnOf(model).length);
    const links = pdf.pages.reduce((sum, page) => sum + page.links, 0);
    expect(links).toBeGreaterThanOrEqual(drawnOf(model).length + model.chapters.length + 1);
    for (const { code, title } of drawnOf(model)) {
      expect(pdf.destinations).toContain(`disclosure-${code}`);
      const page = pdf.pages.slice(2, -1).find(({ text }) => squeeze(text).includes(squeeze(code + title)));
      const contents = squeeze(pdf.pages[1]?.text ?? '');
      expect(contents).toContain(squeeze(`${code}${title}${page?.number}`));
    }
  });
});

describe('PDF in two languages', () => {
  it('prints each text in both languages side by side, with contents and lists in both, linked once', async () => {
    const model = sampleModel({ disclosures: 8 });
    const beside = sampleModel({ disclosures: 8, language: 'zhTw' });
    const restated = { code: '305-1', descriptor: '', old: '2 t', new: '1 t' };
    model.restatements = [{ ...restated, label: 'Scope 1 emissions', note: 'Counted twice' }];
    beside.restatements = [{ ...restated, label: '範圍 1 排放', note: '重複計算' }];
    const [long] = disclosuresOf(model);
    if (!long) throw new Error('The sample has no disclosure');
    long.title = 'A title that never ends '.repeat(8).trim();
    const bytes = await drawReport({ format: 'pdf', model, beside, assets: {} });
    expect(await pdfUaProblems(bytes)).toEqual([]);
    const { pages, nodes, outline, destinations } = await inspectPdf(bytes);
    const body = pages.findIndex(({ text }) => squeeze(text).includes(squeeze(model.description)));
    const contents = pages
      .slice(1, body + 1)
      .map(({ text }) => squeeze(text))
      .join('');
    for (const { index, chapter } of drawnChapters(model)) {
      const { title, disclosures } = chapter;
      const other = beside.chapters[index];
      expect(contents).toContain(squeeze(title));
      expect(contents).toContain(squeeze(other?.title ?? '?'));
      for (const { code, title: ours } of disclosures) {
        expect(contents.split(squeeze(code + ours))[1]).toMatch(/^\d/);
        expect(contents).toContain(squeeze(other?.disclosures.find((twin) => twin.code === code)?.title ?? '?'));
      }
    }
    expect(nodes.some(({ role, lang }) => role === 'Span' && lang === 'zh-Hant-HK')).toBe(true);
    expect(nodes.filter(({ role, lang }) => role === 'Sect' && lang === 'zh-Hant-HK').length).toBeGreaterThan(1);
    expect(outline).toHaveLength(model.chapters.length + 3);
    expect(outline.flatMap(({ items }) => items)).toHaveLength(drawnOf(model).length);
    const text = pages.map((page) => squeeze(page.text)).join('');
    for (const { code, title } of disclosuresOf(model)) expect(text).toContain(squeeze(code + title));
    for (const { title } of disclosuresOf(beside)) expect(text).toContain(squeeze(title));
    expect(destinations.filter((name) => ['content-index', 'restatements'].includes(name))).toHaveLength(2);
    const lists = pages
      .slice(-6)
      .map(({ text }) => squeeze(text))
      .join('');
    for (const { words, contentIndex } of [model, beside])
      for (const text of [words.restatements, words.before, words.note, contentIndex?.title, words.disclosure])
        expect(lists).toContain(squeeze(text ?? '?'));
    for (const text of ['Scope1emissions', '範圍1排放', '重複計算']) expect(lists).toContain(text);
  });
});

describe('PDF', () => {
  it('gives the same file for the same model', async () => {
    const model = sampleModel({ disclosures: 3 });
    const first = await drawReport({ format: 'pdf', model, assets: {} });
    const second = await drawReport({ format: 'pdf', model, assets: {} });
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('draws bars as long as their figures, the newest year in the brand’s colour', async () => {
    const model = sampleModel({ disclosures: 3 });
    const charts = disclosuresOf(model).flatMap((disclosure) => disclosure.charts);
    const [first, second] = charts;
    if (!first || !second) throw new Error('The sample has too few charts');
    first.categories = ['2023', '2025', '2024'];
    first.series = [{ name: 'Energy', values: ['1840', '920.0', '1380'] }];
    second.categories = ['Scope 1', '範圍 2'];
    second.series = [{ name: 'Emissions', values: ['-10', '30'] }];
    const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
    const bars = pages.flatMap((page) => page.bars);
    const { series, bar } = paletteOf(model.brand.colors);
    const past = series.at(-1);
    expect(bars.slice(0, 5).map(({ color }) => color)).toEqual([past, bar, past, bar, bar]);
    const widths = bars.map(({ width }) => width);
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.5, 2);
    expect((widths[2] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.75, 2);
    expect((widths[4] ?? 0) / (widths[3] ?? 1)).toBeCloseTo(3, 1);
  });

  it('says on every page of an unpublished report that it is a draft', async () => {
    const model = sampleModel({ disclosures: 3, published: false });
    const { pages } = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
    expect(pages.every(({ text }) => text.includes(model.words.draft))).toBe(true);
  });

  it('marks Chinese inside English text with its language', async () => {
    const model = sampleModel({ disclosures: 1 });
    model.organisation = 'Lantau Ferries 大嶼渡輪 Limited';
    const bytes = await drawReport({ format: 'pdf', model, assets: {} });
    const { pages } = await inspectPdf(bytes);
    expect(squeeze(pages[0]?.text ?? '')).toContain('LantauFerries大嶼渡輪Limited');
    expect(pages.map(({ untagged }) => untagged).join('')).toBe('');
  });

  it('continues texts, tables and words of any length on further pages', async () => {
    const model = sampleModel({ disclosures: 1 });
    const [disclosure] = disclosuresOf(model);
    if (!disclosure) throw new Error('The sample has no disclosure');
    const number = '123456789012345678901234567890.123456789012345';
    const row = { descriptor: 'x'.repeat(120), number, unitCode: 't', unitSymbol: 't' };
    disclosure.fields = [
      { key: 'a', label: 'Long text', language: 'zhTw', content: { kind: 'text', text: '長'.repeat(20_000) } },
      {
        key: 'b',
        label: 'Long table',
        language: null,
        content: { kind: 'numbers', rows: Array(200).fill(row) },
      },
    ];
    disclosure.charts = [];
    const { pages, nodes } = await inspectPdf(await drawReport({ format: 'pdf', model, assets: {} }));
    const text = squeeze(pages.map((page) => page.text).join(''));
    expect(text.match(/長/g)).toHaveLength(20_000);
    expect(text.split(squeeze(formatNumber(number, model.numberLocale))).length - 1).toBe(200);
    expect(nodes.some(({ lang }) => lang === 'zh-Hant-HK')).toBe(true);
  });
});
