import { calledOf } from '@esg/app-kit/entities';
import { type Entity, type EntityOverview, type EntityUser, isInUse, textSearch } from '@esg/contract';
import type { EntitiesSearch, Gap } from './entities-search.ts';

/** Somebody of an entity, by the name that the list shows. */
type Person = { readonly id: string; readonly name: string };

/** One line of the list: an entity with its data. */
export type EntityRow = {
  readonly entity: Entity;
  /** Names of the entities above it, from the top; empty at the top. */
  readonly path: readonly string[];
  /** Undefined while it loads. */
  readonly overview: EntityOverview | undefined;
  /** Name of its manager; empty if there is none. */
  readonly manager: string;
  /** Its entity users, by name. */
  readonly users: readonly Person[];
  /** Whether it, or an entity below it, has data points; undefined while that loads. */
  readonly hasFigures: boolean | undefined;
  /** Shown entities directly below it; none if the list shows the results of a search. */
  readonly children: readonly EntityRow[];
};

/** The data from which lines of entities are made. */
export type EntitySources = {
  readonly entities: readonly Entity[];
  readonly overviews: readonly EntityOverview[] | undefined;
  /** Names of people by id. */
  readonly people: ReadonlyMap<string, string>;
  readonly users: readonly EntityUser[];
};

/** The entity users of each entity, by name. */
const usersByEntity = (users: EntitySources['users']): ReadonlyMap<string, readonly Person[]> => {
  const found = new Map<string, Person[]>();
  for (const user of users)
    for (const id of user.entityIds) found.set(id, [...(found.get(id) ?? []), { id: user.id, name: calledOf(user) }]);
  return found;
};

/** Entities that have data points, and everything above them. */
const withFigures = ({ entities, overviews = [] }: EntitySources): ReadonlySet<string> => {
  const parents = new Map(entities.map(({ id, parentId }) => [id, parentId]));
  const found = new Set<string>();
  for (const { entityId, figures } of overviews)
    for (let id: string | null = figures > 0 ? entityId : null; id !== null && !found.has(id); ) {
      found.add(id);
      id = parents.get(id) ?? null;
    }
  return found;
};

/** A line for each entity, without the entities below it. */
export const entityRows = (sources: EntitySources): EntityRow[] => {
  const { entities, overviews, people } = sources;
  const users = usersByEntity(sources.users);
  const filled = withFigures(sources);
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
    users: users.get(entity.id) ?? [],
    hasFigures: overviews && filled.has(entity.id),
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
  'no-figures': ({ hasFigures }) => hasFigures === false,
};

/** What an entity lacks to be complete. */
export const gapsOf = (row: EntityRow): Exclude<Gap, 'complete'>[] =>
  (['no-address', 'no-manager', 'no-figures'] as const).filter((gap) => lacks[gap](row));

const hasGap = (row: EntityRow, gap: Gap) => (gap === 'complete' ? gapsOf(row).length === 0 : lacks[gap](row));

/** Whether any filter is active: the result is no tree then. */
export const isNarrowed = ({ q, type, place, person, gap, shelf }: EntitiesSearch) =>
  [q, type, place, person, gap, shelf].some((asked) => asked !== undefined);

/** The lines that match the search, in the given order. */
export const findEntities = (
  rows: readonly EntityRow[],
  { q = '', type, place, person, gap, shelf }: EntitiesSearch,
): EntityRow[] => {
  const isFound = textSearch(q);
  return rows.filter((row) => {
    const { entity } = row;
    const text = [entity.name, entity.address, entity.postCode, row.manager, ...row.users.map(({ name }) => name)].join(
      ' ',
    );
    return (
      (shelf === 'all' || isInUse(entity) === (shelf !== 'archived')) &&
      (type === undefined || entity.type === type) &&
      (place === undefined || placesOf(entity).includes(place)) &&
      (person === undefined || entity.managerId === person || row.users.some(({ id }) => id === person)) &&
      (gap === undefined || hasGap(row, gap)) &&
      isFound(text)
    );
  });
};
