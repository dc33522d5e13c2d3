import {
  type ContentCategory,
  type ContentCategoryChange,
  type ContentEntry,
  type ContentEntryChange,
  type ContentKind,
  contentLimits,
  mayManageContent,
  type NewContentEntry,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findStanding } from '../brands/index.ts';
import * as rows from './content.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now'>;

/** Runs for the organisation that owns the tenant; throws `permission.denied` for others. */
const asOwner = <Result>({ database }: Deps, scope: Scope, work: (scoped: Scoped) => Promise<Result>) =>
  database.withScope(scope, async (scoped) => {
    const standing = await findStanding(scoped);
    if (!standing || !mayManageContent(scope.role, standing)) throw new ProblemError('permission.denied');
    return work(scoped);
  });

const full = () => new ProblemError('content.full');

const requireCategory = async (scoped: Scoped, id: string | null) => {
  if (id === null) return;
  const categories = await rows.listCategories(scoped);
  if (!categories.some((category) => category.id === id))
    throw new ProblemError('request.invalid', { issues: [{ path: 'categoryId', rule: 'choice_unknown', params: {} }] });
};

/** What the tenant's readers see of one kind, newest first. */
export const readPublished = ({ database }: Deps, scope: Scope, kind: ContentKind) =>
  database.withScope(scope, (scoped) => rows.listPublished(scoped, kind));

/** The tenant's categories in their order. */
export const readCategories = ({ database }: Deps, scope: Scope): Promise<ContentCategory[]> =>
  database.withScope(scope, rows.listCategories);

/** All entries, drafts too, last changed first. */
export const readEntries = (deps: Deps, scope: Scope): Promise<ContentEntry[]> =>
  asOwner(deps, scope, rows.listEntries);

/** Adds an entry. Throws `content.full` at the tenant's limit, `request.invalid` for a category that is not its own. */
export const createEntry = (deps: Deps, scope: Scope, { published, ...entry }: NewContentEntry) =>
  asOwner(deps, scope, async (scoped) => {
    if ((await rows.countEntries(scoped)) >= contentLimits.entriesMax) throw full();
    await requireCategory(scoped, entry.categoryId);
    return rows.insertEntry(scoped, { ...entry, publishedAt: published ? deps.now() : null, updatedAt: deps.now() });
  });

/**
 * Changes an entry; one that stays published keeps its first moment. Throws `content.stale` with the present one where somebody
 * else changed it meanwhile.
 */
export const changeEntry = (
  deps: Deps,
  scope: Scope,
  id: string,
  { published, version, ...fields }: ContentEntryChange,
) =>
  asOwner(deps, scope, async (scoped) => {
    const before = await rows.findEntry(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    await requireCategory(scoped, fields.categoryId);
    const publishedAt = published ? new Date(before.publishedAt ?? deps.now()) : null;
    const changed = await rows.updateEntry(scoped, id, version, { ...fields, publishedAt, updatedAt: deps.now() });
    if (!changed) throw new ProblemError('content.stale', { extra: { current: before } });
    return changed;
  });

/** Removes an entry; one that is gone already stays so. */
export const removeEntry = (deps: Deps, scope: Scope, id: string) =>
  asOwner(deps, scope, (scoped) => rows.removeEntry(scoped, id));

/** Adds a category and gives all of them. */
export const createCategory = (deps: Deps, scope: Scope, fields: ContentCategoryChange) =>
  asOwner(deps, scope, async (scoped) => {
    if ((await rows.listCategories(scoped)).length >= contentLimits.categoriesMax) throw full();
    await rows.insertCategory(scoped, fields);
    return rows.listCategories(scoped);
  });

/** Renames or moves a category and gives all of them. */
export const changeCategory = (deps: Deps, scope: Scope, id: string, fields: ContentCategoryChange) =>
  asOwner(deps, scope, async (scoped) => {
    if (!(await rows.updateCategory(scoped, id, fields))) throw new ProblemError('resource.not_found');
    return rows.listCategories(scoped);
  });

/** Removes a category; its articles stay, without one. */
export const removeCategory = (deps: Deps, scope: Scope, id: string) =>
  asOwner(deps, scope, (scoped) => rows.removeCategory(scoped, id));
