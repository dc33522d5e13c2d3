import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = createSandbox();
}, 60_000);
afterAll(() => sandbox.remove(), 60_000);

const generate = (...args: string[]) =>
  sandbox.run('plop', ['--plopfile', 'tooling/generators/plopfile.mjs', '--dest', '.', ...args]);

const cases = [
  {
    args: ['component', 'trial-mark'],
    workspace: 'packages/ui',
    made: 'src/components/TrialMark/TrialMark.tsx',
    files: ['src/components/TrialMark', 'src/components/index.ts'],
  },
  {
    args: ['module', 'trial-things'],
    workspace: '.',
    made: 'apps/gateway/src/modules/trial-things/trial-things.routes.ts',
    files: [
      'apps/gateway/src/modules/trial-things',
      'apps/gateway/src/audiences/work.ts',
      'apps/gateway/src/tables.ts',
      'apps/gateway/src/fence-organisations.test.ts',
      'packages/contract/src/trial-things.ts',
      'packages/contract/src/index.ts',
      'packages/contract/src/notices.ts',
      'packages/api-client/src/trial-things.ts',
      'packages/api-client/src/index.ts',
      'packages/api-client/src/keys.ts',
      'packages/api-client/src/invalidations.ts',
    ],
  },
  {
    args: ['feature', 'trial-things', 'list'],
    workspace: 'apps/web',
    made: 'src/features/trial-things/TrialThingsPage.tsx',
    files: ['src/features/trial-things', 'src/screens/TrialThings.stories.tsx', 'src/routes/ct/trial-things.tsx'],
  },
  {
    args: ['feature', 'core-platform/trial-page', 'page'],
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

const madeBy = ({ workspace, files }: (typeof cases)[number]) => files.map((file) => join(workspace, file));

/**
 * One program for all generated files, with their imports: a compiler for each workspace would take five times as long. Errors in other
 * files are not looked for: `types` does.
 */
const typeErrors = () => {
  const include = cases.flatMap(madeBy);
  sandbox.leaveUnchecked(include);
  const compilerOptions = { types: ['node', 'vite/client'] };
  const project = { extends: './tsconfig.base.json', compilerOptions, include: [...include, '**/*.d.ts'] };
  writeFileSync(join(sandbox.folder, 'tsconfig.json'), JSON.stringify(project));
  return sandbox.run('tsc', ['--noEmit', '--pretty', 'false', '-p', '.']).output.split('\n');
};

describe('the output of npm run new', () => {
  it.each(cases)('is in its folder: $args', ({ args, workspace, made }) => {
    const { code, output } = generate(...args);
    expect(code, output).toBe(0);
    expect(existsSync(join(sandbox.folder, workspace, made))).toBe(true);
  });

  it('is described in openapi.json, called by the client and has its table', { timeout: 240_000 }, () => {
    for (const [workspace, program, ...args] of [
      ['apps/gateway', 'node', 'src/write-openapi.ts'],
      ['packages/api-client', 'openapi-ts'],
      ['apps/gateway', 'drizzle-kit', 'generate'],
    ] as const) {
      const { code, output } = sandbox.run(program, args, workspace);
      expect(code, output).toBe(0);
    }
  });

  it('passes the tests that were generated with it', { timeout: 240_000 }, () => {
    const { code, output } = sandbox.run('vitest', ['run', 'src/modules/trial-things'], 'apps/gateway');
    expect(code, output).toBe(0);
  });

  it('passes types and lint, with the files that refer to it', { timeout: 240_000 }, () => {
    const files = cases.flatMap(madeBy);
    expect(typeErrors().filter((line) => files.some((file) => line.startsWith(file)))).toEqual([]);
    const { code, output } = sandbox.run('biome', ['check', '--error-on-warnings', ...files]);
    expect(code, output).toBe(0);
  });
});

it('refuses a module name in the singular', () => {
  expect(generate('module', 'trial').code).not.toBe(0);
});
