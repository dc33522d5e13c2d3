import { randomBytes } from 'node:crypto';
import { type BrandPreviewLink, brandPreviewParameter, limits } from '@esg/contract';
import type { Database, Scope, Scoped } from '../../platform/database/index.ts';
import { originAt, ProblemError } from '../../platform/http/index.ts';
import { hashOf } from '../files/index.ts';
import { findBrand } from './brand-row.repository.ts';
import { type BrandLook, lookOf } from './brand-view.ts';
import { takeBrands } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';
import { listHosts } from './brands.repository.ts';
import { findShared, insertLink, removeLinks } from './preview.repository.ts';

const tokenBytes = 32;
const tokenPattern = /^[\w-]{43}$/;
const tokenHashOf = (token: string) => hashOf(Buffer.from(token));

type Page = {
  /** Where the request came to. */ gateway: URL /** What the page says its host is. */;
  host: string | undefined;
};

/** Origin of the tenant's site: the host the person works at, where it is one of the tenant's, otherwise its first. */
const siteOf = async (scoped: Scoped, { gateway, host }: Page) => {
  const hosts = await listHosts(scoped);
  const chosen = hosts.find((known) => known === host) ?? hosts[0];
  if (!chosen) throw new ProblemError('tenant.unknown');
  return originAt(gateway, chosen);
};

/** Makes a link that shows the draft to whoever has it, for seven days. Throws `resource.not_found` without a draft. */
export const shareDraft = async (deps: BrandDeps, scope: Scope, page: Page): Promise<BrandPreviewLink> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + limits.brandPreviewSeconds * 1000);
  const url = await deps.database.withScope(scope, async (scoped) => {
    const { draft } = await takeBrands(scoped, now);
    if (!draft) throw new ProblemError('resource.not_found');
    const link = { brandId: draft.id, tokenHash: tokenHashOf(token), createdById: scope.userId };
    await insertLink(scoped, { ...link, createdAt: now, expiresAt });
    return `${await siteOf(scoped, page)}/?${brandPreviewParameter}=${token}`;
  });
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
  return { url, expiresAt: expiresAt.toISOString() };
};

/** Ends every link of the draft at once. Where there is none, nothing is to be done. */
export const stopSharing = async (deps: BrandDeps, scope: Scope) => {
  await deps.database.withScope(scope, async (scoped) => {
    const { draft } = await takeBrands(scoped, deps.now());
    if (draft) await removeLinks(scoped, draft.id);
  });
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
};

/** A draft that somebody may look at. */
export type SharedDraft = { tenantId: string; expiresAt: Date; look: BrandLook };

/** The draft that the token of a preview link shows; undefined once it expired, was revoked, or the draft is no more. */
export const findSharedDraft = async (
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<SharedDraft | undefined> => {
  if (!token || !tokenPattern.test(token)) return undefined;
  return database.withSystem(async (tx) => {
    const shared = await findShared(tx, tokenHashOf(token), now);
    const draft = shared && (await findBrand(tx, shared.brandId));
    return draft && { tenantId: shared.tenantId, expiresAt: shared.expiresAt, look: lookOf(draft) };
  });
};
