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

/** The year that a document reports on, where its name, or else its first page, names one year and no other. */
export const yearOfDocument = (name: string, firstPage: string): number | undefined => {
  const named = yearsOf(name);
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const [year, ...others] = yearsOf(firstPage);
  return others.length === 0 ? year : undefined;
};

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
