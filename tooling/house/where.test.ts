import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

/* docs/where.md leads from what is to change to the file: nothing in it may be gone, and nothing large may be missing. */

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

type Row = { readonly folder: string; readonly names: readonly string[] };

/** The rows of the tables of places; the folder of a section is in its first line, as “In `apps/web/src/features`”. */
const rows: Row[] = readFileSync(join(root, 'docs/where.md'), 'utf8')
  .split(/^## /m)
  .slice(2)
  .flatMap((section) => {
    const base = /^In `([^`]+)`/m.exec(section)?.[1] ?? '';
    return section
      .split('\n')
      .map((line) => line.split('|').slice(1, -1))
      .filter(([place = '']) => place.includes('`'))
      .map(([place = '', what = '']) => ({ folder: join(base, namesIn(place)[0] ?? ''), names: namesIn(what) }));
  });

const isThere = (path: string) => existsSync(join(root, path));
const isFile = (name: string) => /[/.]/.test(name);

const foldersIn = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${parent}/${entry.name}`] : [],
  );

describe('docs/where.md', () => {
  it('names existing folders and files', () => {
    const lost = rows.flatMap(({ folder, names }) => [
      ...(isThere(folder) ? [] : [folder]),
      ...names.filter(isFile).filter((name) => !isThere(join(folder, name)) && !isThere(name)),
    ]);
    expect(lost).toEqual([]);
  });

  it('has a row for every feature and module, and for every larger folder of the platform and of packages', () => {
    const features = globSync('apps/*/src/features', { cwd: root }).flatMap(foldersIn);
    const parts = ['apps/gateway/src/platform', ...globSync('packages/*/src', { cwd: root })].flatMap(foldersIn);
    const isLarge = (folder: string) => !/\/gen(erated)?$/.test(folder) && readdirSync(join(root, folder)).length > 12;
    const wanted = [...features, ...foldersIn('apps/gateway/src/modules'), ...parts.filter(isLarge)];
    const named = new Set(rows.map(({ folder }) => folder));
    expect(wanted.filter((folder) => !named.has(folder))).toEqual([]);
  });
});
