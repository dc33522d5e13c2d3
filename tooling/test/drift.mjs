import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';

/** The generated files and their sources. `npm run generate` runs them in this order. */
export const generators = [
  {
    name: 'routes',
    workspace: '.',
    command: ['node', 'tooling/routes.mjs'],
    outputs: ['apps/web/src/app/route-tree.gen.ts'],
  },
  {
    name: 'tokens',
    workspace: 'packages/tokens',
    command: ['npm', 'run', 'build', '--silent'],
    outputs: ['packages/tokens/src/gen'],
  },
  {
    name: 'standards',
    workspace: 'packages/standards',
    command: ['npm', 'run', 'generate', '--silent'],
    outputs: ['packages/standards/data'],
  },
  {
    name: 'meanings',
    workspace: 'apps/gateway',
    command: ['npm', 'run', 'meanings', '--silent'],
    outputs: ['apps/gateway/src/modules/retrieval/meanings.gen.ts'],
  },
  {
    name: 'problem-messages',
    workspace: '.',
    command: ['node', 'tooling/problem-messages.mjs'],
    outputs: ['apps/gateway/src/platform/http/problem-messages.gen.ts'],
  },
  {
    name: 'openapi',
    workspace: 'apps/gateway',
    command: ['npm', 'run', 'openapi', '--silent'],
    outputs: ['packages/contract/openapi.json'],
  },
  {
    name: 'client',
    workspace: 'packages/api-client',
    command: ['npm', 'run', 'generate', '--silent'],
    outputs: ['packages/api-client/src/generated'],
  },
  {
    name: 'migrations',
    workspace: 'apps/gateway',
    command: ['npm', 'run', 'db:generate', '--silent'],
    outputs: ['apps/gateway/migrations'],
  },
];

const filesOf = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isDirectory() ? readdirSync(path).flatMap((name) => filesOf(join(path, name))) : [path];
};

const snapshot = (outputs) =>
  new Map(outputs.flatMap((output) => filesOf(join(root, output))).map((file) => [file, readFileSync(file)]));

const restore = (before, changed) => {
  for (const file of changed) {
    const content = before.get(file);
    if (!content) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
};

/** Generates again, restores all files, and returns those that would have changed. */
export const checkDrift = async ({ workspace, command, outputs }) => {
  const before = snapshot(outputs);
  const { code, output } = await run(command[0], command.slice(1), { cwd: join(root, workspace) });
  const after = snapshot(outputs);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => !before.get(file)?.equals(after.get(file) ?? Buffer.of()),
  );
  restore(before, changed);
  if (code !== 0) return { code, output };
  if (changed.length === 0) return { code: 0, output: '' };
  const list = changed.map((file) => `  ${file.slice(root.length + 1)}\n`).join('');
  return { code: 1, output: `Out of date; run "npm run generate" and commit:\n${list}` };
};
