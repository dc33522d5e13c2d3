import type { Brand } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BrandRow, findBrand, findOwnBrand, nextNumber } from './brand-row.repository.ts';
import { brandOf } from './brand-view.ts';
import { type BrandWork, shownBy, staleDraft, takeBrands } from './brand-work.ts';
import type { BrandDeps } from './brands.deps.ts';
import { insertBrand, nameBrand, updateBrand } from './brands.repository.ts';
import { mailPublication } from './mail.ts';
import { findSite, type Place } from './place.ts';
import { deleteLinks } from './preview.repository.ts';

type Outcome = { id: string; changed: boolean };

/** The columns of a published version. */
const publication = ({ author, now }: BrandWork, number: number) => ({
  state: 'published' as const,
  number,
  publishedAt: now,
  publishedById: author.id,
  publishedByName: author.name,
});

/** Makes room for the next one: the database allows one published version at a time. */
const supersede = (scoped: Scoped, { published }: BrandWork) =>
  updateBrand(scoped, published.id, { state: 'superseded' });

const publishIn = async (scoped: Scoped, work: BrandWork, draft: BrandRow): Promise<Outcome> => {
  const number = await nextNumber(scoped);
  await supersede(scoped, work);
  await updateBrand(scoped, draft.id, publication(work, number));
  await nameBrand(scoped, draft.id);
  await deleteLinks(scoped, draft.id);
  return { id: draft.id, changed: true };
};

const restoreIn = async (scoped: Scoped, work: BrandWork, source: BrandRow): Promise<Outcome> => {
  const { author, version, now } = work;
  const number = await nextNumber(scoped);
  await supersede(scoped, work);
  const id = await insertBrand(scoped, {
    ...shownBy(source),
    ...publication(work, number),
    version,
    updatedAt: now,
    updatedById: author.id,
    updatedByName: author.name,
    restoredFromId: source.id,
  });
  await nameBrand(scoped, id);
  return { id, changed: true };
};

/** Runs the change in one transaction; once it is committed everybody gets a notice. E-mails are sent from jobs of the same transaction. */
const change = async (
  deps: BrandDeps,
  scope: Scope,
  place: Place,
  run: (scoped: Scoped, work: BrandWork) => Promise<Outcome>,
): Promise<Brand> => {
  await deps.jobs.start();
  const gateway = place.gateway.origin;
  const { brand, changed } = await deps.database.withScope(scope, async (scoped) => {
    const outcome = await run(scoped, await takeBrands(scoped, deps.now()));
    const row = await findBrand(scoped.tx, outcome.id);
    if (!row) throw new Error('A published brand was not stored');
    if (outcome.changed) {
      const site = await findSite(scoped, place);
      await mailPublication(deps, scoped, row, { site, gateway: site });
    }
    return { brand: brandOf(row, gateway), changed: outcome.changed };
  });
  if (changed) await deps.onPublished(scope);
  return brand;
};

/**
 * Publishes the draft. Refuses with `brand.stale` another draft than the caller saw. Publishing again what was just published changes
 * nothing, so that a request may be repeated after a lost response.
 */
export const publishDraft = (deps: BrandDeps, scope: Scope, version: number, place: Place) =>
  change(deps, scope, place, async (scoped, work) => {
    const { draft, published } = work;
    if (!draft && published.version === version) return { id: published.id, changed: false };
    if (draft?.version !== version) throw staleDraft(draft, place.gateway.origin);
    return publishIn(scoped, work, draft);
  });

/**
 * Publishes a copy of an earlier version: the history has one line, and the copy names its source. The draft stays. Restoring the published
 * version changes nothing. Throws `resource.not_found`.
 */
export const restoreBrand = (deps: BrandDeps, scope: Scope, id: string, place: Place) =>
  change(deps, scope, place, async (scoped, work) => {
    const source = await findOwnBrand(scoped, id);
    if (!source || source.state === 'draft') throw new ProblemError('resource.not_found');
    const { published } = work;
    if (source.id === published.id || published.restoredFromId === source.id)
      return { id: published.id, changed: false };
    return restoreIn(scoped, work, source);
  });
