import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '@esg/contract';
import { createMarkPaid } from '../modules/payment/index.ts';
import { rememberMilliseconds } from '../modules/tenants/index.ts';
import { createPasswords, createVault } from '../platform/auth/index.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/index.ts';
import { type Environment, readEnvironment, tokenSecretOf } from '../platform/env.ts';
import { createJobs } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/index.ts';
import { explainFailure } from '../platform/start-failure.ts';
import { createStorage } from '../platform/storage/index.ts';
import { carryOut } from './carry-out.ts';
import { askControl } from './control.ts';
import { describeMoney } from './describe-money.ts';
import { describeFrameworks } from './frameworks.ts';
import { readCommandLine } from './options.ts';
import { type Order, type Outcome, Refusal } from './order.ts';
import { describeModel } from './set-model.ts';
import { usage } from './usage.ts';

/** What an order needs besides the database: its e-mails are queued, and sent by the process that works on the queue. */
const openDeps = async (env: Environment, database: OpenDatabase) => {
  const log = createLog('error');
  const now = () => new Date();
  const jobs = createJobs(database.pool, log, { alone: (work) => database.alone('queues', work) });
  const environment = env.mode === 'production' && !env.demo ? ('production' as const) : ('development' as const);
  const mailer = createMailer({ config: { environment }, database, jobs, log, now, smtp: env.smtp });
  return { database, storage: await createStorage(env), jobs, mailer, log, now };
};

/** No other process has cached data that would have to be cleared. */
const nobodyListens = { onHostsChanged: () => undefined, onSubscriptionChanged: () => undefined };

const carryOutOn = async (env: Environment, database: OpenDatabase, order: Order): Promise<Outcome> => {
  const { jobs, mailer, ...deps } = await openDeps(env, database);
  try {
    const markPaid = createMarkPaid({ ...deps, jobs, mailer });
    const vault = createVault(tokenSecretOf(env));
    const { accountsUrl, languageModelsToLocal } = env;
    return await carryOut(
      { ...deps, accountsUrl, languageModelsToLocal, vault, passwords: createPasswords(), markPaid, ...nobodyListens },
      order,
    );
  } finally {
    await jobs.stop();
    await mailer.close();
  }
};

/** Carries the order out on the database itself: PostgreSQL at any time, the embedded one while the product is stopped. */
const carryOutHere = async (env: Environment, order: Order): Promise<Outcome> => {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'database')))
    throw new Refusal(
      `There is no data in ${env.dataDir} yet; start the product once with "npm start", or name its folder with --data-dir.`,
    );
  const database = await openDatabase(env);
  try {
    return await carryOutOn(env, database, order);
  } finally {
    await database.close();
  }
};

/** Sends the order to the running product, which returns its port. */
const give = async (env: Environment, order: Order): Promise<{ outcome: Outcome; port?: number }> =>
  (env.databaseUrl ? undefined : await askControl(env.dataDir, order)) ?? { outcome: await carryOutHere(env, order) };

const addressOf = (host: string, port: number) =>
  /(?:^|\.)localhost$|^[\d.]+$/.test(host) ? `http://${host}:${port}` : `https://${host}`;

/** The names that must resolve to the product, besides those of one's own machine. */
const proxyHint = (...hosts: string[]) => {
  const outside = hosts.filter((host) => !/(?:^|\.)localhost$/.test(host));
  return outside.length > 0 ? `\n  Point ${outside.join(' and ')} at the product's address or reverse proxy.\n` : '';
};

/** When a running product uses the stored change. */
const presence = {
  told: 'It is there now.',
  shared: `It is there within ${rememberMilliseconds / 1000} seconds.`,
  alone: 'It is there when the product starts.',
};

const describe = (outcome: Outcome, port: number, when: string): string => {
  if (outcome.kind === 'listed')
    return outcome.tenants
      .map(({ name, mode, hosts, administrators }) => {
        const brand = mode === 'whitelabeled' ? 'own brand' : 'default brand';
        const addresses = hosts.map((host) => `    ${addressOf(host, port)}`).join('\n');
        return `  ${name}  (${brand})\n${addresses}\n    ${administrators.join(', ') || 'no administrator'}\n`;
      })
      .join('\n');
  if (outcome.kind === 'updated')
    return `  Published version ${outcome.number} of the brand of ${outcome.name}. ${when}\n`;
  if (outcome.kind === 'terms-set')
    return outcome.termsUrl
      ? `  The terms of use of ${outcome.name} are at ${outcome.termsUrl}.\n`
      : `  The usual terms of use hold for ${outcome.name}.\n`;
  if (outcome.kind === 'module-set')
    return `  ${outcome.name}: ${outcome.module} is ${outcome.enabled}. Who works there sees it within seconds.\n  It is for ${modules[outcome.module].opens}.\n`;
  if (outcome.kind === 'platform-set')
    return `  ${outcome.name} begins with ${outcome.platform === 'climate' ? 'the climate calculator' : 'reports'}. ${when}\n`;
  if (outcome.kind === 'frameworks-listed') return describeFrameworks(outcome);
  if (outcome.kind === 'domain-proved')
    return outcome.enabled === 'on'
      ? `  ${outcome.domain} is proved at ${outcome.name}: that organisation's sign-in provider counts for its addresses.\n`
      : `  ${outcome.domain} is not proved at ${outcome.name} any more.\n`;
  if (outcome.kind === 'model-set') return describeModel(outcome);
  if (outcome.kind === 'host-added')
    return `  ${outcome.name} answers to ${addressOf(outcome.host, port)} as well. ${when}\n${proxyHint(outcome.host, outcome.accountsHost)}`;
  if (outcome.kind === 'accounts-host-set')
    return `  People of ${outcome.name} sign in at ${outcome.accountsHosts.join(' and ')}. ${when} Passkeys made elsewhere do not work there.\n${proxyHint(...outcome.accountsHosts)}`;
  if (outcome.kind !== 'added') return describeMoney(outcome);
  return `  Added ${outcome.name}. ${when}

    Address   ${addressOf(outcome.host, port)}
    Sign in   ${outcome.email}
    Password  ${outcome.password}   (shown only now: keep it, and hand it over safely)
${proxyHint(outcome.host, outcome.accountsHost)}`;
};

/** Runs in the folder the operator called it from, where relative paths start. */
const run = async () => {
  const line = readCommandLine(process.argv.slice(2), process.cwd());
  if (line.help) return process.stdout.write(`${usage}\n`);
  const env = readEnvironment({ ...process.env, ...(line.dataDir && { DATA_DIR: line.dataDir }) });
  const { outcome, port } = await give(env, line.order).catch((error: unknown) => {
    throw new Error(explainFailure(error, env));
  });
  const when = port ? presence.told : env.databaseUrl ? presence.shared : presence.alone;
  process.stdout.write(`\n${describe(outcome, port ?? env.port, when)}\n`);
};

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
