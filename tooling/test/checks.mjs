import { mkdirSync, rmSync } from 'node:fs';
import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { countExit, countPlaywright, countVitest } from './counts.mjs';
import { checkDrift, generators } from './drift.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

const reports = `${root}/test-results/reports`;
const reportOf = (name) => {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}/${name}.json`;
  rmSync(file, { force: true });
  return file;
};

const command =
  (program, ...args) =>
  async (context) => {
    const { code, output } = await run(program, args, context);
    return { ...countExit(code), output };
  };

const vitest =
  (name, project, env = {}) =>
  async (context) => {
    const report = reportOf(name);
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code, output } = await run('vitest', args, { ...context, env: { ...context.env, ...env } });
    return { ...countVitest(report, code), output };
  };

const gatewayOnPostgres = async (context) => {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return vitest('gateway-postgres', 'gateway', { DATABASE_URL_TEST: given })(context);
  const server = await startPostgres(findPostgres());
  try {
    return await vitest('gateway-postgres', 'gateway', { DATABASE_URL_TEST: server.url })(context);
  } finally {
    await server.stop();
  }
};

const journeys = async (context) => {
  const report = reportOf('journeys');
  const env = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code, output } = await run('playwright', ['test', '-c', 'e2e', '--reporter=line,json'], { ...context, env });
  return { ...countPlaywright(report, code), output };
};

const drift = ({ name, workspace, command: generate, outputs }) => ({
  name: `drift:${name}`,
  work: async () => {
    const { code, output } = await checkDrift({ workspace, command: generate, outputs });
    return { ...countExit(code), output };
  },
});

/**
 * Every check, in the order of starting; two run at a time. `alone` = nothing else runs beside it, because it measures
 * time or changes files that others read; `after` = the names that must be over before it starts; `skip` = the reason why it
 * cannot run here.
 */
export const checks = [
  { name: 'lint', work: command('biome', 'check', '--error-on-warnings', '.') },
  ...generators.map((generator) => ({ ...drift(generator), alone: true })),
  { name: 'types', work: command('turbo', 'run', 'typecheck', '--output-logs=errors-only', '--concurrency=2') },
  { name: 'types:tooling', work: command('tsc', '--noEmit', '-p', 'tooling') },
  { name: 'types:storybook', work: command('tsc', '--noEmit', '-p', '.storybook') },
  {
    name: 'boundaries',
    work: command('depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', '.storybook', 'e2e'),
  },
  { name: 'unused', work: command('knip', '--no-progress') },
  { name: 'words:sync', work: command('lingui', 'check', 'sync') },
  { name: 'words:missing', work: command('lingui', 'check', 'missing', '--mode', 'catalog') },
  { name: 'build', work: command('turbo', 'run', 'build', '--output-logs=errors-only') },
  { name: 'unit', work: vitest('unit', 'unit') },
  { name: 'gateway', work: vitest('gateway', 'gateway') },
  {
    name: 'gateway:postgres',
    work: gatewayOnPostgres,
    skip: () => (process.env.DATABASE_URL_TEST || findPostgres() ? undefined : 'PostgreSQL is not installed'),
    after: ['gateway'],
  },
  { name: 'stories', work: vitest('stories', 'storybook'), browser: true },
  { name: 'journeys', work: journeys, browser: true, alone: true, after: ['build'] },
];
