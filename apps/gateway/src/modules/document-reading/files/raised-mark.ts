const raised: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [String(digit), sign])),
  '(': '⁽',
  ')': '⁾',
};

/** Whether a piece of text may be the mark of a footnote: a number, or several with commas. */
export const isMark = (text: string) => /^\(?\d{1,2}\)?(?:[,，]\s?\(?\d{1,2}\)?)*\s*$/.test(text);

/** The mark in raised signs: beside a figure it stays apart from it, and a quote with it is found where the page is compared in plain signs. */
export const raisedMark = (text: string) => text.replace(/[\d()]/g, (sign) => raised[sign] ?? sign);
