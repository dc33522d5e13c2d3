import {
  type ClimateScreening,
  type ClimateScreeningQuery,
  type ScreeningCategory,
  type ScreeningDecision,
  type ScreeningEstimates,
  type ScreeningEvent,
  type ScreeningEventPage,
  type ScreeningEventQuery,
  type ScreeningPlan,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, pageOfRows, positionOf } from '../../platform/http/index.ts';
import { readSummed } from '../climate/index.ts';
import { findActor } from '../users/index.ts';
import {
  appendScreeningEvent,
  eventOf,
  findScreening,
  listScreeningEvents,
  writeScreening,
} from './climate-screening.repository.ts';
import { issuesOfEstimate } from './estimates.ts';
import { categoryIn, screeningIn } from './screening.ts';
import { statementOf } from './statement.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;
type Said = Parameters<typeof writeScreening>[1]['said'];

/** All 15 categories of scope 3, and what reports say of them. Throws `request.invalid` where the months are the wrong way round. */
export const readScreening = (
  deps: Pick<Deps, 'database'>,
  scope: Scope,
  query: ClimateScreeningQuery,
): Promise<ClimateScreening> =>
  readSummed(deps, scope, query, async (scoped) => {
    const categories = await screeningIn(scoped, query);
    return { categories, statement: statementOf(categories) };
  });

type Change = {
  readonly category: number;
  readonly version: number;
  readonly deed: ScreeningEvent['deed'];
  /** What is written, by whom and when. */
  readonly saidBy: (by: string, now: Date, scoped: Scoped) => Said | Promise<Said>;
};

/** Writes what is said of a category, with an entry of the log. Throws `resource.stale` with the present state. */
const change = async (
  deps: Deps,
  scope: Scope,
  { category, version, deed, saidBy }: Change,
): Promise<ScreeningCategory> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const writing = { by: await findActor(scoped), now: deps.now() };
    const said = await saidBy(writing.by.name, writing.now, scoped);
    const row = await writeScreening(scoped, { category, version, said }, writing);
    const current = await categoryIn(scoped, category);
    if (!row) throw new ProblemError('resource.stale', { extra: { current } });
    await appendScreeningEvent(scoped, row, deed, writing);
    return current;
  });
  deps.realtime.publish(scope, { type: 'climate.changed' });
  deps.log.info({ by: scope.userId, category }, `scope 3 category ${deed}`);
  return changed;
};

/** Decides whether a category is relevant. Who decided and when stays where only the wording of nothing changes. Throws `resource.stale`. */
export const decideCategory = (
  deps: Deps,
  scope: Scope,
  category: number,
  { version, ...decision }: ScreeningDecision,
): Promise<ScreeningCategory> =>
  change(deps, scope, {
    category,
    version,
    deed: 'decided',
    saidBy: async (by, now, scoped) => {
      const before = await findScreening(scoped, category);
      const { relevance = null, criteria = [], reason = '' } = before ?? {};
      if (sameJson({ relevance, criteria, reason }, decision)) return decision;
      const isDecided = decision.relevance !== null;
      return { ...decision, decidedByName: isDecided ? by : '', decidedAt: isDecided ? now : null };
    },
  });

/** Says how a category is to be calculated, who has the data, and until when. Throws `resource.stale`. */
export const planCategory = (
  deps: Deps,
  scope: Scope,
  category: number,
  { version, ...plan }: ScreeningPlan,
): Promise<ScreeningCategory> => change(deps, scope, { category, version, deed: 'planned', saidBy: () => plan });

/** Sets the rough estimates of a category. Throws `request.invalid` for what the library cannot calculate, and `resource.stale`. */
export const estimateCategory = (
  deps: Deps,
  scope: Scope,
  category: number,
  { version, estimates }: ScreeningEstimates,
): Promise<ScreeningCategory> => {
  const issues = estimates.flatMap((each, index) => issuesOfEstimate(category, each, `estimates.${index}`));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return change(deps, scope, { category, version, deed: 'estimated', saidBy: () => ({ estimates }) });
};

/** A page of the log, newest first. */
export const readScreeningLog = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  query: ScreeningEventQuery,
): Promise<ScreeningEventPage> =>
  database.withScope(scope, async (scoped) => {
    const found = await listScreeningEvents(scoped, query, positionOf(query.cursor), query.limit + 1);
    return pageOfRows(found, query.limit, eventOf);
  });
