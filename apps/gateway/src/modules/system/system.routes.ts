import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createPublicRouter, json, operation } from '../../platform/http/index.ts';
import { askDatabase } from './system.repository.ts';
import { createWriteWatch } from './write-watch.ts';

const HealthSchema = v.object({
  /** `read-only` while nothing can be stored: a disk is full, or the database refuses writes. Stored data can still be read. */
  status: v.picklist(['ok', 'read-only']),
  version: v.string(),
  database: v.string(),
});
const AliveSchema = v.object({ status: v.literal('alive') });

/**
 * What the gateway reports about itself, to anybody. Health is for load balancers and the start command: 503 while the database cannot be
 * reached, and a separate status while only reading works, since taking the gateway out of service would help nobody. Liveness does not
 * check other services: a gateway must not be restarted because its database is away.
 */
export const systemRoutes = (deps: GatewayDeps, describe: () => Promise<object>) => {
  const { config, database } = deps;
  const canWrite = createWriteWatch(deps);
  return createPublicRouter()
    .get(
      '/health/live',
      operation({
        id: 'readLiveness',
        tag: 'system',
        summary: 'Whether the process serves at all',
        answers: { 200: json('It does', AliveSchema) },
      }),
      (c) => c.json({ status: 'alive' as const }),
    )
    .get(
      '/health',
      operation({
        id: 'readHealth',
        tag: 'system',
        summary: 'Whether the gateway works',
        answers: { 200: json('It does', HealthSchema) },
      }),
      async (c) => {
        await database.withSystem(askDatabase);
        const status = (await canWrite()) ? ('ok' as const) : ('read-only' as const);
        return c.json({ status, version: config.version, database: config.databaseKind });
      },
    )
    .get('/openapi.json', async (c) => c.json(await describe(), 200, { 'cache-control': 'no-cache' }));
};
