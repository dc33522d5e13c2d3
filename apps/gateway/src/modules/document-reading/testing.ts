import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/database/index.ts';
import type { Harness } from '../../testing/harness.ts';
import { listNewestVersions } from '../documents/index.ts';
import { bytesOf, segmentFormat, segmentOf } from '../retrieval/index.ts';
import { insertReading, listReadings, storeReading } from './document-reading.repository.ts';

/** Stores these texts as what was read of the newest file of a document, one text a page. */
export const storeTexts = (
  { database, clock }: Pick<Harness, 'database' | 'clock'>,
  scope: Scope,
  documentId: string,
  texts: readonly string[],
) =>
  database.withScope(scope, async (scoped) => {
    const [version] = await listNewestVersions(scoped, { documentIds: [documentId] });
    if (!version) throw new Error('There is no such document');
    const { documentVersionId } = version;
    const now = clock.now();
    const readings = await listReadings(scoped, [documentVersionId]);
    const found = await scoped.tx.execute<{ file_id: string }>(
      sql`select file_id from document_versions where id = ${documentVersionId}`,
    );
    const fileId = found.rows[0]?.file_id ?? '';
    if (readings.size === 0) await insertReading(scoped, { documentVersionId, fileId }, now);
    await scoped.tx.execute(
      sql`update document_readings set state = 'reading' where document_version_id = ${documentVersionId}`,
    );
    const pages = texts.map((text, index) => ({
      number: index + 1,
      label: String(index + 1),
      kind: 'page' as const,
      source: 'text' as const,
      text,
      blocks: [],
    }));
    const segment = { format: segmentFormat, data: bytesOf(segmentOf(texts)) };
    const reading = { pages, language: 'en', segment, format: 1, problem: null, picturesFrom: null } as const;
    await storeReading(scoped, documentVersionId, reading, now);
    return documentVersionId;
  });
