import { and, eq, gt, max } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { brandPreviewLinks, brands } from './brands.tables.ts';

type Link = typeof brandPreviewLinks.$inferInsert;

export const insertLink = async ({ tx, tenantId }: Scoped, link: Omit<Link, 'tenantId'>) => {
  await tx.insert(brandPreviewLinks).values({ ...link, tenantId });
};

/** Ends all links of a draft. */
export const deleteLinks = async ({ tx, tenantId }: Scoped, brandId: string) => {
  await tx
    .delete(brandPreviewLinks)
    .where(and(eq(brandPreviewLinks.tenantId, tenantId), eq(brandPreviewLinks.brandId, brandId)));
};

/** The expiry of the draft's last link; null where none is valid. */
export const findSharedUntil = async ({ tx, tenantId }: Scoped, brandId: string, now: Date) => {
  const [row] = await tx
    .select({ until: max(brandPreviewLinks.expiresAt) })
    .from(brandPreviewLinks)
    .where(
      and(
        eq(brandPreviewLinks.tenantId, tenantId),
        eq(brandPreviewLinks.brandId, brandId),
        gt(brandPreviewLinks.expiresAt, now),
      ),
    );
  return row?.until ?? null;
};

/** The tenant's draft behind this token, while it is valid. */
export const findShared = async (tx: Transaction, tokenHash: string, now: Date) => {
  const [row] = await tx
    .select({ brandId: brands.id, tenantId: brands.tenantId, expiresAt: brandPreviewLinks.expiresAt })
    .from(brandPreviewLinks)
    .innerJoin(brands, eq(brands.id, brandPreviewLinks.brandId))
    .where(
      and(eq(brandPreviewLinks.tokenHash, tokenHash), gt(brandPreviewLinks.expiresAt, now), eq(brands.state, 'draft')),
    );
  return row;
};
