import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The starting points of the pages: the entries of the apps, their routes, and the parts of the remote modules. */
const entries = [
  'apps/{web,accounts}/src/main.ts*',
  'apps/web/src/routes/**/*.tsx',
  'apps/{core-platform,esg-shared}/src/*.tsx',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

const sources = /(?:from|import)\s*\(?\s*'([^']+)'/g;
const isStory = (file: string) => /[.](stories|test|guide)[.]|story-kit|\/story\//.test(file);

const doorOf = (name: string): string | undefined => {
  const [, pack = '', door = ''] = /^@esg\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const folder = join(root, 'packages', pack);
  if (!pack || !existsSync(folder)) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path: unknown = exports[door ? `./${door}` : '.'];
  return typeof path === 'string' ? join(folder, path) : undefined;
};

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(sources)].flatMap(([, name = '']) => {
    const found = name.startsWith('.') ? resolve(dirname(file), name) : doorOf(name);
    return found && /[.]tsx?$/.test(found) && existsSync(found) ? [found] : [];
  });

/** Every source file that some page loads at any time, by its path from the repository's root. */
export const reachedFiles = (): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = entries.filter((file) => !isStory(file)).map((file) => join(root, file));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  return new Set([...reached].map((file) => relative(root, file)));
};

/** Text of a file, by its path from the repository's root. */
export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Paths from the repository's root. */
export const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: root });
