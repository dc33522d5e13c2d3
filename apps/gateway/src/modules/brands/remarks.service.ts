import type { BrandRemark, BrandRemarkChange } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { staleDraft, takeBrands } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';
import { insertRemark, listRemarks } from './remarks.repository.ts';

/**
 * Adds a remark on the draft: a comment, an approval of its present state, or the withdrawal of one. An approval is for the version the
 * person saw: another one answers `brand.stale`, and the next change of the draft ends it. Throws `resource.not_found` without a draft.
 */
export const remarkOnDraft = async (
  deps: BrandDeps,
  scope: Scope,
  change: BrandRemarkChange,
  gateway: string,
): Promise<BrandRemark[]> => {
  const remarks = await deps.database.withScope(scope, async (scoped) => {
    const { draft, author, now } = await takeBrands(scoped, deps.now());
    if (!draft) throw new ProblemError('resource.not_found');
    if (change.kind === 'approved' && change.version !== draft.version) throw staleDraft(draft, gateway);
    await insertRemark(scoped, {
      brandId: draft.id,
      kind: change.kind,
      version: draft.version,
      text: change.kind === 'comment' ? change.text : null,
      authorId: author.id,
      authorName: author.name,
      createdAt: now,
    });
    return listRemarks(scoped, draft.id);
  });
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
  return remarks;
};
