import type { ImportResult } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { countOutcomes } from './outcomes.repository.ts';

/** The number of the import's data points with each result. */
export const readResult = async (scoped: Scoped, importId: string): Promise<ImportResult> => {
  const outcomes = await countOutcomes(scoped, importId);
  const countOf = (outcome: keyof ImportResult) => outcomes.get(outcome) ?? 0;
  return {
    created: countOf('created'),
    changed: countOf('changed'),
    skipped: countOf('skipped'),
    failed: countOf('failed'),
    removed: countOf('removed'),
    restored: countOf('restored'),
    kept: countOf('kept'),
  };
};
