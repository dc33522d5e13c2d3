import { webhookLimits } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { deliverDue } from './deliver.ts';
import { deleteOlderDeliveries } from './due.repository.ts';

/** Changes come in groups; deliveries are looked for once after this long. */
const wakeMilliseconds = 100;

/**
 * Sends what is due: a moment after each change that this gateway announces, and every minute for messages that wait for another attempt or
 * were left by a gateway that stopped.
 */
export const scheduleWebhooks = (deps: GatewayDeps) => {
  const { jobs, database, realtime, log, now } = deps;
  let isOpen = false;
  let soon: NodeJS.Timeout | undefined;
  jobs.define('webhooks.deliver', () => deliverDue(deps), { cron: '* * * * *', retryLimit: 0 });
  const purge = () =>
    database.withSystem((tx) => deleteOlderDeliveries(tx, new Date(now().getTime() - webhookLimits.logSeconds * 1000)));
  jobs.define('webhooks.purge', purge, { cron: '10 3 * * *' });
  jobs.onStart(async () => {
    isOpen = true;
  });
  realtime.onPublish(() => {
    if (!isOpen || soon) return;
    soon = setTimeout(() => {
      soon = undefined;
      deliverDue(deps).catch((err: unknown) => log.warn({ err }, 'webhooks wait for the next minute'));
    }, wakeMilliseconds).unref();
  });
};
