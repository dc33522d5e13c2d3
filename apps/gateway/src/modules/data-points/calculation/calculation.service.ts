import { type Calculation, type CalculationQuery, issueAt, realDay } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scope } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { valueAt } from './calculate.ts';
import { openBook } from './open-book.ts';
import { listed } from './step.ts';

const requirePeriod = ({ start, end }: CalculationQuery) => {
  if (!realDay(start) || !realDay(end) || end < start)
    throw new ProblemError('request.invalid', { issues: [issueAt('end', 'period_end_before_start')] });
  return { start, end };
};

/** Calculates a metric of the own organisation, or of one of its entities, for any days. */
export const readCalculation = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  metricKey: string,
  query: CalculationQuery,
): Promise<Calculation> =>
  database.withScope(scope, async (scoped) => {
    if (!findMetric(metricKey)) throw new ProblemError('resource.not_found');
    const period = requirePeriod(query);
    const { book, all } = await openBook(scoped, { metricKeys: [metricKey], period });
    const entityId = query.subject === 'organisation' ? null : query.subject;
    if (entityId !== null && !all.some(({ id }) => id === entityId))
      throw new ProblemError('request.invalid', { issues: [issueAt('subject', 'choice_unknown')] });
    // Sample data are calculated separately.
    const seen = all.some(({ id, isSample }) => isSample && id === entityId) ? { ...book, entities: all } : book;
    return { steps: listed(valueAt(seen, { metricKey, entityId, period })) };
  });
