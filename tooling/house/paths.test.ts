import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../shared/terminal.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const folders = [...new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))];
const documents = files.filter((file) => file.endsWith('.md') && !file.includes('/facts/'));

/** The names that the guides create as their example. */
const examples = [
  'packages/contract/src/auditors.ts',
  'packages/api-client/src/auditors.ts',
  'apps/gateway/src/modules/auditors',
  'apps/web/src/features/auditors',
  'apps/web/src/screens/Auditors.stories.tsx',
  'apps/web/src/routes/ct/auditors.tsx',
];

const isPath = (word: string) => folders.some((folder) => word.startsWith(`${folder}/`));
/** `<id>`, `{en,zh}` and `…` stand for any name. */
const patternOf = (path: string) => path.replaceAll(/<[^>]*>|…|\{[^},]*\}/g, '*');
const isThere = (path: string) => existsSync(join(root, path)) || globSync(patternOf(path), { cwd: root }).length > 0;

describe.each(documents)('the document %s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('names existing files', () => {
    const paths = [...text.matchAll(/`([^`\s]+)`/g)].map(([, word = '']) => word).filter(isPath);
    expect(paths.filter((path) => !examples.includes(path) && !isThere(path))).toEqual([]);
  });

  it('links to existing files', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !/^[a-z]+:/.test(link) && !existsSync(join(root, dirname(document), link)));
    expect(lost).toEqual([]);
  });
});

it('names exact versions of what it installs', () => {
  const inexact = files
    .filter((file) => file.endsWith('package.json'))
    .flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      ) as Record<string, Record<string, string> | undefined>;
      return [dependencies, devDependencies, optionalDependencies].flatMap((versions = {}) =>
        Object.entries(versions)
          .filter(([, version]) => !/^(?:npm:@?[\w/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`),
      );
    });
  expect(inexact).toEqual([]);
});
