import { type Entity, type EntityImportIssue, pathSeparator, pathsIn } from '@esg/contract';
import { isUnreadable } from '../imports/index.ts';
import type { Draft } from './read-row.ts';
import { plain } from './sheet.ts';

/** People type `A > B` because a keyboard has no better character. */
const plainPath = (text: string) => text.split(/[›>]/u).map(plain).join('›');

/** The name of an entity for the parent column: its own, or its whole path where several entities have that name. */
export const labelsOf = (entities: readonly Entity[]) => {
  const byName = Map.groupBy(entities, ({ name }) => plain(name));
  const pathOf = pathsIn(entities);
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return (id: string | null): string => {
    const entity = byId.get(id ?? '');
    if (!entity) return '';
    return (byName.get(plain(entity.name))?.length ?? 0) > 1 ? pathOf(entity.id) : entity.name;
  };
};

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

const keysBy = (pairs: readonly (readonly [string, string])[]): Keys => {
  const keys = new Map<string, Set<string>>();
  for (const [text, key] of pairs) keys.set(text, (keys.get(text) ?? new Set()).add(key));
  return keys;
};

type Found = { parent: string | null } | { issue: EntityImportIssue };

/**
 * Finds a row's parent by its cell. The text of an export keeps its meaning from then, whatever was renamed since; otherwise a name in the
 * sheet is tried first, then the path, then a name that the sheet changes.
 */
export const createParents = (drafts: readonly Draft[], inUse: readonly Entity[], archived: readonly Entity[]) => {
  const labelOf = labelsOf(inUse);
  const pathOf = pathsIn(inUse);
  const renamed = new Map(drafts.map(({ key, state }) => [key, state.name]));
  const added = drafts.filter(({ entity }) => !entity);
  const lookups = [
    keysBy([
      ...inUse.map(({ id, name }) => [plain(renamed.get(id) ?? name), id] as const),
      ...added.map(({ key, state }) => [plain(state.name), key] as const),
    ]),
    keysBy([
      ...inUse.map(({ id }) => [plainPath(pathOf(id)), id] as const),
      ...drafts.map(
        ({ key, texts, state }) => [plainPath(`${texts.parent ?? ''}${pathSeparator}${state.name}`), key] as const,
      ),
    ]),
    keysBy(inUse.map(({ id, name }) => [plain(name), id] as const)),
  ] as const;
  const [byName, byPath, byNameBefore] = lookups;
  const closed = new Set(archived.map(({ name }) => plain(name)));
  return ({ texts, entity }: Draft): Found => {
    const text = texts.parent;
    if (text === undefined || isUnreadable(text)) return { parent: entity?.parentId ?? null };
    const isKept =
      entity && [labelOf(entity.parentId), pathOf(entity.parentId)].map(plainPath).includes(plainPath(text));
    if (isKept) return { parent: entity.parentId };
    if (text === '') return { parent: null };
    const found = [byName.get(plain(text)), byPath.get(plainPath(text)), byNameBefore.get(plain(text))];
    const [parent] = found.find((keys) => keys?.size === 1) ?? [];
    if (parent !== undefined) return { parent };
    const isAmbiguous = found.some((keys) => keys !== undefined);
    const rule = isAmbiguous ? 'parent_ambiguous' : closed.has(plain(text)) ? 'parent_archived' : 'parent_unknown';
    return { issue: { rule, facts: { text } } };
  };
};
