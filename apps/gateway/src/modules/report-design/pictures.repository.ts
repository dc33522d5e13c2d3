import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { publications } from '../publications/publications.tables.ts';
import { findDesign } from './report-design.repository.ts';

/** Pictures of the report's cover: the present one and the published ones. */
export const listPictures = async (scoped: Scoped, reportId: string): Promise<Set<string>> => {
  const { tx, tenantId, organisationId } = scoped;
  const published = await tx
    .selectDistinct({ id: sql<string | null>`${publications.models} -> 'en' -> 'cover' ->> 'pictureFileId'` })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        eq(publications.reportId, reportId),
      ),
    );
  const present = (await findDesign(scoped, reportId))?.pictureFileId;
  return new Set([present, ...published.map(({ id }) => id)].flatMap((id) => id ?? []));
};
