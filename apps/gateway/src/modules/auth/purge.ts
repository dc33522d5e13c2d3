import type { GatewayDeps } from '../../platform/deps.ts';
import { deleteEndedSignIns } from './auth.repository.ts';
import { deleteExpiredKeys } from './keys.repository.ts';

/** Ended sign-ins are kept this long: a stolen token that is used later is still recognised and logged. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Deletes sign-ins that ended some time ago, and unused keys, once a night. */
export const schedulePurge = ({ jobs, database, now }: GatewayDeps) =>
  jobs.define(
    'auth.purge',
    () =>
      database.withSystem(async (tx) => {
        await deleteEndedSignIns(tx, new Date(now().getTime() - keptMilliseconds));
        await deleteExpiredKeys(tx, now());
      }),
    { cron: '40 2 * * *' },
  );
