import { type DecidedTopic, decisionOfYear, type Report } from '@esg/contract';
import { desc } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { materialityDecisions } from '../materiality/materiality.tables.ts';
import { readModulesInForce } from '../module-gate/index.ts';

/**
 * The material topics that were decided for a report of this framework and of the year in which its period ends; undefined where nothing was,
 * or where the organisation’s tenant has no assessments.
 */
export const findDecidedTopics = async (
  scoped: Scoped,
  report: Pick<Report, 'versionId' | 'period'>,
): Promise<DecidedTopic[] | undefined> => {
  if (!(await readModulesInForce(scoped.tx, scoped.organisationId)).includes('materiality')) return undefined;
  const { year, number, edition, topics } = materialityDecisions;
  const rows = await scoped.tx
    .select({ year, edition, topics })
    .from(materialityDecisions)
    .where(ownRows(materialityDecisions, scoped))
    .orderBy(desc(year), desc(number));
  return decisionOfYear(rows, report)?.topics.filter(({ verdict }) => verdict === 'material');
};
