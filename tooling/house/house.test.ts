import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';
import { functionLinesMost, longFunctionsIn } from './long-functions.ts';
import { houseRules, isWritten, readSource } from './rules.ts';

const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed.stdout
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .map((path) => readSource(path, readFileSync(join(root, path), 'utf8')));

const many = (lines: number) => 'export {};\n'.repeat(lines);

const planted: readonly [path: string, text: string, line: number][] = [
  ['packages/ui/src/Thing/Thing.css.ts', "export const thing = { color: '#0a7d4b' };", 1],
  ['apps/web/src/features/home/home.ts', 'const home = process.env.HOME;', 1],
  ['packages/ui/src/Thing/Thing.tsx', 'const thing = <p>Hello</p>;', 1],
  ['packages/app-kit/src/labels.ts', "import { t } from '@lingui/core/macro';\nconst label = t`Save`;", 2],
  ['apps/gateway/src/long.ts', many(401), 1],
  ['apps/gateway/src/packed.ts', 'export const packed = { ...{ id, name } };', 1],
  ['e2e/journeys/home.spec.ts', "import { expect, test } from '@playwright/test';", 1],
  ['apps/web/src/features/home/Due.tsx', 'const due = <Text numeric>{day(dueOn)}</Text>;', 1],
  ['apps/web/src/features/home/home.css.ts', "export const home = style({ contentVisibility: 'auto' });", 1],
  ['apps/web/src/features/home/home.css.ts', "globalStyle('html:has(.bar)', { scrollPaddingBlockEnd: '4rem' });", 1],
  ['apps/gateway/src/modules/language-models/sdk.ts', "const asked = { model: 'gpt-x', messages };", 1],
  ['packages/contract/src/suppliers.ts', '/** Say in one sentence what one is. */', 1],
  ['apps/gateway/src/modules/suppliers/suppliers.service.ts', 'const namesOf = async (ids: string[]) => ids;', 1],
  ['apps/gateway/src/modules/suppliers/suppliers.service.ts', 'const tellBuyers = () => [];', 1],
];

const allowed: readonly [path: string, text: string][] = [
  ['packages/ui/src/Thing/Thing.css.ts', "export const thing = { href: '#menu', color: vars.color.action.bg };"],
  ['apps/web/src/app/env.ts', 'const mode = import.meta.env.MODE;'],
  ['apps/web/src/Thing.tsx', 'const thing = <Trans>Save <b>now</b></Trans>;'],
  ['packages/app-kit/src/labels.ts', 'const label = () => t`Save`;'],
  ['apps/gateway/src/long.ts', many(400)],
  [
    'apps/gateway/src/packed.ts',
    'export const [first, last] = ends;\nconst all = { ...first, ...(last ? { last } : {}) };',
  ],
  ['e2e/journeys/home.spec.ts', "import { type Page } from '@playwright/test';\nimport { test } from '../journey.ts';"],
  ['apps/web/src/features/home/Due.tsx', 'const due = <Text numeric>{integer(days)}</Text>;'],
  ['apps/web/src/features/home/home.css.ts', "export const home = style({ visibility: 'hidden' });"],
  ['apps/web/src/features/home/home.css.ts', "globalStyle('.card:has(:checked)', { outline: 'none' });"],
  ['apps/gateway/src/modules/language-models/sdk.ts', 'const asked = { model: modelAt(connection), messages };'],
  ['packages/contract/src/suppliers.ts', '/** Who delivers to the organisation. */'],
  [
    'apps/gateway/src/modules/suppliers/suppliers.service.ts',
    'const nameOf = ({ name }: Supplier) => name;\nconst listNamesOf = async (ids: string[]) => ids;',
  ],
];

describe.each(houseRules.map((rule, index) => [rule.name, rule, index] as const))('%s', (_name, rule, index) => {
  const at = (path: string, text: string) => (rule.applies(path) ? rule.find(readSource(path, text)) : []);

  it('finds the code that breaks it', () => {
    const [path, text, line] = planted[index] ?? ['', '', 0];
    expect(at(path, text)).toEqual([line]);
  });

  it('accepts the code that keeps it', () => {
    const [path, text] = allowed[index] ?? ['', ''];
    expect(at(path, text)).toEqual([]);
  });

  it('holds in the whole repository', () => {
    const broken = sources
      .filter(({ path }) => rule.applies(path))
      .flatMap((source) => rule.find(source).map((line) => `${source.path}:${line}`));
    expect(broken).toEqual([]);
  });
});

it(`finds no function of more than ${functionLinesMost} lines`, () => {
  const long = sources
    .filter(({ path }) => isWritten(path))
    .flatMap(({ path, tree }) => longFunctionsIn(tree).map(({ name, lines }) => `${path} ${name}: ${lines}`));
  expect(long).toEqual([]);
});
