import { type Language, languages, type Publication } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { publications } from './publications.tables.ts';

/** All published versions of the report, the latest first. */
export const listPublications = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<Publication[]> => {
  const { id, sha256, publishedAt, publishedById, publishedByName } = publications;
  const rows = await tx
    .select({
      id,
      sha256,
      publishedAt,
      publishedById,
      publishedByName,
      number: sql<number>`(row_number() over (order by ${publishedAt}, ${id}))::int`,
      titles: sql<Partial<Record<Language, string>>>`jsonb_build_object(
        'en', ${publications.models} -> 'en' ->> 'title', 'zhTw', ${publications.models} -> 'zhTw' ->> 'title')`,
    })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        eq(publications.reportId, reportId),
      ),
    )
    .orderBy(desc(publishedAt), desc(id));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    title: row.titles.en ?? row.titles.zhTw ?? '',
    languages: languages.filter((language) => row.titles[language] != null),
    sha256: row.sha256,
    publishedAt: row.publishedAt.toISOString(),
    publishedBy: { id: row.publishedById, name: row.publishedByName },
  }));
};
