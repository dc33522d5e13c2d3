import type { BrandRemark, BrandRemarkChange } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { staleDraft, takeBrands } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';
import { insertRemark, listRemarks } from './remarks.repository.ts';

/**
 * Says something about the draft: a comment, that one approves of it as it is, or that one does so no longer. An approval is
 * of the version the person saw: another one answers `brand.stale`, and it falls with the next change of the draft. Throws
 * `resource.not_found` without a draft.
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
