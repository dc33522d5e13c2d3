import {
  type DocumentTagCategory,
  type DocumentTagCategoryChange,
  type DocumentTagging,
  documentLimits,
  issueAt,
  type NewDocumentTagCategory,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import * as documents from './documents.repository.ts';
import { noteHistory } from './history.repository.ts';
import * as rows from './tags.repository.ts';
import { writingBy } from './writing.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const room = { count: rows.countCategories, most: documentLimits.categoriesMax };

const announce = ({ realtime }: Deps, scope: Scope) => realtime.publish(scope, { type: 'documents.changed' });

/** Throws `request.invalid` where one of these is no tag of the organisation. */
export const requireTags = async (scoped: Scoped, ids: readonly string[]) => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0 || (await rows.countTags(scoped, distinct)) === distinct.length) return;
  throw new ProblemError('request.invalid', { issues: [issueAt('tagIds', 'choice_unknown')] });
};

const categoryIn = async (scoped: Scoped, id: string): Promise<DocumentTagCategory | undefined> =>
  (await rows.listCategories(scoped, id))[0];

/** The organisation's categories by name. */
export const readCategories = ({ database }: Deps, scope: Scope): Promise<DocumentTagCategory[]> =>
  database.withScope(scope, (scoped) => rows.listCategories(scoped));

/** Adds a category with its tags; sent again with the same `key` it is added once. Throws `resource.full`. */
export const createCategory = async (
  deps: Deps,
  scope: Scope,
  category: NewDocumentTagCategory,
  key?: string,
): Promise<DocumentTagCategory> => {
  const now = deps.now();
  const request = { operation: 'createDocumentTagCategory', key, body: category, status: 201, now } as const;
  const created = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, request, async () => {
      await requireRoom(scoped, 'document-tag-categories', room);
      const id = await rows.insertCategory(scoped, category);
      // Ids name tags that are there: a new category has none.
      await rows.saveTags(
        scoped,
        id,
        category.tags.map(({ name }) => ({ name })),
      );
      const stored = await categoryIn(scoped, id);
      if (!stored) throw new ProblemError('resource.not_found');
      return stored;
    }),
  );
  announce(deps, scope);
  return created;
};

/** Changes a category and its tags. Throws `resource.stale` with the present one, `resource.not_found`. */
export const changeCategory = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, tags, ...head }: DocumentTagCategoryChange,
): Promise<DocumentTagCategory> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    if (!(await rows.updateCategory(scoped, id, version, head))) throw staleOrGone(await categoryIn(scoped, id));
    await rows.saveTags(scoped, id, tags);
    const stored = await categoryIn(scoped, id);
    if (!stored) throw new ProblemError('resource.not_found');
    return stored;
  });
  announce(deps, scope);
  return changed;
};

/** Removes a category with its tags. Throws `resource.not_found`. */
export const removeCategory = async (deps: Deps, scope: Scope, id: string) => {
  if (!(await deps.database.withScope(scope, (scoped) => rows.deleteCategory(scoped, id))))
    throw new ProblemError('resource.not_found');
  announce(deps, scope);
};

/** Gives several documents tags and takes others from them. Throws `request.invalid` for tags of others, `resource.full` above the limit. */
export const tagDocuments = async (deps: Deps, scope: Scope, { ids, add, remove }: DocumentTagging) => {
  await deps.database.withScope(scope, async (scoped) => {
    await requireTags(scoped, [...add, ...remove]);
    const there = await documents.lockExisting(scoped, ids);
    const lost = await documents.deleteTaggings(scoped, there, remove);
    const got = await documents.addTags(scoped, there, add);
    // A document that has these tags already has not changed: whoever has it open keeps what they typed.
    const changed = [...new Set([...lost, ...got])];
    const writing = await writingBy(scoped, deps.now());
    await documents.changeFields(scoped, changed, {}, writing);
    await noteHistory(scoped, changed, { action: 'changed', fields: ['tags'] }, writing);
    if ((await documents.findMostTags(scoped, there)) > documentLimits.tagsPerDocumentMax)
      throw new ProblemError('resource.full');
  });
  announce(deps, scope);
};
