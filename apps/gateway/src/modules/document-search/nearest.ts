import { documentSearchLimits, type NearPage } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { findPageTexts } from '../document-reading/index.ts';
import { namesOfDocuments } from '../documents/index.ts';
import { queryOf, saysHalfOf, snippetOf } from '../retrieval/index.ts';
import { type RankedPage, rankPages } from './document-search.service.ts';

/** Where a page stands that comes near, and no word of what it says: that stays with its document. */
export type NearPlace = Pick<RankedPage, 'documentId' | 'documentVersionId' | 'fileNumber' | 'page'>;

/** Of the best pages these many are looked at: those behind them come near nothing. */
const lookedAtMost = 10;

/**
 * Of ranked pages those that come nearest to what is asked, in any of these wordings, though they prove no answer: they say half of the words
 * in one piece.
 */
export const nearestOf = (pages: readonly RankedPage[], wordings: readonly string[]): NearPlace[] => {
  const queries = wordings.map((wording) => queryOf(wording));
  const isNear = ({ text }: RankedPage) => queries.some((query) => saysHalfOf(query, snippetOf(text, query).text));
  return pages
    .slice(0, lookedAtMost)
    .filter(isNear)
    .slice(0, documentSearchLimits.nearestMax)
    .map(({ documentId, documentVersionId, fileNumber, page }) => ({
      documentId,
      documentVersionId,
      fileNumber,
      page,
    }));
};

/** The pages that come nearest to a question, of these documents, or of all that this person may see where none is named. */
export const findNearest = async (
  scoped: Scoped,
  question: { readonly text: string; readonly documentIds: readonly string[] },
): Promise<NearPlace[]> => nearestOf(await rankPages(scoped, question, lookedAtMost), [question.text]);

/** What was asked, and the places that were found for it. */
type Sought = { readonly text: string; readonly places: readonly NearPlace[] };

const keyOf = (documentVersionId: string, page: number) => `${documentVersionId} ${page}`;

/** What stands in these places now, as a search shows it; null where the document was deleted. */
export const openNearest = async (scoped: Scoped, sought: readonly Sought[]): Promise<(NearPage | null)[][]> => {
  const places = sought.flatMap((each) => each.places);
  if (places.length === 0) return sought.map(() => []);
  const names = await namesOfDocuments(scoped);
  const wanted = places.map(({ documentVersionId, page }) => ({ documentVersionId, number: page }));
  const texts = new Map(
    (await findPageTexts(scoped, wanted)).map((page) => [keyOf(page.documentVersionId, page.number), page]),
  );
  return sought.map(({ text, places: own }) => {
    const query = queryOf(text);
    return own.map(({ documentId, documentVersionId, fileNumber, page: number }): NearPage | null => {
      const documentName = names.get(documentId);
      const page = texts.get(keyOf(documentVersionId, number));
      if (!documentName || !page) return null;
      const { text: snippet, highlights: marks } = snippetOf(page.text, query);
      const { label, kind, source } = page;
      return { documentId, documentName, fileNumber, page: { number, label, kind, source, snippet, marks } };
    });
  });
};
