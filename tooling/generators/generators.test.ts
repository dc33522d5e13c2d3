import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox();
}, 60_000);
afterAll(() => sandbox.remove());

const generate = (...args: string[]) =>
  sandbox.run('plop', ['--plopfile', 'tooling/generators/plopfile.mjs', '--dest', '.', ...args]);

/** Type errors and lint findings in files that the generator made or changed; those of others are not its business. */
const complaints = (workspace: string, files: readonly string[]) => {
  const types = sandbox.run('tsc', ['--noEmit', '--pretty', 'false', '-p', '.'], workspace).output.split('\n');
  const lint = sandbox.run('biome', ['check', '--error-on-warnings', ...files.map((file) => `${workspace}/${file}`)]);
  return [
    ...types.filter((line) => files.some((file) => line.startsWith(file))),
    ...(lint.code === 0 ? [] : [lint.output]),
  ];
};

const cases = [
  {
    args: ['component', 'trial-mark'],
    workspace: 'packages/ui',
    made: 'src/components/TrialMark/TrialMark.tsx',
    files: ['src/components/TrialMark', 'src/components/index.ts'],
  },
  {
    args: ['module', 'trial-things'],
    workspace: 'apps/gateway',
    made: 'src/modules/trial-things/trial-things.routes.ts',
    files: ['src/modules/trial-things', 'src/app.ts', 'src/tables.ts'],
  },
  {
    args: ['feature', 'core-platform/trial-page'],
    workspace: 'apps/core-platform',
    made: 'src/features/trial-page/TrialPagePage.tsx',
    files: ['src/features/trial-page'],
  },
  {
    args: ['route', 'trial-place'],
    workspace: 'apps/web',
    made: 'src/routes/ct/trial-place.tsx',
    files: ['src/routes/ct/trial-place.tsx', 'src/features/trial-place'],
  },
  {
    args: ['remote', 'trial-remote'],
    workspace: 'apps/trial-remote',
    made: 'src/TrialRemote.tsx',
    files: ['src', 'vite.config.ts', 'package.json'],
  },
] as const;

describe.each(cases)('npm run new $args', ({ args, workspace, made, files }) => {
  it('makes files that pass types and lint', { timeout: 120_000 }, () => {
    const { code, output } = generate(...args);
    expect(code, output).toBe(0);
    expect(existsSync(join(sandbox.folder, workspace, made))).toBe(true);
    expect(complaints(workspace, files)).toEqual([]);
  });
});

it('refuses a module word in the singular', () => {
  expect(generate('module', 'trial').code).not.toBe(0);
});
