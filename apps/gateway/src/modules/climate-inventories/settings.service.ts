import type { ClimateInventorySettings, ClimateInventorySettingsChange } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findActor } from '../users/index.ts';
import { findSettings, writeSettings } from './settings.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

/** What the organisation’s inventories say besides its activity data. */
export const readSettings = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<ClimateInventorySettings> =>
  database.withScope(scope, findSettings);

/** Sets it. Throws `resource.stale` with the present settings. */
export const changeSettings = async (
  deps: Deps,
  scope: Scope,
  change: ClimateInventorySettingsChange,
): Promise<ClimateInventorySettings> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const writing = { by: (await findActor(scoped)).name, now: deps.now() };
    const written = await writeSettings(scoped, change, writing);
    if (!written) throw new ProblemError('resource.stale', { extra: { current: await findSettings(scoped) } });
    return written;
  });
  deps.realtime.publish(scope, { type: 'climate.changed' });
  deps.log.info({ by: scope.userId }, 'climate inventory settings changed');
  return changed;
};
