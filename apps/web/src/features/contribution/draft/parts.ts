import type { Bookmark } from '@esg/app-kit/pdf';
import type { ContributionComment, DraftOutline } from '@esg/contract';

/** A part of the draft that can have comments: the whole report, a chapter, or a disclosure. */
export type Part = {
  /** Identifies the part among the others. */
  readonly id: string;
  readonly chapterCode: string;
  readonly disclosureCode: string;
  /** The printed title; empty for the whole report, and for a text without a title. */
  readonly name: string;
};

type Place = Pick<ContributionComment, 'chapterCode' | 'disclosureCode'>;

/** Id of a place; a disclosure and a chapter with the same code have different ones. */
export const idOf = ({ chapterCode, disclosureCode }: Place): string =>
  disclosureCode ? `disclosure ${disclosureCode}` : chapterCode ? `chapter ${chapterCode}` : '';

const partOf = (place: Place, name: string): Part => ({ ...place, id: idOf(place), name });

/** All parts in the order of the printed report, the whole report first. */
export const partsOf = ({ chapters }: DraftOutline): Part[] => [
  partOf({ chapterCode: '', disclosureCode: '' }, ''),
  ...chapters.flatMap(({ code, title, disclosures }) => [
    partOf({ chapterCode: code, disclosureCode: '' }, title),
    ...disclosures.map((disclosure) =>
      partOf({ chapterCode: '', disclosureCode: disclosure.code }, `${disclosure.printedCode} ${disclosure.title}`),
    ),
  ]),
];

/** The page on which each part begins, by the bookmarks of the document. Bookmarks with the same title are assigned in their order. */
export const pagesOfParts = (parts: readonly Part[], bookmarks: readonly Bookmark[]): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  let from = 0;
  for (const { id, name } of parts) {
    if (!name) continue;
    const place = bookmarks.findIndex(({ title }, index) => index >= from && title === name);
    const bookmark = bookmarks[place];
    if (!bookmark) continue;
    found.set(id, bookmark.page);
    from = place + 1;
  }
  return found;
};

/** The part of a page: the last that began on it or before it; the whole report before the first. */
export const partOnPage = (parts: readonly Part[], pages: ReadonlyMap<string, number>, page: number): string =>
  parts.findLast(({ id }) => (pages.get(id) ?? Number.POSITIVE_INFINITY) <= page)?.id ?? '';
