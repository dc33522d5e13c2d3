import type { CollaborationSubject, CollaborationSubjectKind, ReportComment, Role } from '@esg/contract';
import { and, asc, count, eq, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { comments, threads } from './threads.tables.ts';

/** The author of a comment: a colleague, or somebody from outside by their invitation. */
type Person = ReportComment['by'];
/** A comment, with the title of its part and the role of its author when it was written, and its place in the order of all. */
export type Comment = ReportComment & {
  readonly partTitle: string;
  readonly position: number;
  /** Null where nobody asked what the author was. */
  readonly byRole: Role | null;
};
/** Comments that belong together, oldest first; resolved when the matter is settled. */
export type Thread = {
  readonly id: string;
  readonly subject: Required<CollaborationSubject>;
  readonly resolved: { readonly by: Person; readonly at: string } | null;
  readonly comments: readonly Comment[];
};
/** What somebody says. */
export type NewComment = {
  readonly text: string;
  readonly by: Person;
  readonly at: Date;
  readonly mentions?: ReportComment['mentions'];
  readonly partTitle?: string;
  readonly byRole?: Role;
};
/** Subjects to look for: of these kinds, of these rows, and in this part where one is named, including its smaller parts. */
export type Subjects = {
  readonly kinds: readonly CollaborationSubjectKind[];
  readonly ids: readonly string[];
  readonly part?: readonly string[];
};

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(threads.tenantId, tenantId), eq(threads.organisationId, organisationId));
const partOf = (part: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(part)}::jsonb))`;
const among = ({ kinds, ids, part = [] }: Subjects) =>
  and(
    inArray(threads.kind, [...kinds]),
    inArray(threads.subjectId, [...ids]),
    part.length > 0 ? sql`${threads.part}[:${part.length}] = ${partOf(part)}` : undefined,
  );
const exactly = ({ kind, id, part = [] }: CollaborationSubject) =>
  and(eq(threads.kind, kind), eq(threads.subjectId, id), sql`${threads.part} = ${partOf(part)}`);

type CommentRow = typeof comments.$inferSelect;
const commentOf = ({ id, text, mentions, partTitle, position, at, byId, byName, byRole }: CommentRow): Comment => ({
  id,
  text,
  mentions,
  partTitle,
  position,
  by: { id: byId, name: byName },
  byRole,
  at: at.toISOString(),
});

const find = async (scoped: Scoped, where: SQL | undefined): Promise<Thread[]> => {
  const found = await scoped.tx
    .select()
    .from(threads)
    .where(and(own(scoped), where))
    .orderBy(asc(threads.startedAt), asc(threads.id));
  if (found.length === 0) return [];
  const { tenantId, organisationId } = scoped;
  const rows = await scoped.tx
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.tenantId, tenantId),
        eq(comments.organisationId, organisationId),
        inArray(
          comments.threadId,
          found.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(comments.position));
  const said = Map.groupBy(rows, ({ threadId }) => threadId);
  return found.map(({ id, kind, subjectId, part, resolvedAt, resolvedById, resolvedByName }) => ({
    id,
    subject: { kind, id: subjectId, part },
    resolved:
      resolvedAt && resolvedById
        ? { by: { id: resolvedById, name: resolvedByName ?? '' }, at: resolvedAt.toISOString() }
        : null,
    comments: (said.get(id) ?? []).map(commentOf),
  }));
};

/** Threads about these subjects, in the order in which they began. */
export const listThreads = async (scoped: Scoped, subjects: Subjects): Promise<Thread[]> =>
  subjects.ids.length === 0 ? [] : find(scoped, among(subjects));

/** One thread, where it is about one of these subjects. */
export const findThread = async (scoped: Scoped, subjects: Subjects, id: string): Promise<Thread | undefined> =>
  subjects.ids.length === 0 ? undefined : (await find(scoped, and(eq(threads.id, id), among(subjects))))[0];

/** The number of unresolved threads about these subjects, by the first step of their part; subjects without parts are at the empty one. */
export const countOpenThreads = async (scoped: Scoped, subjects: Subjects): Promise<Map<string, number>> => {
  if (subjects.ids.length === 0) return new Map();
  const first = sql<string>`coalesce(${threads.part}[1], '')`;
  const rows = await scoped.tx
    .select({ first, open: count() })
    .from(threads)
    .where(and(own(scoped), among(subjects), isNull(threads.resolvedAt)))
    .groupBy(first);
  return new Map(rows.map(({ first: code, open }) => [code, open]));
};

/** The number of comments about what a row of another table names, for a query on that table; `id` is its column. */
export const commentCountOf = (kinds: readonly CollaborationSubjectKind[], id: SQL) =>
  sql<number>`(select count(*)::int from threads about join comments said on said.thread_id = about.id
    where about.subject_id = ${id} and about.kind in ${[...kinds]})`;

/** Begins a thread; returns its id. */
export const insertThread = async (
  { tx, tenantId, organisationId }: Scoped,
  { kind, id: subjectId, part = [] }: CollaborationSubject,
  startedAt: Date,
): Promise<string> => {
  const rows = await tx
    .insert(threads)
    .values({ tenantId, organisationId, kind, subjectId, part: [...part], startedAt })
    .returning({ id: threads.id });
  return rows.map(({ id }) => id).join();
};

/** The first thread about exactly this subject. */
export const findThreadId = async (scoped: Scoped, subject: CollaborationSubject): Promise<string | undefined> => {
  const [row] = await scoped.tx
    .select({ id: threads.id })
    .from(threads)
    .where(and(own(scoped), exactly(subject)))
    .orderBy(asc(threads.startedAt), asc(threads.id))
    .limit(1);
  return row?.id;
};

/** Adds a comment to a thread. */
export const insertComment = async (
  { tx, tenantId, organisationId }: Scoped,
  threadId: string,
  { text, by, at, mentions = [], partTitle = '', byRole }: NewComment,
) => {
  await tx.insert(comments).values({
    tenantId,
    organisationId,
    threadId,
    text,
    mentions,
    partTitle,
    at,
    byId: by.id,
    byName: by.name,
    byRole,
  });
};

/** Resolves a thread, or reopens it with `undefined`. */
export const setResolved = async (scoped: Scoped, id: string, resolved: { by: Person; at: Date } | undefined) => {
  await scoped.tx
    .update(threads)
    .set({
      resolvedAt: resolved?.at ?? null,
      resolvedById: resolved?.by.id ?? null,
      resolvedByName: resolved?.by.name ?? null,
    })
    .where(and(own(scoped), eq(threads.id, id)));
};

/** Deletes a comment of this person in one of these threads, with its thread where it was the only one; returns whether there was one. */
export const deleteComment = async (scoped: Scoped, threadIds: readonly string[], id: string, byId: string) => {
  const { tx, tenantId, organisationId } = scoped;
  if (threadIds.length === 0) return false;
  const [gone] = await tx
    .delete(comments)
    .where(
      and(
        eq(comments.tenantId, tenantId),
        eq(comments.organisationId, organisationId),
        inArray(comments.threadId, [...threadIds]),
        eq(comments.id, id),
        eq(comments.byId, byId),
      ),
    )
    .returning({ threadId: comments.threadId });
  if (!gone) return false;
  const left = tx.select({ id: comments.id }).from(comments).where(eq(comments.threadId, gone.threadId));
  await tx.delete(threads).where(and(own(scoped), eq(threads.id, gone.threadId), notExists(left)));
  return true;
};

/** Conversations about these subjects are about others of the kind from now on, by the former one. */
export const passThreadsOn = async (
  { tx, tenantId, organisationId }: Scoped,
  kind: CollaborationSubjectKind,
  heirs: ReadonlyMap<string, string>,
) => {
  if (heirs.size === 0) return;
  const pairs = JSON.stringify([...heirs].map(([from, to]) => ({ from, to })));
  await tx.execute(sql`
    update threads moved set subject_id = heir."to"
    from jsonb_to_recordset(${pairs}::jsonb) as heir("from" uuid, "to" uuid)
    where moved.subject_id = heir."from" and moved.kind = ${kind}
      and moved.tenant_id = ${tenantId} and moved.organisation_id = ${organisationId}`);
};

/** Conversations about this part of subjects, and about smaller parts of it, are about another part from now on. */
export const passPartOn = async (
  { tx, tenantId, organisationId }: Scoped,
  kind: CollaborationSubjectKind,
  [from, to]: readonly [string, string],
) => {
  await tx
    .update(threads)
    .set({ part: sql`array_prepend(${to}::text, ${threads.part}[2:])` })
    .where(
      and(
        eq(threads.tenantId, tenantId),
        eq(threads.organisationId, organisationId),
        eq(threads.kind, kind),
        sql`${threads.part}[1] = ${from}`,
      ),
    );
};
