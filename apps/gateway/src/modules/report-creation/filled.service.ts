import type { FilledByData, FilledByDataQuery } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { isOnOffer } from '../frameworks/index.ts';
import { countFilled, type Filling } from '../hub-answers/index.ts';
import { beginReport } from './report-creation.service.ts';

/** Thrown with what was counted: the report is never kept. */
class Rehearsed extends Error {
  readonly filled: FilledByData;
  constructor(filled: FilledByData) {
    super('The report was only tried');
    this.filled = filled;
  }
}

/**
 * What the data would fill of a new report: it is created and filled as any other, its answers are counted as they are afterwards, and the
 * transaction is rolled back. Throws what `createReport` throws.
 */
export const readFilledByData = async (
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  versionId: string,
  { start, end, ...chosen }: FilledByDataQuery,
): Promise<FilledByData> => {
  const draft = { versionId, name: '-', period: { start, end }, fillFromHub: true, ...chosen };
  try {
    return await database.withScope(scope, async (scoped) => {
      if (!(await isOnOffer(scoped, versionId))) throw new ProblemError('framework.withdrawn');
      const readOnce: Filling['readOnce'] = new Map();
      const { id } = await beginReport(scoped, draft, now(), { readOnce, isRehearsed: true });
      throw new Rehearsed(await countFilled(scoped, id, readOnce));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.filled;
    throw error;
  }
};
