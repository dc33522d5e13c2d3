import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { emitEvent } from '../webhooks/index.ts';
import { type ClaimedImport, hasClaim, updateClaimed } from './imports.repository.ts';
import { announce } from './imports.service.ts';

/** Thrown where the job no longer has the import: somebody stopped it, or another process has claimed it since. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** The shortest time between two progress notices while rows are read: with another batch it is still well within a second. */
const stepMilliseconds = 300;

type Change = Parameters<typeof updateClaimed>[2];

/**
 * Notifies webhooks once after data points were written or taken back, with their number: a message for each of 100,000 would help nobody.
 * A dry run changes nothing and sends no message.
 */
const notifyWebhooks = async (scoped: Scoped, id: string, { state, result }: Change, at: Date) => {
  if (!state || !result) return;
  await emitEvent(scoped, { type: 'import.finished', data: { id, state, ...result }, at });
};

/** The object through which a job reports its progress and learns that it was stopped. */
export const createWorkplace = (deps: GatewayDeps, scope: Scope, claim: ClaimedImport) => {
  const { id } = claim;
  let last = 0;
  let highest = 0;
  const write = async (change: Change, also?: (scoped: Scoped) => Promise<void>) => {
    const written = await deps.database.withScope(scope, async (scoped) => {
      const updated = await updateClaimed(scoped, claim, change);
      if (updated) await notifyWebhooks(scoped, id, change, deps.now());
      if (updated) await also?.(scoped);
      return updated;
    });
    if (!written) throw new StoppedError();
    announce(deps, scope, id);
  };
  /** From 1, which shows that a job is working, to 99: the last step is another state. */
  const reach = async (share: number) => {
    last = performance.now();
    highest = Math.max(highest, Math.min(99, 1 + Math.floor(share * 98)));
    await write({ progress: highest, aliveAt: deps.now() });
  };
  return {
    /**
     * Does a lot of the work in one transaction. An attempt that was thought lost may still write it: whoever comes second waits, and finds what
     * the first has done. Throws `StoppedError`.
     */
    inLot: <Result>(work: (scoped: Scoped) => Promise<Result>): Promise<Result> =>
      deps.database.withScope(scope, async (scoped) => {
        await lockLimit(scoped, `import/${id}`);
        if (!(await hasClaim(scoped, claim))) throw new StoppedError();
        return work(scoped);
      }),
    /** Reports a finished step whose next one may take long, always at once. `share` from 0 to 1. Throws `StoppedError`. */
    reach,
    /** Reports the progress of the rows, from time to time. `share` from 0 to 1. Throws `StoppedError`. */
    report: async (share: number) => {
      if (performance.now() - last >= stepMilliseconds) await reach(share);
    },
    /** The last step, to another state, and what is stored with it. Throws `StoppedError`. */
    finish: (change: Change, also?: (scoped: Scoped) => Promise<void>) =>
      write({ progress: 100, aliveAt: null, ...change }, also),
  };
};
