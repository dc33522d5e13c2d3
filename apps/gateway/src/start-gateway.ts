import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { createSessionWatch, schedulePurge } from './modules/auth/index.ts';
import { collectionReminders } from './modules/collections/index.ts';
import { addNewStarterContent } from './modules/content/index.ts';
import { contributionReminders } from './modules/contributions/index.ts';
import { importLibrary } from './modules/frameworks/index.ts';
import { scheduleGuests } from './modules/guests/index.ts';
import { scheduleLanguageModels } from './modules/language-models/index.ts';
import { scheduleDigests } from './modules/notifications/index.ts';
import {
  createMarkPaid,
  createPassTime,
  createPayment,
  type PaymentDeps,
  publishSubscriptionChange,
} from './modules/payment/index.ts';
import { scheduleReminders } from './modules/reminders/index.ts';
import { workReminders } from './modules/report-work/index.ts';
import { scheduleSurveys, surveyReminders } from './modules/surveys/index.ts';
import { createTenantDirectory, requireAccountsSites, type TenantDirectory } from './modules/tenants/index.ts';
import { scheduleWebhooks } from './modules/webhooks/index.ts';
import { carryOut } from './operator/carry-out.ts';
import { openControl } from './operator/control.ts';
import { mayPassTime } from './operator/may-pass-time.ts';
import {
  createLimits,
  createPasswords,
  createTokens,
  createVault,
  paceOfMinute,
  sharedInPostgres,
  sharedInRedis,
} from './platform/auth/index.ts';
import { type OpenDatabase, openDatabase, vacuum } from './platform/database/index.ts';
import type { GatewayDeps } from './platform/deps.ts';
import { type Environment, tokenSecretOf } from './platform/env.ts';
import { forgetYesterdaysAnswers, isOwnMachine, limitSlowClients, usualPatience } from './platform/http/index.ts';
import { createCalls, createJobs } from './platform/jobs/index.ts';
import type { Log } from './platform/log.ts';
import { createMailer } from './platform/mail/index.ts';
import { createResolveText } from './platform/outbound/index.ts';
import { connectRedis, createRealtime } from './platform/realtime/index.ts';
import { createStorage } from './platform/storage/index.ts';
import { createScan } from './platform/uploads/index.ts';
import { seedDemo } from './seed/seed.ts';

const apps = resolve(import.meta.dirname, '../..');
const remote = (name: string) => join(apps, name, 'dist');
const folders = {
  web: join(apps, 'web/dist'),
  accounts: join(apps, 'accounts/dist'),
  remotes: { 'core-platform': remote('core-platform'), 'esg-shared': remote('esg-shared') },
};
const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

type Redis = Awaited<ReturnType<typeof connectRedis>>;

/** The counter that this deployment's gateways share: one with the embedded database to itself needs none. */
const sharedCallsOf = ({ kind, pool }: OpenDatabase, redis: Redis | undefined) => {
  if (redis) return sharedInRedis(redis.counts);
  return kind === 'postgresql' ? sharedInPostgres(pool) : undefined;
};

const assemble = async (env: Environment, database: OpenDatabase, redis: Redis | undefined, log: Log) => {
  const now = () => new Date();
  const tokens = createTokens(tokenSecretOf(env), now);
  const sessions = createSessionWatch(database, tokens, now);
  const { identify } = sessions;
  const calls = database.kind === 'postgresql' ? createCalls(database.pool, log) : undefined;
  const jobs = createJobs(database.pool, log, { alone: (work) => database.alone('queues', work), calls });
  const config: GatewayDeps['config'] = {
    environment: env.demo ? 'demo' : env.mode === 'production' ? 'production' : 'development',
    version,
    databaseKind: database.kind,
    stripe: env.stripe,
    demo: env.demo,
    trustProxy: env.trustProxy,
    accountsUrl: env.accountsUrl,
    publicPort: env.publicPort,
    webhooksToLocal: env.webhooksToLocal,
    signInProvidersToLocal: env.signInProvidersToLocal,
    keepsPages: env.keepsPages,
    languageModel: env.languageModel,
    languageModelsToLocal: env.languageModelsToLocal,
    personCalls: {
      personCallsPerMinuteMax: env.personCallsPerMinuteMax,
      personPace: paceOfMinute(env.personCallsPerMinuteMax),
    },
  };
  const deps: GatewayDeps = {
    config,
    database,
    jobs,
    tokens,
    identify,
    log,
    now,
    passwords: createPasswords(),
    vault: createVault(tokenSecretOf(env)),
    limits: createLimits(database.kind === 'postgresql' ? database.pool : undefined),
    storage: await createStorage(env),
    mailer: createMailer({ config, database, jobs, log, now, smtp: env.smtp }),
    realtime: createRealtime({ identify, log }),
    resolveText: createResolveText(),
    scan: env.clamdUrl ? createScan(env.clamdUrl) : undefined,
  };
  const directory = createTenantDirectory(database, now);
  const payment = createPayment(deps);
  const sharedCalls = sharedCallsOf(database, redis);
  return { deps: payment, directory, app: createApp({ ...deps, payment, sessions, directory, folders, sharedCalls }) };
};

/** Takes orders of operators where only this process may touch the database. */
const openOperatorsDoor = (env: Environment, deps: PaymentDeps, directory: TenantDirectory, port: number) => {
  if (deps.config.databaseKind !== 'embedded') return undefined;
  const operator = {
    accountsUrl: env.accountsUrl,
    languageModelsToLocal: env.languageModelsToLocal,
    ...deps,
    onHostsChanged: directory.forget,
    markPaid: createMarkPaid(deps),
    onSubscriptionChanged: (owner: Parameters<typeof publishSubscriptionChange>[1]) =>
      publishSubscriptionChange(deps, owner),
    passTime: mayPassTime(env) ? createPassTime(deps) : undefined,
  };
  return openControl(env.dataDir, port, (order) => carryOut(operator, order)).catch((err: unknown) => {
    deps.log.warn({ err }, 'tenants cannot be added while this process runs');
    return undefined;
  });
};

/** Schedules the nightly cleanup. */
const scheduleUpkeep = (deps: GatewayDeps, { kind, pool }: OpenDatabase) => {
  const { jobs, database, now } = deps;
  schedulePurge(deps);
  scheduleReminders(deps, [workReminders, contributionReminders, collectionReminders, surveyReminders]);
  scheduleDigests(deps);
  scheduleGuests(deps);
  scheduleSurveys(deps);
  scheduleWebhooks(deps);
  scheduleLanguageModels(deps);
  const forget = () => database.withSystem((tx) => forgetYesterdaysAnswers(tx, now()));
  jobs.define('idempotency.purge', forget, { cron: '50 2 * * *' });
  if (kind === 'embedded') jobs.define('vacuum', () => vacuum(pool), { cron: '20 3 * * *' });
};

/** The interval of the check for slow connections: they are cut at most this much late. */
const connectionsCheckingInterval = 5000;

const listen = (app: ReturnType<typeof createApp>, { port, host }: Environment) =>
  new Promise<Server>((ready, failed) => {
    const serverOptions = { connectionsCheckingInterval };
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, () => ready(server)) as Server;
    limitSlowClients(server, usualPatience);
    server.once('error', failed);
  });

/** Logs a warning for a demonstration that is open to a network by mistake. */
const warnOfOpenDemo = ({ host, demo }: Environment, { log, mailer }: GatewayDeps) => {
  if (isOwnMachine(host)) return;
  const open = [demo && 'accounts with known passwords', mailer.way === 'mailbox' && 'no mail server'].filter(Boolean);
  if (open.length === 0) return;
  const advice = 'Set NODE_ENV=production to open it to others, or leave HOST out.';
  log.warn({ kind: 'exposed', host }, `This gateway listens at ${host} with ${open.join(' and ')}. ${advice}`);
};

/** Lets open requests finish for a moment, then cuts the rest. */
const closeServer = (server: Server) =>
  new Promise<void>((closed) => {
    server.close(() => closed());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 800).unref();
  });

/**
 * Opens everything and listens. Throws `DataFolderInUse`, `EADDRINUSE` or the database's error. `stop` ends it within three seconds and
 * loses no acknowledged write.
 */
export const startGateway = async (env: Environment, log: Log) => {
  const database = await openDatabase(env);
  try {
    const redis = env.redisUrl ? await connectRedis(env.redisUrl, log) : undefined;
    const { deps, directory, app } = await assemble(env, database, redis, log);
    const { jobs, mailer, realtime } = deps;
    // Several gateways may start at once on an empty database: the first one fills it.
    await database.alone('setUp', async () => {
      await importLibrary(deps);
      if (env.demo) await seedDemo(deps, env.publicPort ?? env.port);
      await database.withSystem((tx) => addNewStarterContent(tx, deps.now()));
    });
    await requireAccountsSites(database, env);
    warnOfOpenDemo(env, deps);
    scheduleUpkeep(deps, database);
    if (redis) {
      realtime.shareThrough(redis.adapter);
      redis.onBack(realtime.catchUp);
    }
    const server = await listen(app, env);
    realtime.attach(server);
    // Pages need no jobs: the gateway serves people while the queues are still opening.
    const jobsStarted = jobs.start().catch((err: unknown) => log.error({ err }, 'jobs could not start'));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    const closeOperatorsDoor = await openOperatorsDoor(env, deps, directory, port);
    const stop = async () => {
      closeOperatorsDoor?.();
      realtime.close();
      await closeServer(server);
      await jobs.stop(700);
      await mailer.close();
      redis?.close();
      await database.close();
    };
    return { port, stop, jobsStarted };
  } catch (error) {
    await database.close();
    throw error;
  }
};
