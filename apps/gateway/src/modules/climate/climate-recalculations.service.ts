import { type ClimateChange, type ClimateRecalculation, climateRecalculationLimits } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { findActor } from '../users/index.ts';
import { readBasis } from './basis.ts';
import * as rows from './climate-recalculations.repository.ts';
import { deleteNext, takeNext } from './next-results.repository.ts';
import { markOfAll } from './reckon.ts';
import { countAllStale } from './stale-lines.repository.ts';
import { addUpSoon, withSums } from './with-sums.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

const announce = ({ log, realtime }: Deps, scope: Scope, id: string, deed: string) => {
  realtime.publish(scope, { type: 'climate.changed' });
  log.info({ by: scope.userId, climateRecalculation: id }, `climate recalculation ${deed}`);
};

const presentMark = async (scoped: Scoped) => markOfAll((await readBasis(scoped)).marks);

/** The latest recalculation; null where there was none. */
export const readLatest = ({ database }: Deps, scope: Scope): Promise<ClimateRecalculation | null> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findLatest(scoped);
    return row ? rows.recalculationOf(row, await presentMark(scoped)) : null;
  });

/** Starts a recalculation of all lines that go by former rules or factors. Throws `climate.recalculating` where one is at work or waits to be looked at. */
export const startRecalculation = async (
  deps: Deps,
  job: Job<rows.RecalculationJob>,
  scope: Scope,
  isPreview: boolean,
): Promise<ClimateRecalculation> => {
  const recalculation = await withSums(deps, scope, {}, async (scoped) => {
    const { tenantId, organisationId, userId } = scope;
    const { name } = await findActor(scoped);
    const { marks } = await readBasis(scoped);
    const total = await countAllStale(scoped, marks);
    const draft = { isPreview, total, startedById: userId, startedByName: name, createdAt: deps.now() };
    const started = await rows.insertRecalculation(scoped, draft);
    if (!started) throw new ProblemError('climate.recalculating');
    await job.enqueue({ id: started.id, tenantId, organisationId, userId }, scoped.tx);
    return rows.recalculationOf(started, await presentMark(scoped));
  });
  announce(deps, scope, recalculation.id, 'started');
  return recalculation;
};

/** The lines that a recalculation which waits would change most; none where it waits no longer. Throws `resource.not_found`. */
export const readChanges = ({ database }: Deps, scope: Scope, id: string): Promise<ClimateChange[]> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findRecalculation(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    return row.state === 'ready' ? rows.listChanges(scoped, id, climateRecalculationLimits.changesMax) : [];
  });

type Ending = {
  readonly state: 'applied' | 'discarded';
  readonly from: readonly rows.RecalculationRow['state'][];
  readonly settle: (scoped: Scoped, row: rows.RecalculationRow) => Promise<void>;
};

const ended = async (deps: Deps, scope: Scope, id: string, { state, from, settle }: Ending) => {
  const recalculation = await deps.database.withScope(scope, async (scoped) => {
    const change = { state, aliveAt: null, finishedAt: deps.now() };
    const changed = await rows.updateRecalculation(scoped, id, from, change);
    const row = changed ?? (await rows.findRecalculation(scoped, id));
    if (!row) throw new ProblemError('resource.not_found');
    if (changed) await settle(scoped, changed);
    return rows.recalculationOf(row, await presentMark(scoped));
  });
  announce(deps, scope, id, state);
  return recalculation;
};

/**
 * Takes over what was looked at, all of it at once; one that is over already stays as it is. Throws `climate.recalculation_outdated` where
 * rules or factors changed since it began, and `resource.not_found`.
 */
export const applyRecalculation = async (deps: Deps, scope: Scope, id: string): Promise<ClimateRecalculation> => {
  const recalculation = await ended(deps, scope, id, {
    state: 'applied',
    from: ['ready'],
    settle: async (scoped, { basisMark }) => {
      if (basisMark !== (await presentMark(scoped))) throw new ProblemError('climate.recalculation_outdated');
      await takeNext(scoped, id);
    },
  });
  void addUpSoon(deps, scope);
  return recalculation;
};

/** Leaves the results as they are, also while lines are still reckoned. Throws `resource.not_found`. */
export const discardRecalculation = (deps: Deps, scope: Scope, id: string) =>
  ended(deps, scope, id, {
    state: 'discarded',
    from: ['waiting', 'running', 'ready'],
    settle: (scoped) => deleteNext(scoped, id),
  });
