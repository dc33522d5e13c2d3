import { randomBytes } from 'node:crypto';
import {
  type BrandPreviewLink,
  type BrandPreviewRequest,
  brandPreviewLimits,
  brandPreviewParameter,
} from '@esg/contract';
import type { Database, Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { hashOf } from '../files/index.ts';
import { findBrand } from './brand-row.repository.ts';
import { type BrandLook, brandLookOf } from './brand-view.ts';
import { requireManager, takeBrands } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';
import { mailPreviewLink } from './mail.ts';
import { findSite, type Place } from './place.ts';
import { deleteLinks, findShared, insertLink } from './preview.repository.ts';

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;
const tokenHashOf = (token: string) => hashOf(Buffer.from(token));

/**
 * Makes a link that shows the draft to everybody who has it, for seven days, and e-mails it where an address is given. Throws
 * `resource.not_found` without a draft and `request.too_many`.
 */
export const shareDraft = async (
  deps: BrandDeps,
  scope: Scope,
  { email }: BrandPreviewRequest,
  place: Place,
): Promise<BrandPreviewLink> => {
  await deps.database.withScope(scope, requireManager);
  await deps.limits.countAttempt('brandShare', scope.userId);
  if (email) {
    await deps.limits.countAttempt('brandEmail', scope.tenantId);
    await deps.jobs.start();
  }
  const token = randomBytes(tokenBytes).toString('base64url');
  const now = deps.now();
  const expires = new Date(now.getTime() + brandPreviewLimits.seconds * 1000);
  const expiresAt = expires.toISOString();
  const url = await deps.database.withScope(scope, async (scoped) => {
    const { draft, published, author } = await takeBrands(scoped, now);
    if (!draft) throw new ProblemError('resource.not_found');
    const link = { brandId: draft.id, tokenHash: tokenHashOf(token), createdById: author.id };
    await insertLink(scoped, { ...link, createdAt: now, expiresAt: expires });
    const site = await findSite(scoped, place);
    const previewUrl = `${site}/?${brandPreviewParameter}=${token}`;
    const origins = { site, gateway: site };
    if (email)
      await mailPreviewLink(
        deps,
        scoped,
        published,
        { to: email, sharedBy: author.name, previewUrl, expiresAt },
        origins,
      );
    return previewUrl;
  });
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
  return { url, expiresAt };
};

/** Ends every link of the draft at once; does nothing without any. */
export const stopSharing = async (deps: BrandDeps, scope: Scope) => {
  await deps.database.withScope(scope, async (scoped) => {
    const { draft } = await takeBrands(scoped, deps.now());
    if (draft) await deleteLinks(scoped, draft.id);
  });
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
};

/** A draft that a visitor may see. */
export type SharedDraft = { tenantId: string; expiresAt: Date; look: BrandLook };

/** The draft behind the token of a preview link; undefined once it expired, was revoked, or the draft is gone. */
export const findSharedDraft = async (
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<SharedDraft | undefined> => {
  if (!token || !tokenPattern.test(token)) return undefined;
  return database.withSystem(async (tx) => {
    const shared = await findShared(tx, tokenHashOf(token), now);
    const draft = shared && (await findBrand(tx, shared.brandId));
    return draft && { tenantId: shared.tenantId, expiresAt: shared.expiresAt, look: brandLookOf(draft) };
  });
};
