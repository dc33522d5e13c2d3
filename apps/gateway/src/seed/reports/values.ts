import type {
  AnswerValue,
  DisclosureChange,
  LocalizedText,
  Period,
  ReportDraft,
  ReportStep,
  RichTextBlock,
} from '@esg/contract';

/** One answer of a demonstration report: disclosure, field, value. */
export type DemoAnswer = readonly [code: string, fieldKey: string, value: AnswerValue];

/** A demonstration report. Companies and figures are invented, and the description says so. */
export type DemoReport = ReportDraft & {
  /** Id of the client that owns it, where people of its consultancy work on it. */
  clientId?: string;
  /** E-mail addresses of the people who work on it, in turn; the first one starts it. */
  authors: readonly [string, ...string[]];
  /** When it was worked on. */
  at: (now: Date) => Date;
  names: LocalizedText;
  descriptions: LocalizedText;
  reportingBoundaries: LocalizedText;
  period: Period;
  /** Selected disclosures besides those answered. */
  alsoSelected: readonly string[];
  answers: readonly DemoAnswer[];
  omissions: readonly (readonly [code: string, omission: Extract<DisclosureChange, { status: 'omitted' }>])[];
  /** Why required provisions are omitted that the report does not name. */
  silence?: Extract<DisclosureChange, { status: 'omitted' }>;
  /** Answered disclosures that are left in progress. */
  unfinished: readonly string[];
  /** Days after which it is due. */
  dueInDays?: number;
  currentStep: ReportStep;
  publish: boolean;
};

export const demonstration: LocalizedText = {
  en: 'Demonstration data: company and figures are invented.',
  zhTw: '示範數據：公司及數字均屬虛構。',
};

export const line = (en: string, zhTw: string): AnswerValue => ({ type: 'text', text: { en, zhTw } });
export const area = (en: string, zhTw: string): AnswerValue => ({ type: 'textArea', text: { en, zhTw } });

const paragraph = (text: string): RichTextBlock => ({ kind: 'paragraph', runs: [{ text }] });
const bullet = (text: string): RichTextBlock => ({ kind: 'bullet', runs: [{ text }] });
const blocksOf = ([first = '', ...points]: readonly string[]) => [paragraph(first), ...points.map(bullet)];

/** A paragraph and bullet points below it, in both languages. */
export const rich = (en: readonly string[], zhTw: readonly string[]): AnswerValue => ({
  type: 'richTextArea',
  blocks: { en: blocksOf(en), zhTw: blocksOf(zhTw) },
});

type Row = readonly [number: string, descriptor?: string];
/** A name in English, then in Chinese, as people name what stands in both: each reader sees theirs. */
const inBoth = /^(?<en>.+) (?<zhTw>\p{Script=Han}.*)$/u;
const rowsOf = (unit: string, rows: readonly Row[]) =>
  rows.map(([number, name = '']) => {
    const { en = name, zhTw } = inBoth.exec(name)?.groups ?? {};
    return { number, unit, descriptor: en, ...(zhTw && { names: { en, zhTw } }) };
  });

/** Value rows in one unit; two or more make a chart. */
export const numbers = (unit: string, ...rows: Row[]): AnswerValue => ({ type: 'number', rows: rowsOf(unit, rows) });
export const integers = (unit: string, ...rows: Row[]): AnswerValue => ({ type: 'integer', rows: rowsOf(unit, rows) });

export const choice = (id: string): AnswerValue => ({ type: 'singleSelect', choice: id });
export const choices = (...ids: string[]): AnswerValue => ({ type: 'multiSelect', choices: ids });
export const checked = (value: boolean): AnswerValue => ({ type: 'checkbox', checked: value });
