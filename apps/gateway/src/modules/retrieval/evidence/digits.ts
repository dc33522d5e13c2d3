const chinese = '〇零○一二三四五六七八九';
const values = new Map([...chinese].map((sign, at) => [sign, String(Math.max(0, at - 2))]));
const digitsOf = (signs: string) => [...signs].map((sign) => values.get(sign) ?? sign).join('');

/** A year in Chinese digits: 二〇二四年, 二零二三／二四年度. */
const year = new RegExp(
  `(?<![${chinese}十百])(?:一九|二[〇零○])[${chinese}]{2}(?=\\s*(?:年|[／/–—-]\\s*(?:二[〇零○])?[${chinese}]{2}\\s*年))`,
  'gu',
);
const secondYear = new RegExp(`(?<=(?:19|20)\\d{2}\\s*[／/–—-]\\s*)(?:二[〇零○])?[${chinese}]{2}(?=\\s*年)`, 'gu');
const hasOthers = /[０-９]|[一二][〇零○九]/u;

/**
 * A text with the digits that Chinese documents also write in other ways as ordinary ones: full-width numbers, and years in Chinese digits. Each
 * character stays where it is.
 */
export const inDigits = (text: string): string =>
  hasOthers.test(text)
    ? text
        .replace(/(?<=[０-９])，(?=[０-９]{3}(?![０-９]))/gu, ',')
        .replace(/(?<=[０-９])．(?=[０-９])/gu, '.')
        .replace(/[０-９]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replace(year, digitsOf)
        .replace(secondYear, digitsOf)
        .replace(/(?<=(?:19|20)\d{2})／(?=\d{2})/gu, '/')
    : text;

const group = String.raw`\d,\d{3}|\d{1,4}`;
/** A number in steps of ten thousand: 12萬4,500, 1億2,340萬. */
export const inSteps = String.raw`\d{1,4}億(?:${group})(?:萬(?:${group})?)?(?![\d億萬千百十]|[.,]\d)|\d{1,4}萬(?:${group})(?![\d億萬千百十]|[.,]\d)`;
const stepped = /^(?:(\d{1,4})億)?(?:(\d,\d{3}|\d{1,4})萬)?(\d,\d{3}|\d{1,4})?$/u;

/** Its digits, where a number is written in such steps. */
export const valueOfSteps = (written: string): string | undefined => {
  if (!/[億萬]/u.test(written)) return undefined;
  const [found, ...parts] = stepped.exec(written) ?? [];
  if (found === undefined) return undefined;
  const [hundredMillions, tenThousands, ones] = parts.map((part) => BigInt((part ?? '0').replace(',', '')));
  return String((hundredMillions ?? 0n) * 100_000_000n + (tenThousands ?? 0n) * 10_000n + (ones ?? 0n));
};
