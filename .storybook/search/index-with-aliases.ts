import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { nameEnd } from './name-end.ts';

type Entry = { readonly type: string; readonly name: string; readonly title: string; readonly importPath: string };
type StoryIndex = { readonly entries: Readonly<Record<string, Entry>> };
type Generator = { getIndex: () => Promise<StoryIndex> };

const root = resolve(import.meta.dirname, '../..');

const extended = new WeakSet<Generator>();

const withAliases = async (entry: Entry): Promise<Entry> => {
  const path = resolve(root, entry.importPath.replace(/[.]stories[.]tsx$/, '.guide.ts'));
  if (entry.type !== 'docs' || !path.endsWith('.guide.ts') || !existsSync(path)) return entry;
  const { guide } = (await import(path)) as { guide: Guide };
  const component = entry.title.split('/').at(-1);
  return { ...entry, name: `${component}${nameEnd}${guide.alsoCalled.join(', ')}` };
};

/**
 * Storybook's own index, in which the page of each component also has its names from other libraries and everyday speech: the sidebar's
 * search reads only names. The sidebar itself still calls each such page "Docs".
 */
export const indexWithAliases = async (given: Promise<Generator> | Generator): Promise<Generator> => {
  const generator = await given;
  // Storybook applies a preset's extension once for each of its users, always to the same generator.
  if (extended.has(generator)) return generator;
  extended.add(generator);
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => {
    const index = await getIndex();
    const entries = await Promise.all(
      Object.entries(index.entries).map(async ([id, entry]) => [id, await withAliases(entry)] as const),
    );
    return { ...index, entries: Object.fromEntries(entries) };
  };
  return generator;
};
