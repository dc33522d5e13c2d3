import type { GatewayDeps } from '../../platform/deps.ts';
import { removeEndedSignIns } from './auth.repository.ts';
import { removeExpiredKeys } from './keys.repository.ts';

/** Ended sign-ins are kept this long: a stolen token that is used later is still recognised and logged. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Deletes sign-ins that ended some time ago, and unused keys, once a night. */
export const schedulePurge = ({ jobs, database, now }: GatewayDeps) =>
  jobs.define(
    'auth.purge',
    () =>
      database.withSystem(async (tx) => {
        await removeEndedSignIns(tx, new Date(now().getTime() - keptMilliseconds));
        await removeExpiredKeys(tx, now());
      }),
    { cron: '40 2 * * *' },
  );
