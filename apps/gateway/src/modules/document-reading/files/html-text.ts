/** Elements that nobody sees. */
const unseen = /<(script|style|head|title|template)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/giu;
const cellEnd = /<\/t[dh]\s*>/giu;
const breaks = /<(?:br|hr)\b[^>]*>|<\/(?:tr|li|dt|dd)\s*>/giu;
const blocks = /<\/?(?:p|div|table|ul|ol|dl|h[1-6]|blockquote|section|article|header|footer|pre)\b[^>]*>/giu;
const items = /<li\b[^>]*>/giu;
const tags = /<\/?[a-z][^<>]*>|<![^<>]*>/giu;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  yen: '¥',
  copy: '©',
  reg: '®',
  deg: '°',
  times: '×',
  sup2: '²',
  sup3: '³',
  frac12: '½',
};

const characterOf = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]\w{1,8}));/giu, (whole, hex, decimal, name) => {
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return characterOf(Number(decimal));
    return named[String(name).toLowerCase()] ?? whole;
  });

/** The text of HTML as a reader sees it: blocks apart by an empty line, cells of a row by tabs. Nothing of it is ever shown as HTML. */
export const textOfHtml = (html: string): string =>
  decoded(
    html
      .replace(unseen, ' ')
      .replace(/[\s\u00a0]+/gu, ' ')
      .replace(cellEnd, '\t')
      .replace(items, '• ')
      .replace(breaks, '\n')
      .replace(blocks, '\n\n')
      .replace(tags, ''),
  )
    .split('\n')
    .map((line) => line.replace(/ *\t[ \t]*/gu, '\t').replace(/^[\s\u00a0]+|[\s\u00a0]+$/gu, ''))
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();

/** The letters of HTML by the encoding that it names; UTF-8 without one, or with one that nobody knows. */
export const decodeHtml = (bytes: Uint8Array): string => {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  const label = /charset\s*=\s*["']?([\w-]{2,30})/iu.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
};
