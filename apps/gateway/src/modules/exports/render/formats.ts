import { formatModelNumber, type ModelField, type ReportModel } from '@esg/contract/printed';

type Row = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];

/** A number without a unit of its own, such as a tick of a scale. */
export const formatNumber = (canonical: string, locale: string, rounding?: number): string =>
  formatModelNumber(canonical, '', locale, rounding);

/** The number of a value row as the document shows it. */
export const formatRow = ({ number, unitCode }: Pick<Row, 'number' | 'unitCode'>, locale: string, rounding?: number) =>
  formatModelNumber(number, unitCode, locale, rounding);

/** Date in the properties of the file: that of publication, so that a published report is always the same file; now for a draft. */
export const documentDate = ({ publishedAt }: Pick<ReportModel, 'publishedAt'>): Date =>
  publishedAt ? new Date(publishedAt) : new Date();

const han = /[\u2e80-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const chineseStretch = /([\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]+)/u;

/** `lang` of Chinese in documents. */
export const chineseTag = 'zh-Hant-HK';

/** Whether the text holds Chinese characters. */
export const holdsChinese = (text: string): boolean => han.test(text);

/** Splits a text into Chinese and other parts. */
export const byScript = (text: string): string[] =>
  holdsChinese(text) ? text.split(chineseStretch).filter((stretch) => stretch !== '') : [text];

/**
 * The `lang` of a whole text that is clearly not in the document's language: mostly Chinese in an English document, or English words
 * without any Chinese in a Chinese one. Otherwise nothing.
 */
export const ownLanguage = (text: string, { languageTag }: ReportModel): string | undefined => {
  if (languageTag.startsWith('zh'))
    return !holdsChinese(text) && /[a-z]{2,}\s+[a-z]{2,}/i.test(text) ? 'en' : undefined;
  const chinese = byScript(text).filter(holdsChinese).join('');
  return chinese.length > text.length / 2 ? chineseTag : undefined;
};
