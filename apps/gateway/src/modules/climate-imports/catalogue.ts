import { type Entity, factorsCalled, isInUse, pathsIn, plainName } from '@esg/contract';
import { climateLibrary, factorsFor, inTraditional, listCountries, unitCalled } from '@esg/standards';
import { activityTypeOf } from '../climate/index.ts';

/** What names in a sheet can mean. */
export type Catalogue = {
  /** The entity of an id that people chose for all rows. */
  readonly entityOf: (id: string) => Entity | undefined;
  readonly entityCalled: (name: string) => Entity | 'organisation' | 'ambiguous' | undefined;
  readonly mayWrite: (entityId: string | null) => boolean;
  /** What the organisation calls its own confirmed factors for an activity. */
  readonly ownNames: (activityTypeId: string) => readonly string[];
};

const folded = (text: string) => plainName(inTraditional(text));

/** Activities by id and by name in both languages. */
const activities = new Map(
  climateLibrary().activityTypes.flatMap(({ id, name }) =>
    [id, name.en, name.zhTw].map((text) => [folded(text), id] as const),
  ),
);

const countries = new Map(
  listCountries().flatMap(({ id, name }) => [id, name.en, name.zhTw].map((text) => [folded(text), id] as const)),
);

/** The activity that is called so. */
export const activityCalled = (text: string): string | undefined => activities.get(folded(text));

/** The country that is called so. */
export const regionCalled = (text: string): string | undefined => countries.get(folded(text));

const namesByType = new Map<string, { en: string; zhTw: string }[]>();

/** The English names of the library's factors for an activity, which factors are chosen by. */
const namesOfType = (activityTypeId: string) => {
  const known = namesByType.get(activityTypeId);
  if (known) return known;
  const type = activityTypeOf(activityTypeId);
  const names = new Map((type ? factorsFor(type) : []).map(({ activity }) => [activity.en, activity]));
  namesByType.set(activityTypeId, [...names.values()]);
  return [...names.values()];
};

/**
 * What was used: an own factor that is called so, else by the name of the library's factors where the text can mean only one of them; else as
 * it stands, and it is asked.
 */
export const usedCalled = (activityTypeId: string, text: string, own: readonly string[]): string => {
  const called = own.filter((name) => folded(name) === folded(text));
  if (called.length > 0) return called.find((name) => name === text) ?? called[0] ?? text;
  const [found, ...others] = factorsCalled(text, namesOfType(activityTypeId));
  return found && others.length === 0 ? found.en : text;
};

/** The unit that is called so among those of an activity, and by what amounts in it are multiplied: 1,000 in “'000 kWh”. */
export const unitCalledFor = (activityTypeId: string, text: string) => {
  for (const kind of activityTypeOf(activityTypeId)?.unitKinds ?? []) {
    const named = unitCalled(kind, text);
    if (named && named.per === '') return named;
  }
  return undefined;
};

/** Entities by their names, and by the way to them where several have one name. */
export const catalogueOf = (
  entities: readonly Entity[],
  organisation: string,
  mayWrite: Catalogue['mayWrite'],
  ownNames: Catalogue['ownNames'] = () => [],
): Catalogue => {
  const own = entities.filter(({ isSample }) => !isSample);
  const pathOf = pathsIn(own);
  const byName = Map.groupBy(own, ({ name }) => folded(name));
  const byPath = new Map(own.map((entity) => [folded(pathOf(entity.id)), entity]));
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return {
    mayWrite,
    ownNames,
    entityOf: (id) => byId.get(id),
    entityCalled: (name) => {
      const key = folded(name);
      const called = byName.get(key) ?? [];
      const inUse = called.filter(isInUse);
      if (inUse.length === 1) return inUse[0];
      if (inUse.length > 1) return byPath.get(key) ?? 'ambiguous';
      return called[0] ?? byPath.get(key) ?? (key === folded(organisation) ? 'organisation' : undefined);
    },
  };
};
