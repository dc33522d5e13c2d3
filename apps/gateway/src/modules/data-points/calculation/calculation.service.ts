import { type Calculation, type CalculationQuery, issueAt, realDay } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scope } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { listEntities } from '../../entities/index.ts';
import { rulesIn } from '../../metrics/index.ts';
import { listFigures } from '../grid.repository.ts';
import { metricsBelow, valueAt } from './calculate.ts';
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
    const entities = await listEntities(scoped);
    const entityId = query.subject === 'organisation' ? null : query.subject;
    if (entityId !== null && !entities.some(({ id }) => id === entityId))
      throw new ProblemError('request.invalid', { issues: [issueAt('subject', 'choice_unknown')] });
    const rules = await rulesIn(scoped);
    const figures = Map.groupBy(
      await listFigures(scoped, metricsBelow(metricKey, rules), period),
      (figure) => figure.metricKey,
    );
    const book = { entities, rules, figuresOf: (key: string) => figures.get(key) ?? [], above: [] };
    return { steps: listed(valueAt(book, { metricKey, entityId, period })) };
  });
