import type { DocumentLanguage, DocumentReading, ReadingProblem } from '@esg/contract';
import { and, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { ownRows, preparedSql, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { documentPages, documentReadings, documentSegments } from './document-reading.tables.ts';

export type ReadingRow = typeof documentReadings.$inferSelect;

const id = { documentVersionId: documentReadings.documentVersionId };
const own = (scoped: Scoped) => ownRows(documentReadings, scoped);
const one = (scoped: Scoped, documentVersionId: string) =>
  and(own(scoped), eq(documentReadings.documentVersionId, documentVersionId));
/** Ids as one parameter, however many. */
const listed = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

const readingOf = (row: ReadingRow): DocumentReading => ({
  state: row.state,
  problem: row.problem,
  pages: row.pages,
  language: row.language,
  unreadPages: row.unreadPages,
  firstUnreadPage: row.firstUnreadPage,
});

/** How far the reading of these files is, by the ids of their versions. */
export const listReadings = async (
  scoped: Scoped,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, DocumentReading>> => {
  const rows = await scoped.tx
    .select()
    .from(documentReadings)
    .where(and(own(scoped), sql`${documentReadings.documentVersionId} in ${listed(versionIds)}`));
  return new Map(rows.map((row) => [row.documentVersionId, readingOf(row)]));
};

/** Notes that this file is to be read. */
export const insertReading = async (
  { tx, tenantId, organisationId }: Scoped,
  { documentVersionId, fileId }: { readonly documentVersionId: string; readonly fileId: string },
  now: Date,
) => {
  await tx.insert(documentReadings).values({ tenantId, organisationId, documentVersionId, fileId, createdAt: now });
};

const isFaulty = and(inArray(documentReadings.state, ['read', 'failed']), isNotNull(documentReadings.problem));

/** A scan that was given up goes on at its first page without a text; any other file is read from its beginning. */
const whereItStopped = sql`case when ${documentReadings.state} = 'read' and ${documentReadings.problem} = 'interrupted' then ${documentReadings.firstUnreadPage} end`;

/** Lets a file be read once more that failed or of which pages were left out; whether it was one. */
export const awaitAgain = async (scoped: Scoped, documentVersionId: string): Promise<boolean> => {
  const rows = await scoped.tx
    .update(documentReadings)
    .set({ state: 'waiting', problem: null, attempts: 0, claimedAt: null, picturesFrom: whereItStopped })
    .where(and(one(scoped, documentVersionId), isFaulty))
    .returning(id);
  return rows.length > 0;
};

/** Files of each organisation that were begun in this time count against its others: so each has its turn. */
const turnMinutes = 10;

/** Pictures that wait to be recognised let texts pass for so long. */
const picturesWaitSeconds = 60;

/**
 * Claims a file that no other process claims at the same time: texts before pictures, which take long, and then of the organisation of which
 * the fewest were begun lately the one that has waited longest. So neither hundreds of files nor a large scan hold up anybody else. Undefined
 * where none waits.
 */
export const claimNext = async (tx: Transaction, now: Date): Promise<ReadingRow | undefined> => {
  const since = new Date(now.getTime() - turnMinutes * 60_000).toISOString();
  const patient = new Date(now.getTime() - picturesWaitSeconds * 1000).toISOString();
  const isPatient = sql`(${documentReadings.picturesFrom} is not null and ${documentReadings.readAt} > ${patient}::timestamptz)`;
  const begun = sql<number>`count(*)`.as('begun');
  const lately = tx
    .select({ organisationId: documentReadings.organisationId, begun })
    .from(documentReadings)
    .where(sql`coalesce(${documentReadings.claimedAt}, ${documentReadings.readAt}) > ${since}::timestamptz`)
    .groupBy(documentReadings.organisationId)
    .as('lately');
  const oldest = tx
    .select({ id: documentReadings.documentVersionId })
    .from(documentReadings)
    .leftJoin(lately, eq(lately.organisationId, documentReadings.organisationId))
    .where(eq(documentReadings.state, 'waiting'))
    .orderBy(
      documentReadings.attempts,
      isPatient,
      sql`coalesce(${lately.begun}, 0)`,
      sql`coalesce(${documentReadings.readAt}, ${documentReadings.createdAt})`,
    )
    .limit(1)
    .for('update', { of: documentReadings, skipLocked: true });
  const [row] = await tx
    .update(documentReadings)
    .set({ state: 'reading', claimedAt: now, attempts: sql`${documentReadings.attempts} + 1` })
    .where(eq(documentReadings.documentVersionId, sql`(${oldest})`))
    .returning();
  return row;
};

/** Says that the claimed file is still being read. */
export const touchReading = async (scoped: Scoped, documentVersionId: string, now: Date) => {
  await scoped.tx
    .update(documentReadings)
    .set({ claimedAt: now })
    .where(and(one(scoped, documentVersionId), eq(documentReadings.state, 'reading')));
};

/** Lets another attempt claim the file. */
export const releaseReading = async (scoped: Scoped, documentVersionId: string) => {
  await scoped.tx
    .update(documentReadings)
    .set({ state: 'waiting', claimedAt: null })
    .where(and(one(scoped, documentVersionId), eq(documentReadings.state, 'reading')));
};

/** Ends a reading without a text. */
export const failReading = async (
  scoped: Scoped,
  documentVersionId: string,
  { problem, format, now }: { readonly problem: ReadingProblem; readonly format: number; readonly now: Date },
) => {
  await scoped.tx
    .update(documentReadings)
    .set({ state: 'failed', problem, format, claimedAt: null, readAt: now })
    .where(one(scoped, documentVersionId));
};

/** Ends a reading before its last picture, with what was read so far: pictures that were not recognised stay pictures. */
export const endReading = async (scoped: Scoped, documentVersionId: string, now: Date) => {
  await scoped.tx
    .update(documentReadings)
    .set({ state: 'read', problem: 'interrupted', picturesFrom: null, claimedAt: null, readAt: now })
    .where(one(scoped, documentVersionId));
};

export type NewPage = Omit<typeof documentPages.$inferInsert, 'tenantId' | 'organisationId' | 'documentVersionId'>;
/** All that was read of one file. */
export type NewReading = {
  readonly pages: readonly NewPage[];
  readonly language: DocumentLanguage | null;
  readonly segment: { readonly format: number; readonly data: Uint8Array };
  readonly format: number;
  /** Why pages were left out. */
  readonly problem: ReadingProblem | null;
  /** The page from which on pictures are still to be recognised. */
  readonly picturesFrom: number | null;
};

const pagesPerStatement = 100;

/** Stores what was read, and lets what is left wait for its next turn, in the place of what was read before, where the file still is being read. */
export const storeReading = async (
  scoped: Scoped,
  documentVersionId: string,
  { pages, language, segment, format, problem, picturesFrom }: NewReading,
  now: Date,
): Promise<boolean> => {
  const { tx, tenantId, organisationId } = scoped;
  const unread = pages.filter(({ source }) => source === 'picture');
  const kept = await tx
    .update(documentReadings)
    .set({
      ...(picturesFrom === null ? { state: 'read' as const } : { state: 'waiting' as const, attempts: 0 }),
      picturesFrom,
      problem,
      pages: pages.length,
      language,
      unreadPages: unread.length,
      firstUnreadPage: unread[0]?.number ?? null,
      format,
      claimedAt: null,
      readAt: now,
    })
    .where(and(one(scoped, documentVersionId), eq(documentReadings.state, 'reading')))
    .returning(id);
  if (kept.length === 0) return false;
  const owner = { tenantId, organisationId, documentVersionId };
  await tx
    .delete(documentPages)
    .where(and(ownRows(documentPages, scoped), eq(documentPages.documentVersionId, documentVersionId)));
  for (let at = 0; at < pages.length; at += pagesPerStatement) {
    const rows = pages.slice(at, at + pagesPerStatement);
    await tx.insert(documentPages).values(rows.map((page) => ({ ...page, ...owner })));
  }
  const stored = { format: segment.format, pages: pages.length, data: segment.data };
  await tx
    .insert(documentSegments)
    .values({ ...owner, ...stored })
    .onConflictDoUpdate({ target: documentSegments.documentVersionId, set: stored });
  return true;
};

/** The segments of these files, which `segmentFrom` of `modules/retrieval` opens, with the format in which they were written. */
export const listSegments = (scoped: Scoped, versionIds: readonly string[]) =>
  scoped.tx
    .select({
      documentVersionId: documentSegments.documentVersionId,
      format: documentSegments.format,
      pages: documentSegments.pages,
      data: documentSegments.data,
    })
    .from(documentSegments)
    .where(and(ownRows(documentSegments, scoped), sql`${documentSegments.documentVersionId} in ${listed(versionIds)}`));

/** A segment that was made anew from the texts of its pages. */
export const updateSegment = async (
  scoped: Scoped,
  documentVersionId: string,
  { format, data }: { readonly format: number; readonly data: Uint8Array },
) => {
  await scoped.tx
    .update(documentSegments)
    .set({ format, data })
    .where(and(ownRows(documentSegments, scoped), eq(documentSegments.documentVersionId, documentVersionId)));
};

const pageFields = {
  documentVersionId: documentPages.documentVersionId,
  number: documentPages.number,
  label: documentPages.label,
  kind: documentPages.kind,
  source: documentPages.source,
  text: documentPages.text,
  blocks: documentPages.blocks,
  boxes: documentPages.boxes,
};
/** Pages of one file in their order, from this number on. */
export const listPages = (
  scoped: Scoped,
  documentVersionId: string,
  { from, most }: { readonly from: number; readonly most: number },
) =>
  scoped.tx
    .select(pageFields)
    .from(documentPages)
    .where(
      and(
        ownRows(documentPages, scoped),
        eq(documentPages.documentVersionId, documentVersionId),
        sql`${documentPages.number} >= ${from}`,
      ),
    )
    .orderBy(documentPages.number)
    .limit(most);

/** The pages of a file whose text was recognised so far, by their numbers. */
export const listRecognised = async (scoped: Scoped, documentVersionId: string) => {
  const rows = await scoped.tx
    .select(pageFields)
    .from(documentPages)
    .where(
      and(
        ownRows(documentPages, scoped),
        eq(documentPages.documentVersionId, documentVersionId),
        eq(documentPages.source, 'recognised'),
      ),
    );
  return new Map(rows.map(({ documentVersionId: _, number, ...page }) => [number, page]));
};

type PageText = Pick<
  typeof documentPages.$inferSelect,
  'documentVersionId' | 'number' | 'label' | 'kind' | 'source' | 'text'
>;

// Page by page: asked for all at once, the database reads every page that there is.
const pageTexts = preparedSql<PageText>(
  'document_pages.texts',
  sql`select page.document_version_id as "documentVersionId", page.number, page.label, page.kind, page.source, page.text
    from jsonb_array_elements(${sql.placeholder('places')}::jsonb) place
    cross join lateral (
      select * from ${documentPages}
      where ${documentPages.tenantId} = ${sql.placeholder('tenantId')} and ${documentPages.organisationId} = ${sql.placeholder('organisationId')}
        and ${documentPages.documentVersionId} = (place ->> 'documentVersionId')::uuid and ${documentPages.number} = (place ->> 'number')::int
      limit 1
    ) page`,
);

/** The texts of these pages of several files, in no order, without tables and places of lines. */
export const findPageTexts = (
  scoped: Scoped,
  places: readonly { readonly documentVersionId: string; readonly number: number }[],
) => {
  const { tenantId, organisationId } = scoped;
  return pageTexts(scoped, { tenantId, organisationId, places: JSON.stringify(places) });
};

/** Lets files be read again whose process was last seen before that moment. */
export const releaseLost = async (tx: Transaction, seenBefore: Date) => {
  await tx
    .update(documentReadings)
    .set({ state: 'waiting', claimedAt: null })
    .where(and(eq(documentReadings.state, 'reading'), lt(documentReadings.claimedAt, seenBefore)));
};

/** The number of files of all organisations that wait. */
export const countWaiting = (tx: Transaction) => tx.$count(documentReadings, eq(documentReadings.state, 'waiting'));

/** Lets all files be read again whose pictures could not be recognised. */
export const awaitUnrecognised = async (tx: Transaction) => {
  await tx
    .update(documentReadings)
    .set({ state: 'waiting', problem: null, attempts: 0, picturesFrom: null })
    .where(and(eq(documentReadings.state, 'read'), eq(documentReadings.problem, 'no_recognition')));
};

const isHalfRead = and(eq(documentReadings.state, 'waiting'), isNotNull(documentReadings.picturesFrom));

/** Lets all files be read again that an older reader read, or of which it has read a part. */
export const awaitOutdated = async (tx: Transaction, format: number) => {
  await tx
    .update(documentReadings)
    .set({ state: 'waiting', problem: null, attempts: 0, picturesFrom: null })
    .where(
      and(or(inArray(documentReadings.state, ['read', 'failed']), isHalfRead), ne(documentReadings.format, format)),
    );
};
