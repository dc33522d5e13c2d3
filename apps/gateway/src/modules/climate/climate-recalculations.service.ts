import type { ClimateRecalculation } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { findActor } from '../users/index.ts';
import { countActivities } from './climate-activities.repository.ts';
import * as rows from './climate-recalculations.repository.ts';
import { deleteNext, takeNext } from './climate-results.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

const announce = ({ log, realtime }: Deps, scope: Scope, id: string, deed: string) => {
  realtime.publish(scope, { type: 'climate.changed' });
  log.info({ by: scope.userId, climateRecalculation: id }, `climate recalculation ${deed}`);
};

/** The latest recalculation; null where there was none. */
export const readLatest = ({ database }: Deps, scope: Scope): Promise<ClimateRecalculation | null> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findLatest(scoped);
    return row ? rows.recalculationOf(row) : null;
  });

/** Starts a recalculation of all lines. Throws `climate.recalculating` where one is at work or waits to be looked at. */
export const startRecalculation = async (
  deps: Deps,
  job: Job<rows.RecalculationJob>,
  scope: Scope,
  isPreview: boolean,
): Promise<ClimateRecalculation> => {
  const row = await deps.database.withScope(scope, async (scoped) => {
    const { tenantId, organisationId, userId } = scope;
    const { name } = await findActor(scoped);
    const total = await countActivities(scoped);
    const draft = { isPreview, total, startedById: userId, startedByName: name, createdAt: deps.now() };
    const started = await rows.insertRecalculation(scoped, draft);
    if (!started) throw new ProblemError('climate.recalculating');
    await job.enqueue({ id: started.id, tenantId, organisationId, userId }, scoped.tx);
    return started;
  });
  announce(deps, scope, row.id, 'started');
  return rows.recalculationOf(row);
};

const ended = async (deps: Deps, scope: Scope, id: string, state: 'applied' | 'discarded') => {
  const row = await deps.database.withScope(scope, async (scoped) => {
    const change = { state, finishedAt: deps.now() };
    const changed = await rows.updateRecalculation(scoped, id, ['ready'], change);
    const row = changed ?? (await rows.findRecalculation(scoped, id));
    if (!row) throw new ProblemError('resource.not_found');
    if (changed) await (state === 'applied' ? takeNext(scoped, id) : deleteNext(scoped, id));
    return row;
  });
  announce(deps, scope, id, state);
  return rows.recalculationOf(row);
};

/** Takes over what was looked at, all of it at once; one that is over already stays as it is. Throws `resource.not_found`. */
export const applyRecalculation = (deps: Deps, scope: Scope, id: string) => ended(deps, scope, id, 'applied');

/** Leaves the results as they are. Throws `resource.not_found`. */
export const discardRecalculation = (deps: Deps, scope: Scope, id: string) => ended(deps, scope, id, 'discarded');
