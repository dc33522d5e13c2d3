import { type AnswerValue, type Framework, ReportModelSchema } from '@esg/contract';
import { findFramework } from '@esg/standards';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildReportModel } from './build-report-model.ts';
import { modelInput } from './testing.ts';

const contents = (language: 'en' | 'zhTw') =>
  Object.fromEntries(
    (buildReportModel(modelInput({ language })).chapters[0]?.disclosures[0]?.fields ?? []).map(
      ({ key, content, language: written }) => [key, [content, written]],
    ),
  );

describe('buildReportModel', () => {
  it('fits the contract and keeps topics and disclosures in framework order, selected ones only', () => {
    const model = buildReportModel(modelInput());
    expect(v.safeParse(ReportModelSchema, model).issues).toBeUndefined();
    expect(model.chapters.map(({ code, disclosures }) => [code, disclosures.map((entry) => entry.code)])).toEqual([
      ['T1', ['1-1']],
      ['T2', ['2-1']],
    ]);
  });

  it('prints every field type in English', () => {
    expect(contents('en')).toMatchObject({
      text: [{ kind: 'text', text: 'Hello' }, null],
      date: [{ text: '5 March 2025' }, null],
      dateTime: [{ text: '5 March 2025 06:30 (UTC+00:00)' }, null],
      datePeriod: [{ text: '1 January 2025 to 31 December 2025' }, null],
      checkbox: [{ text: 'No' }, null],
      country: [{ text: 'Hong Kong' }, null],
      singleSelect: [{ text: 'Beta' }, null],
      multiSelect: [{ kind: 'list', items: ['Beta', 'Alpha'] }, null],
    });
  });

  it('prints every field type in Chinese, and marks texts in the other language', () => {
    expect(contents('zhTw')).toMatchObject({
      text: [{ text: '你好' }, null],
      textArea: [{ text: 'Only English' }, 'en'],
      richTextArea: [{ kind: 'rich' }, null],
      checkbox: [{ text: '否' }, null],
      singleSelect: [{ text: '乙' }, null],
      date: [{ text: '2025年3月5日' }, null],
    });
    expect(contents('en').richTextArea?.[1]).toBe('zhTw');
  });

  it('names the company in the language of the document, with its stock code', () => {
    const company = (language: 'en' | 'zhTw', chineseName: string | null) => {
      const { organisation, stockCode } = buildReportModel(
        modelInput({
          language,
          organisation: { name: 'Verdant', chineseName, stockCode: '0293', numberFormat: 'en-HK', logoFileId: null },
        }),
      );
      return [organisation, stockCode];
    };
    expect(company('en', '翠鋒')).toEqual(['Verdant', '0293']);
    expect(company('zhTw', '翠鋒')).toEqual(['翠鋒', '0293']);
    expect(company('zhTw', null)).toEqual(['Verdant', '0293']);
  });

  it('keeps numbers exactly as stored and draws one chart per unit with at least two values', () => {
    const drawn = buildReportModel(modelInput()).chapters[0]?.disclosures[0];
    const numbers = drawn?.fields.find(({ key }) => key === 'number')?.content;
    expect(numbers?.kind === 'numbers' && numbers.rows.map(({ number }) => number)).toEqual(['1234.50', '0.1', '5']);
    expect(drawn?.charts).toEqual([
      {
        title: 'Label number',
        unitSymbol: 'MWh',
        kind: 'bar',
        categories: ['North', 'South'],
        series: [{ name: 'Label number', values: ['1234.50', '0.1'] }],
      },
    ]);
  });

  it('leaves out optional fields without an answer, and shows required ones as unanswered', () => {
    expect(contents('en').integer).toBeUndefined();
    const bare = buildReportModel(modelInput({ answers: new Map() })).chapters[0]?.disclosures[0];
    expect(bare?.fields.map(({ content }) => content.kind)).toEqual(Array(11).fill('unanswered'));
  });

  it('prints a long text once in the whole report, and refers to it elsewhere', () => {
    const completed = { status: 'completed', omission: null } as const;
    const printed = (said: string) => {
      const text: AnswerValue = { type: 'textArea', text: { en: said } };
      const given = new Map([['ghg.methodology', text]]);
      const { chapters } = buildReportModel(
        modelInput({
          framework: findFramework('hkex-c2-2025') as Framework,
          disclosures: new Map([
            ['B-14', completed],
            ['D-29', completed],
          ]),
          answers: new Map([
            ['B-14', given],
            ['D-29', given],
          ]),
        }),
      );
      return chapters
        .flatMap(({ disclosures }) => disclosures.flatMap(({ fields }) => fields))
        .flatMap(({ key, content }) => (key === 'ghg.methodology' && content.kind === 'text' ? [content.text] : []));
    };
    const long = `${'We count by the GHG Protocol. '.repeat(4)}`.trim();
    expect(printed(long)).toEqual([long, 'See Para. 14.']);
    expect(printed('GHG Protocol')).toEqual(['GHG Protocol', 'GHG Protocol']);
  });

  it('gives the status of a disclosure on the KPI sheet in the words of the content index', () => {
    const work = { owners: [], evidence: [] };
    const kpiWork = [
      { ...work, code: '1-1', status: 'completed' as const },
      { ...work, code: '2-1', status: 'omitted' as const },
    ];
    const model = buildReportModel(modelInput({ kpiWork, inPart: new Set(['1-1']) }));
    const standings = model.kpiSheet?.disclosures.map(({ standing }) => standing);
    expect(standings).toEqual(['Reported in part', 'Omitted with a reason']);
    expect(model.contentIndex?.groups[0]?.rows[0]?.cells).toContain('Reported in part');
  });

  it('marks the language of a note without a translation', () => {
    const reasons = new Map([['number', { text: '不包括租戶用水', texts: { zhTw: '不包括租戶用水' } }]]);
    const noteIn = (language: 'en' | 'zhTw') =>
      buildReportModel(modelInput({ language, explained: new Map([['1-1', reasons]]) }))
        .chapters.flatMap(({ disclosures }) => disclosures.flatMap(({ fields }) => fields))
        .find(({ content }) => content.kind === 'text' && content.text === '不包括租戶用水')?.language;
    expect(noteIn('en')).toBe('zhTw');
    expect(noteIn('zhTw')).toBeNull();
  });

  it('gives the reason for an omission in the language of the report', () => {
    const omitted = buildReportModel(modelInput({ language: 'zhTw' })).chapters[1]?.disclosures[0];
    expect(omitted).toMatchObject({ omission: { reason: '保密', explanation: 'By contract' }, fields: [] });
  });
});
