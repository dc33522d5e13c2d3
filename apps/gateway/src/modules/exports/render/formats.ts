import type { ReportModel } from '@esg/contract';

const formatters = new Map<string, Intl.NumberFormat>();

/** A canonical decimal with the locale's grouping, at least `decimals` digits after the point and every stored digit kept. */
export const formatNumber = (canonical: string, locale: string, decimals = 0): string => {
  const key = `${locale} ${decimals}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: Math.min(decimals, 15), maximumFractionDigits: 15 });
  formatters.set(key, formatter);
  return formatter.format(canonical as Intl.StringNumericLiteral);
};

/** A calendar day for readers: `01-Jan-2025` in English (decision 11), `2025年1月1日` in Chinese. */
export const formatDay = (day: string, languageTag: string): string => {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
  if (languageTag.startsWith('zh')) {
    return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  }
  const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(date);
  return `${day.slice(8, 10)}-${month}-${day.slice(0, 4)}`;
};

/** First and last day of the report's period, or nothing when it has none. */
export const formatPeriod = ({ period, languageTag }: ReportModel): string =>
  period ? `${formatDay(period.start, languageTag)} – ${formatDay(period.end, languageTag)}` : '';

const han = /[\u2e80-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]/u;
const chineseStretch = /([\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]+)/u;

/** `lang` of Chinese in documents. */
export const chineseTag = 'zh-Hant-HK';

/** Whether the text holds Chinese characters. */
export const holdsChinese = (text: string): boolean => han.test(text);

/** Cuts a text into stretches of Chinese and of everything else. */
export const byScript = (text: string): string[] =>
  holdsChinese(text) ? text.split(chineseStretch).filter((stretch) => stretch !== '') : [text];

/**
 * The `lang` of a whole text where it is plainly another one than the document's: mostly Chinese in an English document, or
 * English words without any Chinese in a Chinese one. Otherwise nothing.
 */
export const ownLanguage = (text: string, { languageTag }: ReportModel): string | undefined => {
  if (languageTag.startsWith('zh'))
    return !holdsChinese(text) && /[a-z]{2,}\s+[a-z]{2,}/i.test(text) ? 'en' : undefined;
  const chinese = byScript(text).filter(holdsChinese).join('');
  return chinese.length > text.length / 2 ? chineseTag : undefined;
};
