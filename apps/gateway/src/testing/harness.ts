import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenPair } from '@esg/contract';
import { createApp } from '../app.ts';
import { createSessionWatch } from '../modules/auth/index.ts';
import { createTenantDirectory } from '../modules/tenants/index.ts';
import { createLimits, createPasswords, createTokens, createVault, type Limits } from '../platform/auth/index.ts';
import type { GatewayConfig } from '../platform/deps.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/index.ts';
import { createRealtime } from '../platform/realtime/index.ts';
import { createStorage } from '../platform/storage/index.ts';
import type { Scan } from '../platform/uploads/index.ts';
import { demoPassword } from '../seed/demo-data.ts';
import { insertDemoHosts, insertDemoTenant } from '../seed/seed.repository.ts';
import { type PersonName, personOf, testTenants } from './people.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { countWrongSums } from './year-sums.ts';

export { type PersonName, personOf } from './people.ts';
export type Harness = Awaited<ReturnType<typeof createHarness>>;

/** A JSON request body with its header. */
export const body = (method: 'POST' | 'PUT' | 'PATCH', value: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** A clock that stops until a test moves it. */
const createClock = () => {
  let time = new Date();
  return {
    now: () => time,
    set: (to: Date) => {
      time = to;
    },
    advance: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
};

const configFor = (databaseKind: GatewayConfig['databaseKind']) => ({
  environment: 'demo' as const,
  demo: true,
  version: 'test',
  databaseKind,
  trustProxy: true,
  publicPort: 4200,
  accountsUrl: undefined as string | undefined,
  stripe: undefined,
  webhooksToLocal: false,
  signInProvidersToLocal: false,
  keepsPages: true,
  languageModel: undefined as GatewayConfig['languageModel'],
  languageModelsToLocal: false,
});

/** TXT records that the gateway finds by name, or how the name server fails. */
const createNameServer = () => {
  const textRecords = new Map<string, string[] | Error | Promise<string[]>>();
  const resolveText = async (name: string) => {
    const found = (await textRecords.get(name)) ?? [];
    if (found instanceof Error) throw found;
    return found;
  };
  return { textRecords, resolveText };
};

/** Limits whose counts can be reset, so that a repeated test finds the same state. */
const createForgetfulLimits = () => {
  let counted = createLimits(undefined);
  const limits: Limits = {
    countAttempt: (...attempt) => counted.countAttempt(...attempt),
    guess: (...guess) => counted.guess(...guess),
    clearGuesses: (account) => counted.clearGuesses(account),
  };
  const forgetAttempts = () => {
    counted = createLimits(undefined);
  };
  return { limits, forgetAttempts };
};

/** Whatever a test did, the kept sums are those of its data points. */
const requireRightSums = async ({ pool }: TestDatabase) => {
  const wrong = await countWrongSums(pool);
  if (wrong > 0) throw new Error(`The test before left ${wrong} sums of a year that are not those of its data points`);
};

type Ask = (path: string, init: RequestInit, host: string) => Promise<Response>;

/** People who sign in once and then ask with their tokens. */
const createVisitors = (ask: Ask) => {
  const signedIn = new Map<PersonName, TokenPair>();
  let signIns = 0;
  const signIn = async (name: PersonName): Promise<TokenPair> => {
    const { email, host } = personOf(name);
    const request = body('POST', { email, password: demoPassword });
    // Attempts of one address are counted in real time, and a long test file makes many: each uses another address.
    signIns += 1;
    const headers = { ...request.headers, 'x-forwarded-for': `10.0.${signIns >> 8}.${signIns & 255}` };
    const answer = await ask('/auth/sign-in', { ...request, headers }, host);
    if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as TokenPair;
  };
  return {
    signIn,
    signOutAll: () => signedIn.clear(),
    request: async (name: PersonName, path: string, init: RequestInit = {}) => {
      const pair = signedIn.get(name) ?? (await signIn(name));
      signedIn.set(name, pair);
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${pair.accessToken}`);
      return ask(path, { ...init, headers }, personOf(name).host);
    },
  };
};

/** The gateway's dependencies: real parts on this database, in a separate folder, with cheap passwords and a stopped clock. */
const createDeps = async (database: TestDatabase, dataDir: string, scan: Scan | undefined) => {
  const clock = createClock();
  const log = createLog('silent');
  const secret = new TextEncoder().encode('a secret that only the tests know, 32 bytes');
  const tokens = createTokens(secret, clock.now);
  const sessions = createSessionWatch(database, tokens, clock.now);
  const jobs = createJobs(database.pool, log);
  const config = configFor(database.kind);
  const { textRecords, resolveText } = createNameServer();
  const { limits, forgetAttempts } = createForgetfulLimits();
  const deps = {
    config,
    database,
    jobs,
    tokens,
    passwords: createPasswords({ memoryCost: 64, timeCost: 2, parallelism: 1 }),
    sessions,
    log,
    now: clock.now,
    identify: sessions.identify,
    storage: await createStorage({ dataDir, s3: undefined }),
    mailer: createMailer({ config, database, jobs, log, now: clock.now, smtp: undefined }),
    realtime: createRealtime({ identify: sessions.identify, log }),
    limits,
    resolveText,
    scan,
    vault: createVault(secret),
  };
  return { deps, clock, textRecords, forgetAttempts };
};

const insertTenants = (database: TestDatabase, passwordHash: string) =>
  database.withSystem(async (tx) => {
    for (const tenant of testTenants) {
      await insertDemoTenant(tx, tenant, passwordHash);
      await insertDemoHosts(tx, tenant);
    }
  });

/**
 * The real gateway on a database of its own, without a port. One per test file:
 * `beforeAll(async () => { h = await createHarness() })`, `beforeEach(() => h.reset())`, `afterAll(() => h.close())`.
 */
export const createHarness = async (given: { scan?: Scan } = {}) => {
  const database = await openTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-test-'));
  const { deps, clock, textRecords, forgetAttempts } = await createDeps(database, dataDir, given.scan);
  const passwordHash = await deps.passwords.hash(demoPassword);
  const folders = { web: join(dataDir, 'web'), accounts: join(dataDir, 'accounts'), remotes: {} };
  const directory = createTenantDirectory(database, clock.now);
  const app = createApp({ ...deps, directory, folders });

  const anonymous = async (path: string, init: RequestInit = {}, host = 'verdant.localhost') => {
    const headers = new Headers(init.headers);
    if (!headers.has('tenant-url')) headers.set('tenant-url', host);
    return app.request(`http://${host}:4200/api${path}`, { ...init, headers });
  };
  const { signIn, signOutAll, request } = createVisitors(anonymous);

  /** Empties the database and the counts, signs everybody out and fills in the people again. */
  const reset = async () => {
    signOutAll();
    forgetAttempts();
    textRecords.clear();
    clock.set(new Date());
    await requireRightSums(database);
    await database.begins(() => insertTenants(database, passwordHash));
    // Requests meanwhile found nobody.
    directory.forget();
  };
  await reset();

  return {
    app,
    deps,
    directory,
    database,
    /** Where the app looks for the builds of the sites; empty until a test puts something there. */
    folders,
    clock,
    textRecords,
    reset,
    anonymous,
    signIn,
    /** Discards sign-ins: after a long jump of the clock their sessions have ended. */
    signOutAll,
    /** Resets the counts of attempts and guesses. */
    forgetAttempts,
    /** Requests of one person, signed in when first needed: `h.as('verdant.admin').request('/reports')`. */
    as: (name: PersonName) => ({
      ...personOf(name),
      request: (path: string, init?: RequestInit) => request(name, path, init),
    }),
    close: async () => {
      await deps.jobs.stop(0);
      await requireRightSums(database);
      deps.realtime.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
