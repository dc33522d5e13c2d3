import { type DocumentHistoryEntry, documentLimits } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import type { Writing } from './documents.repository.ts';
import { documentHistory, documents } from './documents.tables.ts';

type Deed = Pick<DocumentHistoryEntry, 'action'> & { readonly fields?: DocumentHistoryEntry['fields'] };

/** Records what was done with these documents, in the transaction of the deed: afterwards, or before their rows are gone. */
export const noteHistory = async (
  scoped: Scoped,
  ids: readonly string[],
  { action, fields = [] }: Deed,
  { by, now }: Writing,
) => {
  const { tx, tenantId, organisationId } = scoped;
  if (ids.length === 0) return;
  const named = await tx
    .select({ documentId: documents.id, documentName: documents.name })
    .from(documents)
    .where(
      and(
        ownRows(documents, scoped),
        sql`${documents.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
      ),
    );
  const deed = { tenantId, organisationId, action, fields, at: now, byId: by.id, byName: by.name };
  await tx.insert(documentHistory).values(named.map((document) => ({ ...document, ...deed })));
};

/** The newest deeds with one document, or with all. */
export const listHistory = async (scoped: Scoped, documentId: string | undefined): Promise<DocumentHistoryEntry[]> => {
  const found = await scoped.tx
    .select()
    .from(documentHistory)
    .where(
      and(
        ownRows(documentHistory, scoped),
        documentId === undefined ? undefined : eq(documentHistory.documentId, documentId),
      ),
    )
    .orderBy(desc(documentHistory.at), desc(documentHistory.id))
    .limit(documentLimits.historyShownMax);
  return found.map(({ id, at, byName, documentId: ofId, documentName, action, fields }) => ({
    id,
    at: at.toISOString(),
    by: byName,
    documentId: ofId,
    documentName,
    action,
    fields,
  }));
};
