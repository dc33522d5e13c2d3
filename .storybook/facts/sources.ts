import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { tokenNames as tokenTree } from '@esg/tokens';
import { type TokenUse, tokensInSource } from './tokens-in-source.ts';
import type { ComponentFacts } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
const imported = /from '(\.[^']+)'/g;

/** Files of the components that have stories of their own, from the repository's root. */
export const documentedFiles = (): string[] =>
  globSync('packages/ui/src/**/*.stories.tsx', { cwd: root })
    .filter((path) => !path.endsWith('.qa.stories.tsx'))
    .map((path) => path.replace('.stories.tsx', '.tsx'))
    .filter((path) => existsSync(join(root, path)))
    .sort();

const isStyle = (path: string) => path.endsWith('.css.ts') || path.includes('/src/theme/');

/** A component's file, its styles and its own parts; and the documented components that these import. */
const read = (start: string, documented: readonly string[]) => {
  const texts = new Map<string, string>();
  const madeOf = new Set<string>();
  const componentAt = (path: string) => {
    const door = join(dirname(path), `${basename(dirname(path))}.tsx`);
    return documented.find((known) => known === path || (basename(path) === 'index.ts' && known === door));
  };
  const walk = (path: string): void => {
    if (texts.has(path) || !existsSync(join(root, path))) return;
    const text = readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    for (const [, relative = ''] of text.matchAll(imported)) {
      const next = join(dirname(path), relative);
      const component = componentAt(next);
      if (component) madeOf.add(component);
      else if (isStyle(next) || next.startsWith(`${dirname(start)}/`)) walk(next);
    }
  };
  walk(start);
  madeOf.delete(start);
  return { texts, madeOf: [...madeOf].sort() };
};

/** The texts of a component's file, its styles and its own parts, without files that all components share. */
export const sourceTexts = (path: string, documented: readonly string[]): string[] =>
  [...read(path, documented).texts].filter(([file]) => !file.includes('/src/theme/')).map(([, text]) => text);

/** The tokens that a component reads, in its file, its styles and its own parts, and the components that it contains. */
export const sourceFacts = (path: string, documented: readonly string[]): Pick<ComponentFacts, 'tokens' | 'madeOf'> => {
  const { texts, madeOf } = read(path, documented);
  const uses = new Map<string, TokenUse>(
    [...texts.values()].flatMap((text) => tokensInSource(text, tokenTree)).map((use) => [use.path, use]),
  );
  return {
    tokens: [...uses.values()].sort((a, b) => a.path.localeCompare(b.path, 'en')),
    madeOf: madeOf.map((known) => ({ name: basename(known, '.tsx'), path: known })),
  };
};
