import type { CommentThread, ReportComment } from '@esg/contract';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { commentThreads, reportComments } from './report-work.tables.ts';

type Person = ReportComment['by'];
type ThreadRow = typeof commentThreads.$inferSelect;
type CommentRow = typeof reportComments.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(commentThreads.tenantId, tenantId),
    eq(commentThreads.organisationId, organisationId),
    eq(commentThreads.reportId, reportId),
  );

const commentOf = ({ id, text, mentions, byId, byName, at }: CommentRow): ReportComment => ({
  id,
  text,
  mentions,
  by: { id: byId, name: byName },
  at: at.toISOString(),
});
const threadOf = (row: ThreadRow, comments: readonly CommentRow[]): CommentThread => ({
  id: row.id,
  disclosureCode: row.disclosureCode,
  fieldKey: row.fieldKey,
  resolved:
    row.resolvedAt && row.resolvedById
      ? { by: { id: row.resolvedById, name: row.resolvedByName ?? '' }, at: row.resolvedAt.toISOString() }
      : null,
  external: null,
  comments: comments.filter(({ threadId }) => threadId === row.id).map(commentOf),
});

const withComments = async (scoped: Scoped, threads: readonly ThreadRow[]): Promise<CommentThread[]> => {
  if (threads.length === 0) return [];
  const ids = threads.map(({ id }) => id);
  const { tenantId, organisationId } = scoped;
  const comments = await scoped.tx
    .select()
    .from(reportComments)
    .where(
      and(
        eq(reportComments.tenantId, tenantId),
        eq(reportComments.organisationId, organisationId),
        inArray(reportComments.threadId, ids),
      ),
    )
    .orderBy(asc(reportComments.at), asc(reportComments.id));
  return threads.map((thread) => threadOf(thread, comments));
};

/** Conversations about the disclosure, in the order in which they began. */
export const listThreads = async (scoped: Scoped, reportId: string, code: string): Promise<CommentThread[]> => {
  const threads = await scoped.tx
    .select()
    .from(commentThreads)
    .where(and(own(scoped, reportId), eq(commentThreads.disclosureCode, code)))
    .orderBy(asc(commentThreads.startedAt), asc(commentThreads.id));
  return withComments(scoped, threads);
};

/** One conversation of the report. */
export const findThread = async (scoped: Scoped, reportId: string, id: string): Promise<CommentThread | undefined> => {
  const threads = await scoped.tx
    .select()
    .from(commentThreads)
    .where(and(own(scoped, reportId), eq(commentThreads.id, id)));
  return (await withComments(scoped, threads))[0];
};

/** How many conversations of each disclosure are not resolved. */
export const countOpenThreads = async (scoped: Scoped, reportId: string): Promise<Map<string, number>> => {
  const rows = await scoped.tx
    .select({ code: commentThreads.disclosureCode, open: count() })
    .from(commentThreads)
    .where(and(own(scoped, reportId), isNull(commentThreads.resolvedAt)))
    .groupBy(commentThreads.disclosureCode);
  return new Map(rows.map(({ code, open }) => [code, open]));
};

/** Begins a conversation; gives its id. */
export const insertThread = async (
  { tx, tenantId, organisationId }: Scoped,
  place: Pick<ThreadRow, 'reportId' | 'disclosureCode' | 'fieldKey'>,
  startedAt: Date,
): Promise<string> => {
  const rows = await tx
    .insert(commentThreads)
    .values({ tenantId, organisationId, ...place, startedAt })
    .returning({ id: commentThreads.id });
  return rows.map(({ id }) => id).join();
};

/** Adds a remark. */
export const insertComment = async (
  { tx, tenantId, organisationId }: Scoped,
  threadId: string,
  { text, mentions }: Pick<ReportComment, 'text' | 'mentions'>,
  by: Person,
  at: Date,
) => {
  await tx
    .insert(reportComments)
    .values({ tenantId, organisationId, threadId, text, mentions, at, byId: by.id, byName: by.name });
};

/** Resolves the conversation, or opens it again with `undefined`. */
export const resolveThread = async (
  scoped: Scoped,
  reportId: string,
  id: string,
  resolved: { by: Person; at: Date } | undefined,
) => {
  await scoped.tx
    .update(commentThreads)
    .set({
      resolvedAt: resolved?.at ?? null,
      resolvedById: resolved?.by.id ?? null,
      resolvedByName: resolved?.by.name ?? null,
    })
    .where(and(own(scoped, reportId), eq(commentThreads.id, id)));
};
