import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

/* docs/where.md leads from what is to change to the file: nothing in it may be gone, and nothing large may be missing. */

/** Names stand on one line; the fences of a drawing hold none. */
const namesIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
const cellsOf = (line: string) => line.split('|').slice(1, -1);
const page = readFileSync(join(root, 'docs/where.md'), 'utf8');

/** A file of more lines is named, even where its name says what it does. */
const longFile = 80;

/** A longer row is two: its folder, a colon, and what the row is about. */
const rowLengthMax = 800;

type Row = { readonly folder: string; readonly names: readonly string[] };

/** The rows of the tables of places; the folder of a section is in its first line, as “In `apps/web/src/features`”. */
const rows: Row[] = page
  .split(/^## /m)
  .slice(2)
  .flatMap((section) => {
    const base = /^In `([^`]+)`/m.exec(section)?.[1] ?? '';
    return section
      .split('\n')
      .map(cellsOf)
      .filter(([place = '']) => place.includes('`'))
      .map(([place = '', what = '']) => ({ folder: join(base, namesIn(place)[0] ?? ''), names: namesIn(what) }));
  });

const isThere = (path: string) => existsSync(join(root, path));
const isFile = (name: string) => /[/.]/.test(name);
const foldersOfTheTree = /^(?:\.storybook|apps|deploy|docs|e2e|packages|tooling)\//;

const foldersIn = (parent: string) =>
  readdirSync(join(root, parent), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${parent}/${entry.name}`] : [],
  );

/** Files whose names the page explains once for all: they carry the name of their module, or are no part of the product. */
const explained = (file: string, folder: string) =>
  /\.(?:routes|repository|tables|deps|schemas|stories|test|type-test|css)\.tsx?$/.test(file) ||
  /(?:^|\/)(?:testing|shapes)\//.test(file.slice(folder.length)) ||
  /^(?:(?:index|testing|sample-.*|seed-.*)\.ts|story-kit\.tsx)$/.test(basename(file));

/** The table of the architecture that says in which file of the contract a number is. */
const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('## The tree')[0] ?? '';
const filesOfNumbers = (architecture.split('| numbers of | file |')[1] ?? '')
  .split('\n')
  .flatMap((line) => namesIn(cellsOf(line)[1] ?? ''));

const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length;

describe('docs/where.md', () => {
  it('names existing folders and files', () => {
    const lost = rows.flatMap(({ folder, names }) => [
      ...(isThere(folder) ? [] : [folder]),
      ...names.filter(isFile).filter((name) => !isThere(join(folder, name)) && !isThere(name)),
    ]);
    expect(lost).toEqual([]);
  });

  it('ends every row of its tables', () => {
    const lines = page.split('\n').filter((line) => line.startsWith('|'));
    expect(lines.filter((line) => !line.trimEnd().endsWith('|'))).toEqual([]);
  });

  it('has rows that are read at a glance', () => {
    const { length } = [...page.matchAll(/^\|.*$/gm)];
    expect(length).toBeGreaterThan(300);
    const long = page.split('\n').filter((line) => line.startsWith('|') && line.length > rowLengthMax);
    expect(long.map((line) => `${line.slice(0, 60)}… (${line.length})`)).toEqual([]);
  });

  it('names existing files in what lies across, as the tables of the architecture do', () => {
    const whole = namesIn(page + architecture).filter((name) => foldersOfTheTree.test(name));
    expect(whole.filter((name) => !isThere(name))).toEqual([]);
    expect(filesOfNumbers.filter((name) => !isThere(`packages/contract/src/${name}`) && !isThere(name))).toEqual([]);
  });

  it('finds every file of the contract that keeps limits in the table of numbers', () => {
    const keepsNumbers = /^export const (?:\w*[lL]imits\b.*\{|\w+(?:Days|Max|Min|Default) = \d)/m;
    const files = globSync('packages/contract/src/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const withNumbers = files.filter((file) => keepsNumbers.test(readFileSync(join(root, file), 'utf8')));
    expect(withNumbers.length).toBeGreaterThan(30);
    expect(withNumbers.map((file) => basename(file)).filter((name) => !filesOfNumbers.includes(name))).toEqual([]);
  });

  it('finds every list of kinds of the contract in the table of kinds', () => {
    const section = page.split('## Which kinds')[1]?.split(/^## /m)[0] ?? '';
    const listed = new Set(namesIn(section));
    const keepsKinds = /^export const \w+ = \[[^;]*\] as const/m;
    const files = globSync('packages/contract/src/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts') && keepsKinds.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(60);
    expect(files.map((file) => basename(file)).filter((name) => !listed.has(name))).toEqual([]);
    const names = [...listed].filter((name) => /\.tsx?$/.test(name));
    expect(names.filter((name) => !isThere(`packages/contract/src/${name}`))).toEqual([]);
  });

  it('names every longer file of the contract that does not carry the name of a module', () => {
    const modules = new Set(foldersIn('apps/gateway/src/modules').map((folder) => basename(folder)));
    const files = globSync('packages/contract/src/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const named = new Set([
      ...rows.flatMap(({ folder, names }) => names.map((name) => join(folder, name))),
      ...namesIn(page + architecture),
    ]);
    const isKnown = (file: string) =>
      named.has(file) || modules.has(basename(file, '.ts')) || filesOfNumbers.includes(basename(file));
    expect(files.filter((file) => basename(file) !== 'index.ts' && lines(file) > 60 && !isKnown(file))).toEqual([]);
  });

  it('names every file of the contract that keeps a rule, not schemas alone', () => {
    const keepsRule = /^export const (?!ref\b|issueAt\b)\w+ = (?:<[^>]*>)?\(/m;
    const files = globSync('packages/contract/src/*.ts', { cwd: root }).filter(
      (file) => !file.endsWith('.test.ts') && keepsRule.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(60);
    const named = new Set(namesIn(page + architecture).map((name) => basename(name)));
    expect(files.map((file) => basename(file)).filter((name) => !named.has(name))).toEqual([]);
  });

  it('has a row for every feature and module, and for every larger folder of the platform and of packages', () => {
    const features = globSync('apps/*/src/features', { cwd: root }).flatMap(foldersIn);
    const parts = ['apps/gateway/src/platform', ...globSync('packages/*/src', { cwd: root })].flatMap(foldersIn);
    const isLarge = (folder: string) => !/\/gen(erated)?$/.test(folder) && readdirSync(join(root, folder)).length > 12;
    const wanted = [...features, ...foldersIn('apps/gateway/src/modules'), ...parts.filter(isLarge)];
    const isNamed = (folder: string) =>
      rows.some((row) => row.folder === folder || row.folder.startsWith(`${folder}/`));
    expect(wanted.filter((folder) => !isNamed(folder))).toEqual([]);
  });

  it('names the schemas of a module whose file carries another name', () => {
    const schemaFiles = new Map(
      globSync('packages/contract/src/*.ts', { cwd: root }).flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+Schema)\b/gm)].map(
          ([, name = '']): [string, string] => [name, basename(file)],
        ),
      ),
    );
    /** What every module uses. */
    const common = ['schema.ts', 'pages.ts', 'language-schemas.ts', 'problem-schemas.ts'];
    const section = page.split('## Schemas whose file')[1]?.split(/^## /m)[0] ?? '';
    const listed = section
      .split('\n')
      .map(cellsOf)
      .flatMap(([modules = '', files = '']) =>
        modules.split(',').map((module) => ({ module: module.trim(), files: namesIn(files) })),
      );
    const isListed = (module: string, file: string) =>
      listed.some((row) => row.module === module && row.files.includes(file));
    expect(listed.flatMap(({ files }) => files).filter((file) => !isThere(`packages/contract/src/${file}`))).toEqual(
      [],
    );
    const missing = foldersIn('apps/gateway/src/modules').flatMap((folder) => {
      const module = basename(folder);
      const imported = globSync(`${folder}/**/*.routes.ts`, { cwd: root }).flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]+)\} from '@esg\/contract'/g)].flatMap(
          ([, names = '']) => names.split(',').flatMap((name) => schemaFiles.get(name.trim()) ?? []),
        ),
      );
      return [...Map.groupBy(imported, (file) => file)]
        .filter(([file, uses]) => uses.length > 1 && file !== `${module}.ts` && !common.includes(file))
        .flatMap(([file]) => (isListed(module, file) ? [] : [`${module}: ${file}`]));
    });
    expect(schemaFiles.size).toBeGreaterThan(300);
    expect(missing).toEqual([]);
  });

  it('names every file in which a form begins or a shortcut is read', () => {
    const files = globSync('apps/*/src/features/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file),
    );
    const begins = page.split('## What something begins with')[1]?.split(/^## /m)[0] ?? '';
    const keys = page.split('\n').filter((line) => line.startsWith('| keyboard shortcuts'));
    const holding = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));
    const forms = holding(/^export const (?:empty|blank)[A-Z]\w*(?:: \w+)? = (?!async)/m);
    const shortcuts = holding(/aria-keyshortcuts|(?:ctrlKey|metaKey)\b/);
    expect(forms.length).toBeGreaterThan(5);
    expect(shortcuts.length).toBeGreaterThan(5);
    expect(forms.filter((file) => !begins.includes(`\`${file}\``))).toEqual([]);
    expect(shortcuts.filter((file) => !keys.join().includes(`\`${file}\``))).toEqual([]);
  });

  it('names every longer file that people write of a screen, a step, a page of a link, a module and a package', () => {
    const places = [
      'apps/*/src/features',
      'apps/core-platform/src/{survey,wizard}',
      'apps/accounts/src/page',
      'apps/gateway/src/{modules,platform,sites}',
      'packages/{app-kit,chart-model,climate,quantities,standards}/src',
      'packages/tokens/src/tenant',
    ];
    const folders = places.flatMap((place) => globSync(place, { cwd: root }));
    const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n');
    const named = new Set(rows.flatMap(({ folder, names }) => names.flatMap((name) => [join(folder, name), name])));
    const folderOf = (file: string) => folders.find((folder) => file.startsWith(folder)) ?? '';
    const long = files.filter(
      (file) =>
        /(?<!\.gen)\.tsx?$/.test(file) && isThere(file) && !explained(file, folderOf(file)) && lines(file) > longFile,
    );
    expect(long.filter((file) => !named.has(file))).toEqual([]);
  });
});
