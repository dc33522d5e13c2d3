import type { Scoped } from '../../platform/database/index.ts';
import { findPageTexts } from '../document-reading/index.ts';
import { inDigits } from '../retrieval/index.ts';

const years = /(?<!\d)((?:19|20)\d{2})(?:\s*[/–-]\s*(?:20)?(\d{2}))?(?!\d|,\d)/gu;

/** The distinct years of a text; a business year is the year in which it ends. */
const yearsOf = (text: string): number[] => {
  const found = [...inDigits(text).matchAll(years)].map(([, first, second]) => {
    const begins = Number(first);
    const ends = second === undefined ? begins : Math.floor(begins / 100) * 100 + Number(second);
    return ends === begins + 1 ? ends : begins;
  });
  return [...new Set(found)];
};

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** When something was published, and not what it reports on: “Published in March 2025”, or a month alone that nothing ends in. */
const published = new RegExp(
  `(?:published|issued|released|printed|dated|copyright|©)[^.\\n]{0,40}?(?:19|20)\\d{2}|(?<!(?:ended|ending|until|to|as at|as of)\\s(?:\\d{1,2}\\s)?)${month},?\\s(?:19|20)\\d{2}`,
  'giu',
);
const publishedInChinese =
  /(?:19|20)\d{2}\s*年\s*(?:\d|[一二三四五六七八九十]){1,2}\s*月(?:\s*(?:\d|[一二三四五六七八九十]){1,3}\s*日)?\s*(?:刊發|出版|發布|發佈|印刷|印製)|(?<!至\s*)(?:19|20)\d{2}\s*年\s*(?:\d|[一二三四五六七八九十]){1,2}\s*月(?!\s*[\d一二三四五六七八九十])/gu;

/**
 * The year that a document reports on, where its name, or else its first page, names one year and no other. A year in which something was
 * published is none, and neither is one that is still to come, such as that of a target.
 */
export const yearOfDocument = (name: string, firstPage: string, now = new Date()): number | undefined => {
  const isPast = (year: number) => year <= now.getUTCFullYear();
  const named = yearsOf(name).filter(isPast);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const text = inDigits(firstPage).replaceAll(published, ' ').replaceAll(publishedInChinese, ' ');
  const [year, ...others] = yearsOf(text).filter(isPast);
  return others.length === 0 ? year : undefined;
};

/** What says that a document reports on this year: its name, or else its first page. */
export const sourceOfYear = (name: string, year: number): 'name' | 'first_page' =>
  yearOfDocument(name, '') === year ? 'name' : 'first_page';

type Page = { readonly documentVersionId: string; readonly documentName: string };

/** Adds to the years that are known, by file, those of the documents of these pages, for use inside a transaction. */
export const learnYears = async (scoped: Scoped, years: Map<string, number | undefined>, pages: readonly Page[]) => {
  const unknown = new Map(
    pages
      .filter(({ documentVersionId }) => !years.has(documentVersionId))
      .map((page) => [page.documentVersionId, page]),
  );
  if (unknown.size === 0) return;
  const firsts = await findPageTexts(
    scoped,
    [...unknown.keys()].map((documentVersionId) => ({ documentVersionId, number: 1 })),
  );
  const texts = new Map(firsts.map(({ documentVersionId, text }) => [documentVersionId, text]));
  for (const [id, { documentName }] of unknown) years.set(id, yearOfDocument(documentName, texts.get(id) ?? ''));
};
