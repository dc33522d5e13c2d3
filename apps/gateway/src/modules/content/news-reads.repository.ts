import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { newsReadMarks } from './content.tables.ts';

/** Up to when the caller has seen the news; undefined where they never looked. */
export const findNewsReadMark = async ({ tx, tenantId, organisationId, userId }: Scoped): Promise<Date | undefined> => {
  const [row] = await tx
    .select({ readAt: newsReadMarks.readAt })
    .from(newsReadMarks)
    .where(
      and(
        eq(newsReadMarks.tenantId, tenantId),
        eq(newsReadMarks.organisationId, organisationId),
        eq(newsReadMarks.userId, userId),
      ),
    );
  return row?.readAt;
};

/** The caller has seen all news up to now. */
export const saveNewsReadMark = async ({ tx, tenantId, organisationId, userId }: Scoped, readAt: Date) => {
  await tx
    .insert(newsReadMarks)
    .values({ tenantId, organisationId, userId, readAt })
    .onConflictDoUpdate({ target: [newsReadMarks.userId, newsReadMarks.organisationId], set: { readAt } });
};
