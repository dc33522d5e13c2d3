import type { GatewayDeps } from '../../platform/deps.ts';
import { removeEndedSignIns } from './auth.repository.ts';

/** Ended sign-ins are kept this long: a stolen token that comes back is still recognised and logged. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** Forgets sign-ins that ended some time ago, once a night. */
export const schedulePurge = ({ jobs, database, now }: GatewayDeps) =>
  jobs.define(
    'auth.purge',
    () => database.withSystem((tx) => removeEndedSignIns(tx, new Date(now().getTime() - keptMilliseconds))),
    { cron: '40 2 * * *' },
  );
