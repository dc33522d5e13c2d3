import { mayManageBrand } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BrandRow, fileColumns, findInState, type NewBrand } from './brand-row.repository.ts';
import { brandOf } from './brand-view.ts';
import { findAuthor, findStanding, insertBrand, takeVersion, updateBrand } from './brands.repository.ts';

/** One change of a tenant's brands: the present ones, the author, the time, and the version of the change. */
export type BrandWork = {
  readonly published: BrandRow;
  readonly draft: BrandRow | undefined;
  readonly author: { id: string; name: string };
  readonly version: number;
  readonly now: Date;
};

/** Refuses everybody but administrators of the organisation that owns a white-labelled tenant with `permission.denied`. */
export const requireManager = async (scoped: Scoped) => {
  const standing = await findStanding(scoped);
  if (!standing || !mayManageBrand(scoped.role, standing)) throw new ProblemError('permission.denied');
};

/** The tenant's published version. */
export const publishedIn = async (scoped: Scoped): Promise<BrandRow> => {
  const published = await findInState(scoped, 'published');
  if (!published) throw new Error(`The tenant ${scoped.tenantId} has no published brand`);
  return published;
};

/** Locks the tenant's brands for this transaction. Throws `permission.denied`. */
export const takeBrands = async (scoped: Scoped, now: Date): Promise<BrandWork> => {
  await requireManager(scoped);
  const version = await takeVersion(scoped);
  return {
    version,
    now,
    published: await publishedIn(scoped),
    draft: await findInState(scoped, 'draft'),
    author: await findAuthor(scoped),
  };
};

/** Refuses a change that was made on another draft than the present one, which the body shows. */
export const staleDraft = (draft: BrandRow | undefined, gateway: string) =>
  new ProblemError('brand.stale', { extra: { current: draft ? brandOf(draft, gateway) : null } });

/** The content of a brand without its history: the part that is copied. */
export const shownBy = (row: BrandRow) => {
  const { companyName, supportEmail, colorSetting } = row;
  const { logo, favicon, 'logo-dark': logoDark, 'mini-logo': miniLogo } = fileColumns;
  return {
    companyName,
    supportEmail,
    colorSetting,
    logoFileId: row[logo],
    logoDarkFileId: row[logoDark],
    miniLogoFileId: row[miniLogo],
    faviconFileId: row[favicon],
  };
};

/** Changes the draft; without one, begins one as a copy of what is published. */
export const writeDraft = async (
  scoped: Scoped,
  { draft, published, author, version, now }: BrandWork,
  change: Partial<NewBrand>,
): Promise<BrandRow> => {
  const stamp = { version, updatedAt: now, updatedById: author.id, updatedByName: author.name };
  if (draft) await updateBrand(scoped, draft.id, { ...change, ...stamp });
  else await insertBrand(scoped, { ...shownBy(published), ...change, ...stamp, state: 'draft' });
  const written = await findInState(scoped, 'draft');
  if (!written) throw new Error('A draft was not stored');
  return written;
};
