import type { CommentThread } from '@esg/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { contributionComments, contributions } from '../contributions/contributions.tables.ts';

/** What was said with people from outside about the disclosure: one conversation for each of them and each field. */
export const listGuestThreads = async (scoped: Scoped, reportId: string, code: string): Promise<CommentThread[]> => {
  const { tx, tenantId, organisationId } = scoped;
  const rows = await tx
    .select({ remark: contributionComments, name: contributions.name, email: contributions.email })
    .from(contributionComments)
    .innerJoin(contributions, eq(contributions.id, contributionComments.contributionId))
    .where(
      and(
        eq(contributionComments.tenantId, tenantId),
        eq(contributionComments.organisationId, organisationId),
        eq(contributions.reportId, reportId),
        eq(contributionComments.disclosureCode, code),
      ),
    )
    .orderBy(asc(contributionComments.position));
  const threads = Map.groupBy(rows, ({ remark: { contributionId, fieldKey } }) => `${contributionId}/${fieldKey}`);
  return [...threads.values()].flatMap((said): CommentThread[] => {
    const [first] = said;
    if (!first) return [];
    const { id, contributionId, fieldKey } = first.remark;
    return [
      {
        ...{ id, disclosureCode: code, fieldKey, resolved: null },
        external: { contributionId, name: first.name || first.email },
        comments: said.map(({ remark: { id: remarkId, text, at, byId, byName } }) => ({
          ...{ id: remarkId, text, mentions: [], at: at.toISOString() },
          by: { id: byId ?? contributionId, name: byName },
        })),
      },
    ];
  });
};
