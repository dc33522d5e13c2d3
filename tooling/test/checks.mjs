import { mkdirSync, rmSync } from 'node:fs';
import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { build } from '../start/build.mjs';
import { findFirefox } from './browser.mjs';
import { countExit, countPlaywright, countVitest, passedIn } from './counts.mjs';
import { checkDrift, generators } from './drift.mjs';
import { failuresOfExit, failuresOfPlaywright, failuresOfVitest } from './failures.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { joinTries, unfinishedFiles } from './unfinished.mjs';

const reports = `${root}/test-results/reports`;
const reportOf = (name) => {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}/${name}.json`;
  rmSync(file, { force: true });
  return file;
};

const verdictOf = ({ code, output }) => ({ ...countExit(code), output, failures: failuresOfExit(code, output) });

const command =
  (program, ...args) =>
  async (context) =>
    verdictOf(await run(program, args, context));

const vitest = (name, { project, files = [], env = {} }) => {
  const once = async (context, report, filters) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = ['run', '--project', project, ...reporters, ...filters];
    const { code, output } = await run('vitest', args, { ...context, env: { ...context.env, ...env } });
    return { ...countVitest(report, code), code, output, failures: failuresOfVitest(report, code, output) };
  };
  return async (context) => {
    const report = reportOf(name);
    const first = await once(context, report, files);
    const unfinished = unfinishedFiles(first.output);
    if (unfinished.length === 0) return first;
    const finished = { ...first, passed: first.passed - passedIn(report, unfinished) };
    return joinTries(finished, unfinished, await once(context, reportOf(`${name}-again`), unfinished));
  };
};

const hasPostgres = () => Boolean(process.env.DATABASE_URL_TEST || findPostgres());

/** Nothing is read after a crash of this server, and compiling a statement takes longer than any statement of a test. */
const quickly = ['synchronous_commit=off', 'jit=off'];

const onPostgres = async (work) => {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return work(given);
  const server = await startPostgres(findPostgres(), quickly);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
};

/** It supports only the embedded database, whatever the others run on. */
const embeddedOnly = ['--exclude', 'src/platform/database/embedded.test.ts'];

/** Tests of a project that use a database: on PostgreSQL where there is one, else on the embedded database. */
const onAnyDatabase =
  (name, { project, files }) =>
  (context) =>
    hasPostgres()
      ? onPostgres((url) => vitest(name, { project, files, env: { DATABASE_URL_TEST: url } })(context))
      : vitest(name, { project })(context);

/** Tests in which the two databases could differ (decision record 0028): they also run on the embedded one, which the journeys use too. */
const embeddedToo = [
  'src/fence-organisations.test.ts',
  'src/platform/database/',
  'src/platform/jobs/',
  'src/platform/realtime/',
  'src/operator/',
  'src/seed/',
  'src/modules/auth/auth.test.ts',
  'src/modules/brands/fence.test.ts',
  'src/modules/brands/migration.test.ts',
  'src/modules/brands/publish.test.ts',
  'src/modules/exports/taken-up.test.ts',
  'src/modules/invitations/',
  'src/modules/payment/life.test.ts',
  'src/modules/people/people.test.ts',
  'src/modules/answers/answers.test.ts',
  'src/modules/reports/reports.test.ts',
];

const journeys =
  (name, config, more = () => ({})) =>
  async (context) => {
    const report = reportOf(name);
    const env = { ...context.env, ...more(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    // One dot for each test: all errors are printed at the end, where people see them.
    const { code, output } = await run('playwright', ['test', '-c', config, '--reporter=dot,json'], {
      ...context,
      env,
    });
    return { ...countPlaywright(report, code), output, failures: failuresOfPlaywright(report, code, output) };
  };

/** The same build as in `npm start`, so that no later step builds again and changes files that others read. It throws on failure. */
const buildOnce = async () => {
  await build();
  return countExit(0);
};

const drift = ({ name, workspace, command: generate, outputs }) => ({
  name: `drift:${name}`,
  work: async () => verdictOf(await checkDrift({ workspace, command: generate, outputs })),
});

/**
 * Every check, in the order of starting; two run at a time. `alone` = nothing else runs beside it, because it changes files that others
 * read; `after` = the names that must be finished before it starts; `skip` = the reason why it cannot run here; `whenNamed` = runs only by
 * name.
 */
export const checks = [
  ...generators.map((generator) => ({ ...drift(generator), alone: true })),
  { name: 'build', work: buildOnce },
  { name: 'bundle', work: command('node', 'tooling/bench.ts', 'bundle', '--strict'), after: ['build'] },
  { name: 'leaks', work: command('node', 'tooling/test/leaks.mjs'), after: ['build'] },
  { name: 'lint', work: command('biome', 'check', '--error-on-warnings', '.') },
  // The longest go first, the shorter the later: the short ones even out the end of both lanes.
  { name: 'journeys', work: journeys('journeys', 'e2e'), browser: true, after: ['build', 'bundle'] },
  {
    name: 'firefox',
    work: journeys('firefox', 'e2e/firefox', () => ({ FIREFOX_PATH: findFirefox(), E2E_PORT: '4392' })),
    skip: () => (findFirefox() ? undefined : 'Firefox is not installed; FIREFOX_PATH names one elsewhere'),
    whenNamed: true,
  },
  { name: 'stories', work: vitest('stories', { project: 'storybook' }), browser: true },
  { name: 'gateway', work: onAnyDatabase('gateway', { project: 'gateway', files: embeddedOnly }) },
  // Generated modules come with tests of their endpoints.
  { name: 'unit', work: onAnyDatabase('unit', { project: 'unit' }) },
  {
    name: 'gateway:embedded',
    work: vitest('gateway-embedded', { project: 'gateway', files: embeddedToo, env: { DATABASE_URL_TEST: '' } }),
    skip: () => (hasPostgres() ? undefined : 'no PostgreSQL is installed, so all of them ran on the embedded one'),
  },
  { name: 'types', work: command('turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2') },
  { name: 'types:tooling', work: command('tsc', '--noEmit', '-p', 'tooling') },
  { name: 'types:storybook', work: command('tsc', '--noEmit', '-p', '.storybook') },
  {
    name: 'boundaries',
    work: command('depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', '.storybook', 'e2e'),
  },
  { name: 'unused', work: command('knip', '--no-progress') },
  { name: 'words:sync', work: command('lingui', 'check', 'sync') },
  { name: 'words:missing', work: command('lingui', 'check', 'missing', '--mode', 'catalog', '--verbose') },
];
