import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

/* One concept, one noun: docs/vocabulary.md names every module and every feature, and none that no longer exists. */

type Row = { tables: string[]; modules: string[]; facades: string[]; features: string[] };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** `web `a`, `b`; accounts `c`` names features of two apps. */
const featuresIn = (cell = '') =>
  cell.split(';').flatMap((part) => {
    const app = part.trim().split(' ')[0];
    return namesIn(part).map((name) => `apps/${app}/src/features/${name}`);
  });

const rows: Row[] = read('docs/vocabulary.md')
  .split('\n')
  .map((line) => line.split('|').slice(1, -1))
  .filter(({ length }) => length === 6)
  .map(([, , tables, modules, facades, features]) => ({
    tables: namesIn(tables),
    modules: namesIn(modules).map((name) => `apps/gateway/src/modules/${name}`),
    facades: namesIn(facades).map((name) => `packages/api-client/src/${name}.ts`),
    features: featuresIn(features),
  }));

const foldersOf = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${parent}/${entry.name}`] : [],
  );

const named = new Set(rows.flatMap(({ modules, features }) => [...modules, ...features]));
const modules = foldersOf('apps/gateway/src/modules');
const features = globSync('apps/*/src/features', { cwd: root }).flatMap(foldersOf);
const definitions = globSync('apps/gateway/src/modules/**/*.tables.ts', { cwd: root }).map(read).join('\n');

describe('the vocabulary', () => {
  it.each([
    ['module of the gateway', modules],
    ['feature', features],
  ])('names every %s', (_kind, folders) => {
    expect(folders.filter((folder) => !named.has(folder))).toEqual([]);
  });

  it('names only existing modules, features and façades', () => {
    const paths = rows.flatMap(({ modules, facades, features }) => [...modules, ...facades, ...features]);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names only existing tables', () => {
    const tables = rows.flatMap((row) => row.tables);
    const isTable = (name: string) => new RegExp(`pgTable\\(\\s*'${name}'`).test(definitions);
    expect(tables.filter((name) => !isTable(name))).toEqual([]);
  });

  it('keeps the spelling “organization” out of other modules and features', () => {
    const allowed = ['apps/gateway/src/modules/organizations'];
    expect([...modules, ...features].filter((path) => path.includes('organiz') && !allowed.includes(path))).toEqual([]);
  });
});
