import {
  type ClimateActivity,
  type ClimateActivityChange,
  type ClimateChange,
  type ClimateComparison,
  type ClimateEstimate,
  type ClimateFactor,
  type ClimateFactorChange,
  type ClimateFactorEvent,
  type ClimateFactorState,
  type ClimateLibrary,
  type ClimateLibraryFactor,
  type ClimateLineState,
  type ClimateMeterPage,
  type ClimateMonths,
  type ClimatePublication,
  type ClimateRecalculation,
  type ClimateRules,
  type ClimateRulesChange,
  type ClimateSums,
  type ClimateTrace,
  type ClimateTypeDetail,
  limits,
  type NewClimateActivity,
  type NewClimateFactor,
  type NewClimatePublication,
  type PublishedFigure,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { currentOf } from './current-of.ts';
import {
  applyClimateRecalculation,
  changeClimateActivity,
  changeClimateFactor,
  changeClimateRules,
  confirmClimateFactor,
  createClimateActivity,
  createClimateFactor,
  discardClimateRecalculation,
  listClimateActivities,
  listClimateChanges,
  listClimateFactorEvents,
  listClimateFactors,
  listClimateMeters,
  listClimatePublications,
  previewClimateFigures,
  publishClimateFigures,
  readClimateActivity,
  readClimateComparison,
  readClimateEstimate,
  readClimateLibrary,
  readClimateLibraryFactor,
  readClimateMonths,
  readClimateRules,
  readClimateSums,
  readClimateTrace,
  readClimateType,
  readLatestClimateRecalculation,
  removeClimateActivity,
  removeClimateFactor,
  restoreClimateActivity,
  startClimateRecalculation,
} from './generated/sdk.gen.ts';
import type { ReadClimateComparisonData, ReadClimateSumsData } from './generated/types.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** What a list of lines is narrowed by. */
type Narrowed = {
  entityId?: string;
  activityTypeId?: string;
  scope?: ClimateActivity['scope'];
  category?: string;
  from?: string;
  to?: string;
  state?: ClimateLineState;
};

/** Which meters, in which months. */
type MetersAsked = { from: string; to: string; entityId?: string; activityTypeId?: string; page?: string };

/** The climate calculator: lines of activity data with what they come to, sums, own factors, rules and recalculations. */
export const climateQueries = {
  /** Activity types, questions, fuels and categories: they change with a release alone. */
  library: (client: ApiClient) =>
    query<ClimateLibrary>([...keys.climate, 'library'], (signal) =>
      readClimateLibrary({ client, signal, throwOnError }),
    ),
  /** One list of lines that grows by pages, newest first. */
  activities: (client: ApiClient, narrowed: Narrowed = {}) =>
    pages<ClimateActivity>([...keys.climate, 'activities', narrowed], (page, signal) =>
      listClimateActivities({ client, signal, throwOnError, query: { ...narrowed, ...page } }),
    ),
  one: (client: ApiClient, id: string) =>
    query<ClimateActivity>([...keys.climate, 'activity', id], (signal) =>
      readClimateActivity({ client, path: { id }, signal, throwOnError }),
    ),
  /** Units of an activity type, and the factors that its lines can be calculated by. */
  type: (client: ApiClient, id: string) =>
    query<ClimateTypeDetail>([...keys.climate, 'type', id], (signal) =>
      readClimateType({ client, path: { typeId: id }, signal, throwOnError }),
    ),
  /** A factor of the library that nobody compared with its publisher, as an own factor states it. */
  libraryFactor: (client: ApiClient, id: string) =>
    query<ClimateLibraryFactor>([...keys.climate, 'library-factor', id], (signal) =>
      readClimateLibraryFactor({ client, path: { factorId: id }, signal, throwOnError }),
    ),
  /** One page of meters with what each has of each month. */
  meters: (client: ApiClient, asked: MetersAsked) =>
    query<ClimateMeterPage>([...keys.climate, 'meters', asked], (signal) =>
      listClimateMeters({ client, signal, throwOnError, query: asked }),
    ),
  /** The first and the last month that has lines. */
  months: (client: ApiClient) =>
    query<ClimateMonths>([...keys.climate, 'months'], (signal) => readClimateMonths({ client, signal, throwOnError })),
  /** What a month without a bill may come to for the meter of a line; null where other months do not tell. */
  estimate: (client: ApiClient, { id, month }: { id: string; month: string }) =>
    query<ClimateEstimate | null>([...keys.climate, 'estimate', id, month], (signal) =>
      readClimateEstimate({ client, path: { id }, query: { month }, signal, throwOnError }),
    ),
  /** How a line was reckoned, step by step. */
  trace: (client: ApiClient, id: string) =>
    query<ClimateTrace>([...keys.climate, 'trace', id], (signal) =>
      readClimateTrace({ client, path: { id }, signal, throwOnError }),
    ),
  sums: (client: ApiClient, asked: ReadClimateSumsData['query']) =>
    query<ClimateSums>([...keys.climate, 'sums', asked], (signal) =>
      readClimateSums({ client, signal, throwOnError, query: asked }),
    ),
  /** Why emissions differ from those of the previous year. */
  comparison: (client: ApiClient, asked: ReadClimateComparisonData['query']) =>
    query<ClimateComparison>([...keys.climate, 'comparison', asked], (signal) =>
      readClimateComparison({ client, signal, throwOnError, query: asked }),
    ),
  /** One list of own factors that grows by pages, newest first. */
  factors: (client: ApiClient, narrowed: { state?: ClimateFactorState; activityTypeId?: string } = {}) =>
    pages<ClimateFactor>([...keys.climate, 'factors', narrowed], (page, signal) =>
      listClimateFactors({ client, signal, throwOnError, query: { ...narrowed, ...page } }),
    ),
  /** Who did what to own factors, newest first: to all of them, or to one. */
  factorEvents: (client: ApiClient, narrowed: { factorId?: string } = {}) =>
    pages<ClimateFactorEvent>([...keys.climate, 'factor-events', narrowed], (page, signal) =>
      listClimateFactorEvents({ client, signal, throwOnError, query: { ...narrowed, ...page } }),
    ),
  rules: (client: ApiClient) =>
    query<ClimateRules>([...keys.climate, 'rules'], (signal) => readClimateRules({ client, signal, throwOnError })),
  /** What publishing would do to each figure; it writes nothing. */
  publicationPreview: (client: ApiClient, body: NewClimatePublication) =>
    query<ClimatePublication>([...keys.climate, 'publication-preview', body], (signal) =>
      previewClimateFigures({ client, body, signal, throwOnError }),
    ),
  /** Figures of a reporting time that were published to the data hub. */
  published: (client: ApiClient, reportingTimeId: string) =>
    query<PublishedFigure[]>([...keys.climate, 'published', reportingTimeId], (signal) =>
      listClimatePublications({ client, signal, throwOnError, query: { reportingTimeId } }),
    ),
  /** The latest recalculation; null where there was none. */
  recalculation: (client: ApiClient) =>
    query<ClimateRecalculation | null>([...keys.climate, 'recalculation'], (signal) =>
      readLatestClimateRecalculation({ client, signal, throwOnError }),
    ),
  /** The lines that a recalculation which waits would change most. */
  changes: (client: ApiClient, id: string) =>
    query<{ items: ClimateChange[] }>([...keys.climate, 'recalculation', id, 'changes'], (signal) =>
      listClimateChanges({ client, path: { id }, signal, throwOnError }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'climate.changed' });
const repeated = (key: string) => ({ 'Idempotency-Key': key });

/** Writing lines. A change of an older state is refused with `resource.stale`; `currentOf` reads what stands now. */
export const climateMutations = {
  /** `key` makes a repeated call answer with the line of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateActivity, NewClimateActivity & { key: string }>(
      ({ key, ...body }) => createClimateActivity({ client, body, throwOnError, headers: repeated(key) }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateActivity, { id: string; change: ClimateActivityChange }>(
      ({ id, change }) => changeClimateActivity({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateActivity, { id: string; version: number }>(
      ({ id, version }) =>
        removeClimateActivity({ client, path: { id }, query: { version: String(version) }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Publishes the emissions of a reporting time as figures of the data hub. */
  publish: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimatePublication, NewClimatePublication>(
      (body) => publishClimateFigures({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Undoes a deletion. */
  restore: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateActivity, string>(
      (id) => restoreClimateActivity({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** Writing own factors, which are taken once they are confirmed. */
export const climateFactorMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateFactor, NewClimateFactor & { key: string }>(
      ({ key, ...body }) => createClimateFactor({ client, body, throwOnError, headers: repeated(key) }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateFactor, { id: string; change: ClimateFactorChange }>(
      ({ id, change }) => changeClimateFactor({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  confirm: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateFactor, { id: string; version: number }>(
      ({ id, version }) => confirmClimateFactor({ client, path: { id }, body: { version }, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeClimateFactor({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** How the organisation reckons, and reckoning everything again. */
export const climateRuleMutations = {
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateRules, ClimateRulesChange>(
      (body) => changeClimateRules({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** A preview waits to be applied or discarded; another one replaces the results once all lines are reckoned. */
  recalculate: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateRecalculation, { isPreview: boolean }>(
      (body) => startClimateRecalculation({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  apply: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateRecalculation, string>(
      (id) => applyClimateRecalculation({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  discard: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ClimateRecalculation, string>(
      (id) => discardClimateRecalculation({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** The newest lines that are narrowed like this, at most so many. */
export const fetchClimateLines = async (
  client: ApiClient,
  narrowed: Narrowed,
  linesMax: number,
): Promise<ClimateActivity[]> => {
  const found: ClimateActivity[] = [];
  let cursor: string | undefined;
  do {
    const limit = Math.min(limits.pageSizeMax, linesMax - found.length);
    const query = { ...narrowed, limit, ...(cursor ? { cursor } : {}) };
    const { data } = await listClimateActivities({ client, throwOnError, query });
    found.push(...data.items);
    cursor = data.nextCursor ?? undefined;
  } while (cursor && found.length < linesMax);
  return found;
};

/**
 * Changes lines one after the other, each as it was read, and reads everything again once at the end. Lines that somebody else changed since
 * stay as they are, but for one that is alone: it throws `resource.stale`. Answers how many were changed.
 */
export const changeClimateLines = async (
  client: ApiClient,
  queryClient: QueryClient,
  changes: readonly { readonly id: string; readonly change: ClimateActivityChange }[],
  onChanged: (changed: number) => void,
): Promise<number> => {
  let changed = 0;
  try {
    for (const { id, change } of changes) {
      try {
        await changeClimateActivity({ client, path: { id }, body: change, throwOnError });
      } catch (problem) {
        if (changes.length === 1 || currentOf(problem) === undefined) throw problem;
        continue;
      }
      changed += 1;
      onChanged(changed);
    }
    return changed;
  } finally {
    await readAgainAfter(queryClient, { type: 'climate.changed' })();
  }
};
