import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { countRows, type ImportRow, updateImport } from './climate-imports.repository.ts';

type Change = Parameters<typeof updateImport>[3];

/** The shortest time between two notices of progress. */
const stepMilliseconds = 300;

/** Notifies the organisation that an import has progressed. */
export const announce = ({ realtime }: Pick<GatewayDeps, 'realtime'>, scope: Scope) =>
  realtime.publish(scope, { type: 'climate-import.progressed' });

/** Notifies it that lines are others now: once for an import, because every open list and result is read again. */
export const announceLines = ({ realtime }: Pick<GatewayDeps, 'realtime'>, scope: Scope) =>
  realtime.publish(scope, { type: 'climate.changed' });

/** Through this a job says how far it is. `share` from 0 to 1; the last step is another state. */
export const progressOf = (deps: GatewayDeps, scope: Scope, { id, state }: Pick<ImportRow, 'id' | 'state'>) => {
  let last = 0;
  const write = async (change: Change) => {
    await deps.database.withScope(scope, (scoped) => updateImport(scoped, id, state, change));
    announce(deps, scope);
  };
  return {
    report: async (share: number) => {
      if (performance.now() - last < stepMilliseconds) return;
      last = performance.now();
      await write({ progress: Math.min(99, 1 + Math.floor(share * 98)), aliveAt: deps.now() });
    },
    finish: async (change: Change) => {
      const tallies = await deps.database.withScope(scope, (scoped) => countRows(scoped, id));
      await write({ progress: 100, aliveAt: null, tallies, ...change });
    },
  };
};
