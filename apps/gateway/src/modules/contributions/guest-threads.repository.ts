import type { CommentThread, DraftThread } from '@esg/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import type { Actor } from '../users/index.ts';
import { contributionComments, contributions, contributionResolutions as resolutions } from './contributions.tables.ts';
import { reopenConversation } from './resolutions.repository.ts';

/** Comments of people from outside and to them, oldest first, each with what its conversation is. */
const listRemarks = ({ tx, tenantId, organisationId }: Scoped, reportId: string, narrowed?: SQL) =>
  tx
    .select({
      remark: contributionComments,
      name: contributions.name,
      email: contributions.email,
      resolvedAt: resolutions.at,
      resolvedById: resolutions.byId,
      resolvedByName: resolutions.byName,
    })
    .from(contributionComments)
    .innerJoin(contributions, eq(contributions.id, contributionComments.contributionId))
    .leftJoin(
      resolutions,
      and(
        eq(resolutions.contributionId, contributionComments.contributionId),
        eq(resolutions.disclosureCode, contributionComments.disclosureCode),
        eq(resolutions.fieldKey, contributionComments.fieldKey),
        eq(resolutions.chapterCode, contributionComments.chapterCode),
      ),
    )
    .where(
      and(
        eq(contributionComments.tenantId, tenantId),
        eq(contributionComments.organisationId, organisationId),
        eq(contributions.reportId, reportId),
        narrowed,
      ),
    )
    .orderBy(asc(contributionComments.position));

type Row = Awaited<ReturnType<typeof listRemarks>>[number];

const threadOf = (first: Row, said: readonly Row[]): DraftThread => {
  const { resolvedAt, resolvedById, resolvedByName } = first;
  const { id, contributionId, disclosureCode, fieldKey, chapterCode, partTitle } = first.remark;
  return {
    id,
    disclosureCode,
    fieldKey: fieldKey || null,
    chapterCode,
    partTitle,
    resolved:
      resolvedAt && resolvedById
        ? { by: { id: resolvedById, name: resolvedByName ?? '' }, at: resolvedAt.toISOString() }
        : null,
    external: { contributionId, name: first.name || first.email },
    comments: said.map(({ remark: { id: remarkId, text, at, byId, byName } }) => ({
      id: remarkId,
      text,
      mentions: [],
      at: at.toISOString(),
      by: { id: byId ?? contributionId, name: byName },
    })),
  };
};

/** One conversation for each person from outside and each question, or part of the draft, in the order in which they began. Its id is that of its first remark. */
const threadsOf = (rows: readonly Row[]): DraftThread[] => {
  const all = Map.groupBy(rows, ({ remark: { contributionId, disclosureCode, fieldKey, chapterCode } }) =>
    JSON.stringify([contributionId, disclosureCode, fieldKey, chapterCode]),
  );
  return [...all.values()].flatMap((said) => (said[0] ? [threadOf(said[0], said)] : []));
};

/** What was said with people from outside about the disclosure. */
export const listGuestThreads = async (scoped: Scoped, reportId: string, code: string): Promise<CommentThread[]> =>
  threadsOf(await listRemarks(scoped, reportId, eq(contributionComments.disclosureCode, code)));

/** What was said with readers of the report's draft, about whatever part of it. */
export const listDraftThreads = async (scoped: Scoped, reportId: string): Promise<DraftThread[]> =>
  threadsOf(await listRemarks(scoped, reportId, eq(contributions.role, 'reader')));

/** One of these conversations of the report. */
export const findGuestThread = async (scoped: Scoped, reportId: string, id: string): Promise<DraftThread | undefined> =>
  threadsOf(await listRemarks(scoped, reportId)).find((thread) => thread.id === id);

/** How many of them are not resolved, by disclosure. */
export const countOpenGuestThreads = async (scoped: Scoped, reportId: string): Promise<Map<string, number>> => {
  const open = threadsOf(await listRemarks(scoped, reportId)).filter(({ resolved }) => !resolved);
  const byCode = Map.groupBy(open, ({ disclosureCode }) => disclosureCode);
  return new Map([...byCode].map(([code, threads]) => [code, threads.length]));
};

/** Resolves the conversation, or opens it again with `undefined`. */
export const resolveGuestThread = async (
  { tx, tenantId, organisationId }: Scoped,
  { external, disclosureCode, fieldKey, chapterCode }: DraftThread,
  resolved: { by: Pick<Actor, 'id' | 'name'>; at: Date } | undefined,
) => {
  if (!external) return;
  const place = {
    contributionId: external.contributionId,
    disclosureCode,
    fieldKey: fieldKey ?? '',
    chapterCode,
  };
  if (!resolved) return reopenConversation({ tx }, place);
  const { by, at } = resolved;
  await tx
    .insert(resolutions)
    .values({ tenantId, organisationId, ...place, at, byId: by.id, byName: by.name })
    .onConflictDoNothing();
};
