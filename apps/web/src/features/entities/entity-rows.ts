import { type Entity, type EntityOverview, isInUse } from '@esg/contract';
import type { EntitiesSearch, Gap } from './entities-search.ts';

/** One line of the list: an entity with its data. */
export type EntityRow = {
  readonly entity: Entity;
  /** Names of the entities above it, from the top; empty at the top. */
  readonly path: readonly string[];
  /** Undefined while it loads. */
  readonly overview: EntityOverview | undefined;
  /** Name of its manager; empty if there is none. */
  readonly manager: string;
  /** Shown entities directly below it; none if the list shows the results of a search. */
  readonly children: readonly EntityRow[];
};

/** The data from which lines of entities are made. */
export type EntitySources = {
  readonly entities: readonly Entity[];
  readonly overviews: readonly EntityOverview[] | undefined;
  /** Names of people by id. */
  readonly people: ReadonlyMap<string, string>;
};

/** A line for each entity, without the entities below it. */
export const entityRows = ({ entities, overviews, people }: EntitySources): EntityRow[] => {
  const byId = new Map(overviews?.map((overview) => [overview.entityId, overview]));
  const named = new Map(entities.map((entity) => [entity.id, entity]));
  const paths = new Map<string | null, readonly string[]>([[null, []]]);
  // Entities with the same parent share their path.
  const pathTo = (parentId: string | null): readonly string[] => {
    const parent = named.get(parentId ?? '');
    const path = paths.get(parentId) ?? (parent ? [...pathTo(parent.parentId), parent.name] : []);
    paths.set(parentId, path);
    return path;
  };
  return entities.map((entity) => ({
    entity,
    path: pathTo(entity.parentId),
    overview: byId.get(entity.id),
    manager: people.get(entity.managerId ?? '') ?? '',
    children: [],
  }));
};

/** The lines as a tree. One whose parent is not among them is at the top. */
export const entityTree = (rows: readonly EntityRow[]): EntityRow[] => {
  const ids = new Set(rows.map(({ entity }) => entity.id));
  const below = Map.groupBy(rows, ({ entity: { parentId } }) => (ids.has(parentId ?? '') ? parentId : null));
  const branch = (parentId: string | null): EntityRow[] =>
    (below.get(parentId) ?? []).map((row) => ({ ...row, children: branch(row.entity.id) }));
  return branch(null);
};

/** Parts of an address and the post code, by which places can be searched. */
export const placesOf = ({ address, postCode }: Pick<Entity, 'address' | 'postCode'>): string[] =>
  [...address.split(/[,，、;；]/), postCode].map((part) => part.trim()).filter(Boolean);

const lacks: Record<Exclude<Gap, 'complete'>, (row: EntityRow) => boolean> = {
  'no-address': ({ entity }) => entity.address === '' && entity.postCode === '',
  'no-manager': ({ entity }) => entity.managerId === null,
  'no-figures': ({ overview }) => overview?.figures === 0,
};

const hasGap = (row: EntityRow, gap: Gap) =>
  gap === 'complete' ? !Object.values(lacks).some((isMissing) => isMissing(row)) : lacks[gap](row);

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether any filter is active: the result is no tree then. */
export const isNarrowed = ({ q, type, place, manager, gap, shelf }: EntitiesSearch) =>
  [q, type, place, manager, gap, shelf].some((asked) => asked !== undefined);

/** The lines that match the search, in the given order. */
export const findEntities = (
  rows: readonly EntityRow[],
  { q = '', type, place, manager, gap, shelf }: EntitiesSearch,
): EntityRow[] => {
  const words = plain(q).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const { entity } = row;
    const text = plain([entity.name, entity.address, entity.postCode, row.manager].join(' '));
    return (
      (shelf === 'all' || isInUse(entity) === (shelf !== 'archived')) &&
      (type === undefined || entity.type === type) &&
      (place === undefined || placesOf(entity).includes(place)) &&
      (manager === undefined || entity.managerId === manager) &&
      (gap === undefined || hasGap(row, gap)) &&
      words.every((word) => text.includes(word))
    );
  });
};
