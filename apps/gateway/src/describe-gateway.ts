import { createApp } from './app.ts';
import { createSessionWatch } from './modules/auth/index.ts';
import { createTenantDirectory } from './modules/tenants/index.ts';
import { createLimits, createPasswords, createTokens, createVault } from './platform/auth/index.ts';
import type { Database } from './platform/database/index.ts';
import { describeApi } from './platform/http/index.ts';
import type { Jobs } from './platform/jobs/index.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mail/index.ts';
import { createRealtime } from './platform/realtime/index.ts';
import type { Storage } from './platform/storage/index.ts';

const closed = () => Promise.reject(new Error('There is no database here'));

const config = {
  environment: 'development' as const,
  demo: true,
  version: '0.1.0',
  databaseKind: 'embedded' as const,
  trustProxy: false,
  accountsUrl: undefined,
  stripe: undefined,
  webhooksToLocal: false,
  signInProvidersToLocal: false,
};

/** The OpenAPI document of the whole gateway. It describes every route, and runs none: there are no services behind it. */
export const describeGateway = async () => {
  const now = () => new Date(0);
  const log = createLog('silent');
  const database: Database = {
    withScope: closed,
    readScope: closed,
    readMoment: closed,
    askScope: closed,
    withSystem: closed,
    withSystemTogether: closed,
    inBatches: () => closed,
    refreshStatistics: closed,
  };
  const jobs: Jobs = {
    define: () => ({ enqueue: closed }),
    onStart: () => undefined,
    patiently: closed,
    start: closed,
    stop: closed,
  };
  const storage: Storage = {
    put: closed,
    get: closed,
    getPart: closed,
    has: closed,
    delete: closed,
    requireRoom: closed,
  };
  const tokens = createTokens(new Uint8Array(32), now);
  const sessions = createSessionWatch(database, tokens, now);
  const { identify } = sessions;
  const app = createApp({
    directory: createTenantDirectory(database, now),
    config,
    database,
    jobs,
    tokens,
    sessions,
    identify,
    log,
    now,
    mailer: createMailer({ config, database, jobs, log, now, smtp: undefined }),
    passwords: createPasswords(),
    vault: createVault(new Uint8Array(32)),
    limits: createLimits(undefined),
    resolveText: closed,
    storage,
    realtime: createRealtime({ identify, log }),
    folders: { web: '', accounts: '', remotes: {} },
  });
  return describeApi(app, '0.1.0');
};
