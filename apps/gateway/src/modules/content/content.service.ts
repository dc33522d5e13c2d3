import {
  type ContentCategory,
  type ContentCategoryChange,
  type ContentEntry,
  type ContentEntryChange,
  type ContentKind,
  type ContentOrder,
  contentLimits,
  type Issue,
  isContentWritten,
  languages,
  mayManageContent,
  type NewContentEntry,
  type NewsReadMark,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findStanding } from '../brands/index.ts';
import * as rows from './content.repository.ts';
import { findNewsReadMark, saveNewsReadMark } from './news-reads.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

/** Runs for the organisation that owns the tenant; throws `permission.denied` for others. */
const asOwner = <Result>({ database }: Deps, scope: Scope, work: (scoped: Scoped) => Promise<Result>) =>
  database.withScope(scope, async (scoped) => {
    const standing = await findStanding(scoped);
    if (!standing || !mayManageContent(scope.role, standing)) throw new ProblemError('permission.denied');
    return work(scoped);
  });

/** The same for a change: once it is committed, everybody of the tenant gets a notice. */
const change = async <Result>(deps: Deps, scope: Scope, work: (scoped: Scoped) => Promise<Result>) => {
  const result = await asOwner(deps, scope, work);
  deps.realtime.publishToTenant(scope.tenantId, { type: 'content.changed' });
  return result;
};

const full = () => new ProblemError('content.full');
const refuse = (path: string, rule: Issue['rule']): never => {
  throw new ProblemError('request.invalid', { issues: [{ path, rule, params: {} }] });
};

const requireCategory = async (scoped: Scoped, id: string | null) => {
  if (id === null) return;
  const categories = await rows.listCategories(scoped);
  if (!categories.some((category) => category.id === id)) refuse('categoryId', 'choice_unknown');
};

/** A title in one language at least; published entries need one complete language. */
const requireWords = (entry: Pick<NewContentEntry, 'title' | 'body' | 'published'>) => {
  if (!languages.some((language) => entry.title[language].length >= contentLimits.titleLengthMin))
    refuse('title.en', 'required');
  if (entry.published && !languages.some((language) => isContentWritten(entry, language)))
    refuse('body.en', 'required');
};

/** A tenant's published entries of one kind, in order. Only its editors see the authors. */
export const readPublished = ({ database }: Deps, scope: Scope, kind: ContentKind): Promise<ContentEntry[]> =>
  database.withScope(scope, async (scoped) =>
    (await rows.listPublished(scoped, kind)).map((entry) => ({ ...entry, updatedBy: '' })),
  );

/** The tenant's categories in their order. */
export const readCategories = ({ database }: Deps, scope: Scope): Promise<ContentCategory[]> =>
  database.withScope(scope, rows.listCategories);

/** The moment up to which the caller has seen the news. */
export const readNewsMark = ({ database }: Deps, scope: Scope): Promise<NewsReadMark> =>
  database.withScope(scope, async (scoped) => ({
    readAt: (await findNewsReadMark(scoped))?.toISOString() ?? null,
  }));

/** The caller has seen all news there are now, on all their devices. */
export const markNewsRead = ({ database, now }: Deps, scope: Scope): Promise<NewsReadMark> =>
  database.withScope(scope, async (scoped) => {
    await saveNewsReadMark(scoped, now());
    return { readAt: now().toISOString() };
  });

/** All entries, including drafts, in order. */
export const readEntries = (deps: Deps, scope: Scope): Promise<ContentEntry[]> =>
  asOwner(deps, scope, rows.listEntries);

/** Adds an entry. Throws `content.full` at the tenant's limit, `request.invalid` where words or its category are missing. */
export const createEntry = (deps: Deps, scope: Scope, { published, ...entry }: NewContentEntry) =>
  change(deps, scope, async (scoped) => {
    requireWords({ ...entry, published });
    await lockLimit(scoped, 'content-entries');
    if ((await rows.countEntries(scoped)) >= contentLimits.entriesMax) throw full();
    await requireCategory(scoped, entry.categoryId);
    const at = deps.now();
    const updatedBy = await rows.findCallerName(scoped);
    return rows.insertEntry(scoped, { ...entry, publishedAt: published ? at : null, updatedAt: at, updatedBy });
  });

/**
 * Changes an entry; one that stays published keeps its first moment. Throws `content.stale` with the present one where somebody else
 * changed it meanwhile, `request.invalid` as `createEntry` does.
 */
export const changeEntry = (
  deps: Deps,
  scope: Scope,
  id: string,
  { published, version, ...fields }: ContentEntryChange,
) =>
  change(deps, scope, async (scoped) => {
    const before = await rows.findEntry(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    requireWords({ ...fields, published });
    await requireCategory(scoped, fields.categoryId);
    const publishedAt = published ? new Date(before.publishedAt ?? deps.now()) : null;
    const updatedBy = await rows.findCallerName(scoped);
    const stored = { ...fields, publishedAt, updatedAt: deps.now(), updatedBy };
    const changed = await rows.updateEntry(scoped, id, version, stored);
    if (!changed) throw new ProblemError('content.stale', { extra: { current: before } });
    return changed;
  });

/** Puts entries into this order; ids of others change nothing. */
export const orderEntries = (deps: Deps, scope: Scope, { ids }: ContentOrder) =>
  change(deps, scope, (scoped) => rows.orderEntries(scoped, ids));

/** Removes an entry; one that is gone already stays so. */
export const removeEntry = (deps: Deps, scope: Scope, id: string) =>
  change(deps, scope, (scoped) => rows.deleteEntry(scoped, id));

/** Adds a category and gives all of them. */
export const createCategory = (deps: Deps, scope: Scope, fields: ContentCategoryChange) =>
  change(deps, scope, async (scoped) => {
    await lockLimit(scoped, 'content-categories');
    if ((await rows.listCategories(scoped)).length >= contentLimits.categoriesMax) throw full();
    await rows.insertCategory(scoped, fields);
    return rows.listCategories(scoped);
  });

/** Renames or moves a category and gives all of them. */
export const changeCategory = (deps: Deps, scope: Scope, id: string, fields: ContentCategoryChange) =>
  change(deps, scope, async (scoped) => {
    if (!(await rows.updateCategory(scoped, id, fields))) throw new ProblemError('resource.not_found');
    return rows.listCategories(scoped);
  });

/** Puts categories into this order and gives all of them. */
export const orderCategories = (deps: Deps, scope: Scope, { ids }: ContentOrder) =>
  change(deps, scope, async (scoped) => {
    await rows.orderCategories(scoped, ids);
    return rows.listCategories(scoped);
  });

/** Removes a category; its articles stay, without one. */
export const removeCategory = (deps: Deps, scope: Scope, id: string) =>
  change(deps, scope, (scoped) => rows.deleteCategory(scoped, id));
