import { type DecidedTopic, decisionOfYear, type Report } from '@esg/contract';
import { desc } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { materialityDecisions } from '../materiality/materiality.tables.ts';
import { readModulesInForce } from '../module-gate/index.ts';

/**
 * What was decided to be material for a report of this framework and of the year in which its period ends; undefined where nothing was, or
 * where the organisation’s tenant has no assessments.
 */
export const findDecision = async (
  scoped: Scoped,
  { versionId, period }: Pick<Report, 'versionId' | 'period'>,
): Promise<typeof materialityDecisions.$inferSelect | undefined> => {
  if (!(await readModulesInForce(scoped.tx, scoped.organisationId)).includes('materiality')) return undefined;
  const { year, number } = materialityDecisions;
  const rows = await scoped.tx
    .select()
    .from(materialityDecisions)
    .where(ownRows(materialityDecisions, scoped))
    .orderBy(desc(year), desc(number));
  return decisionOfYear(rows, { versionId, period });
};

/** The material topics of that decision. */
export const findDecidedTopics = async (
  scoped: Scoped,
  report: Pick<Report, 'versionId' | 'period'>,
): Promise<DecidedTopic[] | undefined> =>
  (await findDecision(scoped, report))?.topics.filter(({ verdict }) => verdict === 'material');
