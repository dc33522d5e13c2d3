import { listMetrics } from '@esg/standards';
import { sql } from 'drizzle-orm';
import {
  documentPages,
  documentReadings,
  documentSegments,
} from '../src/modules/document-reading/document-reading.tables.ts';
import { readerFormat } from '../src/modules/document-reading/work.ts';
import { documents, documentVersions } from '../src/modules/documents/documents.tables.ts';
import { files } from '../src/modules/files/files.tables.ts';
import { bytesOf, segmentFormat, segmentOf } from '../src/modules/retrieval/index.ts';
import type { OpenDatabase, Transaction } from '../src/platform/database/index.ts';

const pageLength = 2_500;

/** The same numbers in every run, from 0 to below 1. */
const chance = () => {
  let state = 20_261_129;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Invented pages in words of the metric library, with figures; those of every third document are in Chinese. */
export const inventPages = () => {
  const next = chance();
  const metrics = listMetrics();
  const english = metrics.map(({ name }) => name.en);
  const chinese = metrics.map(({ name }) => name.zhTw);
  const pick = (list: readonly string[]) => list[Math.floor(next() ** 2 * list.length)] ?? '';
  return (document: number, count: number): string[] => {
    const isChinese = document % 3 === 0;
    const most = isChinese ? pageLength / 2 : pageLength;
    return Array.from({ length: count }, () => {
      let text = '';
      while (text.length < most) {
        const figure = Math.floor(next() * 100_000).toLocaleString('en');
        text += isChinese
          ? `${pick(chinese)}於本年度為${figure}，\n`
          : `${pick(english)} ${figure} site ${pick(english)}\n`;
      }
      return text.slice(0, most);
    });
  };
};

type Owner = { readonly tenantId: string; readonly organisationId: string };

const insertDocument = async (tx: Transaction, owner: Owner, name: string, texts: readonly string[]) => {
  const at = new Date('2025-01-01T00:00:00Z');
  const [file] = await tx
    .insert(files)
    .values({ ...owner, mediaType: 'application/pdf', bytes: 1, hash: name, originalName: name })
    .returning({ id: files.id });
  const [document] = await tx
    .insert(documents)
    .values({ ...owner, name, fileNumber: 1, createdAt: at, updatedAt: at, updatedByName: 'Mei Chan' })
    .returning({ id: documents.id });
  const fileId = file?.id ?? '';
  const documentId = document?.id ?? '';
  const [version] = await tx
    .insert(documentVersions)
    .values({ ...owner, documentId, number: 1, fileId, name, at, byId: documentId, byName: 'Mei Chan' })
    .returning({ id: documentVersions.id });
  const documentVersionId = version?.id ?? '';
  const own = { ...owner, documentVersionId };
  const pages = texts.length;
  // As this reader read it: another format would be read again while the bench searches.
  const read = { state: 'read' as const, format: readerFormat, readAt: at };
  await tx.insert(documentReadings).values({ ...own, ...read, fileId, pages, createdAt: at });
  await tx.insert(documentPages).values(
    texts.map((text, index) => {
      const number = index + 1;
      return {
        ...own,
        number,
        label: String(number),
        kind: 'page' as const,
        source: 'text' as const,
        text,
        blocks: [],
      };
    }),
  );
  const data = Uint8Array.from(bytesOf(segmentOf(texts)));
  await tx.insert(documentSegments).values({ ...own, format: segmentFormat, pages, data });
};

/** Gives the demonstration's organisation so many documents that were read. */
export const fillDocuments = async (
  database: OpenDatabase,
  { documentCount, pagesEach }: { readonly documentCount: number; readonly pagesEach: number },
) => {
  const pagesOf = inventPages();
  const { rows } = await database.withSystem((tx) =>
    tx.execute<{ tenant_id: string; id: string }>(sql`
      select o.tenant_id, o.id from organisations o join tenants t on t.id = o.tenant_id
      where o.name like 'Verdant%' order by o.created_at limit 1`),
  );
  const [organisation] = rows;
  if (!organisation) throw new Error('There is no demonstration');
  const owner = { tenantId: organisation.tenant_id, organisationId: organisation.id };
  for (let document = 0; document < documentCount; document += 1) {
    const texts = pagesOf(document, pagesEach);
    await database.withSystem((tx) => insertDocument(tx, owner, `Report ${document}.pdf`, texts));
  }
  for (const table of ['documents', 'document_versions', 'document_readings', 'document_segments', 'document_pages'])
    await database.pool.query(`analyze ${table}`);
};
