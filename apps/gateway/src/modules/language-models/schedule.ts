import { languageModelLimits } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { deleteOldCalls, endLostCalls } from './language-models.repository.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** No call runs as long as this. */
const lostMilliseconds = 15 * 60 * 1000;

/** Deletes from the log what is older than it keeps, and ends calls whose gateway went down, of all organisations. */
export const purgeCalls = ({ database, now }: Pick<GatewayDeps, 'database' | 'now'>) =>
  database.withSystem(async (tx) => {
    const at = now();
    await deleteOldCalls(tx, new Date(at.getTime() - languageModelLimits.logDays * dayMilliseconds));
    await endLostCalls(tx, new Date(at.getTime() - lostMilliseconds), at);
  });

/** Schedules it for each night. */
export const scheduleLanguageModels = (deps: GatewayDeps) =>
  deps.jobs.define('language-models.purge', () => purgeCalls(deps), { cron: '25 2 * * *' });
