import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type ClaimedImport, countRows, hasClaim, updateClaimed } from './climate-imports.repository.ts';

type Change = Parameters<typeof updateClaimed>[2];

/** Thrown where the job no longer has the import: another process has claimed it since, because this one was thought lost. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** The shortest time between two notices of progress. */
const stepMilliseconds = 300;

/** Notifies the organisation that an import has progressed. */
export const announce = ({ realtime }: Pick<GatewayDeps, 'realtime'>, scope: Scope) =>
  realtime.publish(scope, { type: 'climate-import.progressed' });

/** Notifies it that lines are others now: once for an import, because every open list and result is read again. */
export const announceLines = ({ realtime }: Pick<GatewayDeps, 'realtime'>, scope: Scope) =>
  realtime.publish(scope, { type: 'climate.changed' });

/** Through this a job says how far it is. `share` from 0 to 1; the last step is another state. All of it throws `ClaimLost`. */
export const progressOf = (deps: GatewayDeps, scope: Scope, claim: ClaimedImport) => {
  let last = 0;
  const write = async (change: Change, also?: (scoped: Scoped) => Promise<void>) => {
    await deps.database.withScope(scope, async (scoped) => {
      if (!(await updateClaimed(scoped, claim, change))) throw new ClaimLost();
      await also?.(scoped);
    });
    announce(deps, scope);
  };
  return {
    /** Stores a lot of what the dry run finds in one transaction: whoever claims the import next waits, and clears it away. */
    inLot: (work: (scoped: Scoped) => Promise<void>) =>
      deps.database.withScope(scope, async (scoped) => {
        await lockLimit(scoped, `climate-import/${claim.id}`);
        if (!(await hasClaim(scoped, claim))) throw new ClaimLost();
        await work(scoped);
      }),
    report: async (share: number) => {
      if (performance.now() - last < stepMilliseconds) return;
      last = performance.now();
      await write({ progress: Math.min(99, 1 + Math.floor(share * 98)), aliveAt: deps.now() });
    },
    /** `also` is stored with the last step. */
    finish: async (change: Change, also?: (scoped: Scoped) => Promise<void>) => {
      const tallies = await deps.database.withScope(scope, (scoped) => countRows(scoped, claim.id));
      await write({ progress: 100, aliveAt: null, tallies, ...change }, also);
    },
  };
};
