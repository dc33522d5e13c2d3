import { type Entity, type EntityOverview, isInUse } from '@esg/contract';
import type { EntitiesSearch, Gap } from './entities-search.ts';

/** One line of the list: an entity with what is known of it. */
export type EntityRow = {
  readonly entity: Entity;
  /** Names of what stands above it, from the top; empty at the top. */
  readonly path: readonly string[];
  /** Undefined while it is read. */
  readonly overview: EntityOverview | undefined;
  /** Empty where nobody looks after it. */
  readonly manager: string;
  /** Those that belong to it, as far as they are shown; none where the list is narrowed to what answers a search. */
  readonly children: readonly EntityRow[];
};

/** What makes lines of entities. */
export type EntitySources = {
  readonly entities: readonly Entity[];
  readonly overviews: readonly EntityOverview[] | undefined;
  /** Names of people by id. */
  readonly people: ReadonlyMap<string, string>;
};

/** A line for each entity, without what belongs to it. */
export const entityRows = ({ entities, overviews, people }: EntitySources): EntityRow[] => {
  const byId = new Map(overviews?.map((overview) => [overview.entityId, overview]));
  const named = new Map(entities.map((entity) => [entity.id, entity]));
  const paths = new Map<string | null, readonly string[]>([[null, []]]);
  // Brothers and sisters share their path.
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

/** The lines as a tree. One whose parent is not among them stands at the top. */
export const entityTree = (rows: readonly EntityRow[]): EntityRow[] => {
  const ids = new Set(rows.map(({ entity }) => entity.id));
  const below = Map.groupBy(rows, ({ entity: { parentId } }) => (ids.has(parentId ?? '') ? parentId : null));
  const branch = (parentId: string | null): EntityRow[] =>
    (below.get(parentId) ?? []).map((row) => ({ ...row, children: branch(row.entity.id) }));
  return branch(null);
};

/** Parts of an address and the post code, by which places are found again. */
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

/** Whether anything but the shelf narrows the list: what is left has no tree any more. */
export const isNarrowed = ({ q, type, place, manager, gap, shelf }: EntitiesSearch) =>
  [q, type, place, manager, gap, shelf].some((asked) => asked !== undefined);

/** The lines that answer the search, in the order they came. */
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
