import { isDeepStrictEqual } from 'node:util';
import type { Brand, BrandContent, BrandDraftChange, Brands } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import { type BrandRow, findInState, listSuperseded } from './brand-row.repository.ts';
import { brandOf } from './brand-view.ts';
import { publishedIn, requireManager, staleDraft, takeBrands, writeDraft } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';
import { deleteBrand } from './brands.repository.ts';
import { removeUnshown } from './images.service.ts';
import { findSharedUntil } from './preview.repository.ts';
import { listRemarks } from './remarks.repository.ts';

const historyMax = 50;

/** The tenant's published brand, its draft and its history. */
export const readBrands = ({ database, now }: BrandDeps, scope: Scope, gateway: string): Promise<Brands> =>
  database.withScope(scope, async (scoped) => {
    await requireManager(scoped);
    const draft = await findInState(scoped, 'draft');
    const sharedUntil = draft && (await findSharedUntil(scoped, draft.id, now()));
    const history = await listSuperseded(scoped, historyMax);
    return {
      published: brandOf(await publishedIn(scoped), gateway),
      draft: draft ? brandOf(draft, gateway) : null,
      history: history.map((row) => brandOf(row, gateway)),
      sharedUntil: sharedUntil?.toISOString() ?? null,
      remarks: draft ? await listRemarks(scoped, draft.id) : [],
    };
  });

const says = ({ companyName, supportEmail, colorSetting }: BrandRow, content: BrandContent) =>
  isDeepStrictEqual({ companyName, supportEmail, colorSetting }, content);

/**
 * Stores the texts and colours of the draft. Refuses with `brand.stale` where somebody else changed it meanwhile; equal values are no
 * conflict, so that a request may be repeated after a lost response.
 */
export const saveDraft = async (
  { database, realtime, now }: BrandDeps,
  scope: Scope,
  { content, version }: BrandDraftChange,
  gateway: string,
): Promise<Brand> => {
  const { row, changed } = await database.withScope(scope, async (scoped) => {
    const work = await takeBrands(scoped, now());
    if (work.draft && says(work.draft, content)) return { row: work.draft, changed: false };
    if ((work.draft?.version ?? null) !== version) throw staleDraft(work.draft, gateway);
    return { row: await writeDraft(scoped, work, content), changed: true };
  });
  if (changed) realtime.publish(scope, { type: 'brand.draft_changed' });
  return brandOf(row, gateway);
};

/**
 * Deletes the draft with its links and the pictures that only it uses. Does nothing without a draft. With a version, refuses with
 * `brand.stale` a draft that somebody else changed meanwhile.
 */
export const discardDraft = async (deps: BrandDeps, scope: Scope, version: number | undefined, gateway: string) => {
  const dropped = await deps.database.withScope(scope, async (scoped) => {
    const { draft } = await takeBrands(scoped, deps.now());
    if (draft && version !== undefined && draft.version !== version) throw staleDraft(draft, gateway);
    if (draft) await deleteBrand(scoped, draft.id);
    return draft;
  });
  if (!dropped) return;
  await removeUnshown(
    deps,
    scope,
    Object.values(dropped.pictures).map((picture) => picture?.id),
  );
  deps.realtime.publish(scope, { type: 'brand.draft_changed' });
};
