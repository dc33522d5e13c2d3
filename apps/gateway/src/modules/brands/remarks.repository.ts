import type { BrandRemark } from '@esg/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { brandRemarks } from './brands.tables.ts';

type NewRemark = Omit<typeof brandRemarks.$inferInsert, 'tenantId'>;

/** Stores a remark on a draft, which never changes. */
export const insertRemark = async ({ tx, tenantId }: Scoped, remark: NewRemark) => {
  await tx.insert(brandRemarks).values({ ...remark, tenantId });
};

const remarksMax = 200;

/** The remarks on a draft, the last first. */
export const listRemarks = async ({ tx, tenantId }: Scoped, brandId: string): Promise<BrandRemark[]> => {
  const rows = await tx
    .select()
    .from(brandRemarks)
    .where(and(eq(brandRemarks.tenantId, tenantId), eq(brandRemarks.brandId, brandId)))
    .orderBy(desc(brandRemarks.createdAt), desc(brandRemarks.id))
    .limit(remarksMax);
  return rows.map(({ id, kind, text, version, authorId, authorName, createdAt }) => ({
    id,
    kind,
    text,
    version,
    author: { id: authorId, name: authorName },
    createdAt: createdAt.toISOString(),
  }));
};
