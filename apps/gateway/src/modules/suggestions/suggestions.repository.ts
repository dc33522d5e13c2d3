import { confidenceOf, type Period, type Suggestion, type SuggestionState } from '@esg/contract';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { suggestions } from './suggestions.tables.ts';

type Row = typeof suggestions.$inferSelect;
/** The field of a report that a suggestion is for. */
export type SuggestedField = Pick<Suggestion, 'disclosureCode' | 'fieldKey'>;

const own = (scoped: Scoped) => ownRows(suggestions, scoped);
const ofReport = (scoped: Scoped, reportId: string) => and(own(scoped), eq(suggestions.reportId, reportId));
const one = (scoped: Scoped, reportId: string, id: string) => and(ofReport(scoped, reportId), eq(suggestions.id, id));
const ofField = (scoped: Scoped, reportId: string, { disclosureCode, fieldKey }: SuggestedField) =>
  and(ofReport(scoped, reportId), eq(suggestions.disclosureCode, disclosureCode), eq(suggestions.fieldKey, fieldKey));

/** The row as the API answers it; `documentName` is what the document is called now, undefined where it was deleted. */
export const suggestionFrom = (row: Row, documentName: string | undefined): Suggestion => ({
  id: row.id,
  reportId: row.reportId,
  disclosureCode: row.disclosureCode,
  fieldKey: row.fieldKey,
  state: row.state,
  value: row.value,
  period: row.period,
  citation:
    documentName === undefined
      ? null
      : {
          documentId: row.documentId,
          documentVersionId: row.documentVersionId,
          documentName,
          fileNumber: row.fileNumber,
          page: row.page,
          pageLabel: row.pageLabel,
          quote: row.quote,
          heads: [...row.heads],
        },
  printed: documentName === undefined ? null : row.printed,
  reasons: [...row.reasons],
  confidence: confidenceOf(row.reasons),
  suggestedAt: row.suggestedAt.toISOString(),
  decided:
    row.decidedAt !== null && row.decidedById !== null
      ? { at: row.decidedAt.toISOString(), by: { id: row.decidedById, name: row.decidedByName ?? '' } }
      : null,
});

type Filter = { readonly disclosure?: string | undefined; readonly state?: SuggestionState | undefined };

/** Suggestions of a report, in no order. */
export const listSuggestions = (scoped: Scoped, reportId: string, { disclosure, state }: Filter): Promise<Row[]> =>
  scoped.tx
    .select()
    .from(suggestions)
    .where(
      and(
        ofReport(scoped, reportId),
        disclosure === undefined ? undefined : eq(suggestions.disclosureCode, disclosure),
        state === undefined ? undefined : eq(suggestions.state, state),
      ),
    );

/** One, kept from other decisions until the transaction ends. */
export const lockSuggestion = async (scoped: Scoped, reportId: string, id: string): Promise<Row | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(suggestions)
    .where(one(scoped, reportId, id))
    .for('update');
  return row;
};

type Decision = { readonly by: { readonly id: string; readonly name: string }; readonly at: Date } | null;

/** Stores what somebody decided about it; null takes that back. */
export const decide = async (
  scoped: Scoped,
  reportId: string,
  id: string,
  state: SuggestionState,
  decision: Decision,
): Promise<Row> => {
  const [row] = await scoped.tx
    .update(suggestions)
    .set({
      state,
      decidedAt: decision?.at ?? null,
      decidedById: decision?.by.id ?? null,
      decidedByName: decision?.by.name ?? null,
    })
    .where(one(scoped, reportId, id))
    .returning();
  if (!row) throw new Error('A suggestion that is locked is gone');
  return row;
};

/** Lets the other open suggestions for the field fall away. */
export const replaceOthers = async (scoped: Scoped, reportId: string, field: SuggestedField, id: string) => {
  await scoped.tx
    .update(suggestions)
    .set({ state: 'replaced' })
    .where(and(ofField(scoped, reportId, field), eq(suggestions.state, 'open'), ne(suggestions.id, id)));
};

/** What was found for a field. */
export type Found = SuggestedField &
  Pick<Row, 'value' | 'documentId' | 'documentVersionId' | 'documentName' | 'fileNumber' | 'page' | 'pageLabel'> &
  Pick<Row, 'quote' | 'heads' | 'printed' | 'reasons' | 'fingerprint'> & { readonly period: Period | null };

/**
 * Stores what a run found for one disclosure: new suggestions are open, one that was open or fell away is open with its present place, and
 * those that are decided stay as they are. Open ones that were not found again fall away. Returns how many are open.
 */
export const storeFound = async (
  scoped: Scoped,
  reportId: string,
  disclosureCode: string,
  found: readonly Found[],
  now: Date,
): Promise<number> => {
  const { tx, tenantId, organisationId } = scoped;
  const ofDisclosure = and(ofReport(scoped, reportId), eq(suggestions.disclosureCode, disclosureCode));
  await tx
    .update(suggestions)
    .set({ state: 'replaced' })
    .where(and(ofDisclosure, eq(suggestions.state, 'open')));
  if (found.length === 0) return 0;
  const kept = await tx
    .insert(suggestions)
    .values(found.map((each) => ({ ...each, tenantId, organisationId, reportId, suggestedAt: now })))
    .onConflictDoUpdate({
      target: [suggestions.reportId, suggestions.disclosureCode, suggestions.fieldKey, suggestions.fingerprint],
      set: {
        state: 'open',
        value: sql`excluded.value`,
        documentId: sql`excluded.document_id`,
        documentVersionId: sql`excluded.document_version_id`,
        documentName: sql`excluded.document_name`,
        fileNumber: sql`excluded.file_number`,
        page: sql`excluded.page`,
        pageLabel: sql`excluded.page_label`,
        heads: sql`excluded.heads`,
        reasons: sql`excluded.reasons`,
      },
      setWhere: inArray(suggestions.state, ['open', 'replaced']),
    })
    .returning({ id: suggestions.id });
  return kept.length;
};

/** How many suggestions were found in these documents, by report and by what became of them. */
export const countFound = (scoped: Scoped, documentIds: readonly string[]) =>
  scoped.tx
    .select({ reportId: suggestions.reportId, state: suggestions.state, count: count() })
    .from(suggestions)
    .where(
      and(
        own(scoped),
        sql`${suggestions.documentId} in (select jsonb_array_elements_text(${JSON.stringify(documentIds)}::jsonb)::uuid)`,
        inArray(suggestions.state, ['open', 'accepted', 'edited']),
      ),
    )
    .groupBy(suggestions.reportId, suggestions.state);
