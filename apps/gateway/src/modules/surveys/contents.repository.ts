import type { SurveyContent } from '@esg/contract';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { surveys } from './surveys.tables.ts';

type Versioned = { readonly id: string; readonly version: number };

/** What surveys ask, as of a version that never changes again, of those that were answered last. */
const known = new Map<string, { readonly version: number; readonly content: SurveyContent }>();
const keptMax = 30;

/** What these surveys ask, by their ids: read from the database where this process does not know that version of it. */
export const readContents = async (tx: Transaction, asked: readonly Versioned[]) => {
  const contents = new Map<string, SurveyContent>();
  const unknown = new Set<string>();
  for (const { id, version } of asked) {
    const kept = known.get(id);
    if (kept?.version === version) contents.set(id, kept.content);
    else unknown.add(id);
  }
  if (unknown.size === 0) return contents;
  const found = await tx
    .select({ id: surveys.id, version: surveys.version, content: surveys.content })
    .from(surveys)
    .where(inArray(surveys.id, [...unknown]));
  for (const { id, version, content } of found) {
    contents.set(id, content);
    known.delete(id);
    known.set(id, { version, content });
  }
  for (const oldest of [...known.keys()].slice(0, -keptMax)) known.delete(oldest);
  return contents;
};
