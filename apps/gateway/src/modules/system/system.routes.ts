import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createPublicRouter, json, operation } from '../../platform/http/index.ts';
import { askDatabase } from './system.repository.ts';

const HealthSchema = v.object({ status: v.string(), version: v.string(), database: v.string() });

/** What the gateway says about itself. Health is for load balancers and the start command; it answers 503 while the database cannot be reached. */
export const systemRoutes = ({ config, database }: GatewayDeps, describe: () => Promise<object>) =>
  createPublicRouter()
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
        return c.json({ status: 'ok', version: config.version, database: config.databaseKind });
      },
    )
    .get('/openapi.json', async (c) => c.json(await describe(), 200, { 'cache-control': 'no-cache' }));
