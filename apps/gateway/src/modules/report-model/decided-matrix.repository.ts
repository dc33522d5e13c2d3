import { type DecidedTopic, decisionOfYear, type MaterialityDecision, type Report } from '@esg/contract';
import { desc } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { materialityDecisions } from '../materiality/materiality.tables.ts';
import { readModulesInForce } from '../module-gate/index.ts';

/** Where a decision put its topics, by which rules, and when. */
export type DecidedMatrix = Pick<MaterialityDecision, 'year' | 'edition' | 'opinionGroups'> & {
  readonly settings: Pick<MaterialityDecision['settings'], 'thresholds' | 'stakeholdersCount'>;
  readonly topics: readonly DecidedTopic[];
  readonly decidedAt: Date;
};

/**
 * The matrix that was decided for a report of this framework and of the year in which its period ends; nothing where the organisation’s tenant
 * has no assessments, and where no decision of that year looked at every side that the framework asks for.
 */
export const findDecidedMatrix = async (
  scoped: Scoped,
  { versionId, period }: Pick<Report, 'versionId' | 'period'>,
): Promise<DecidedMatrix | undefined> => {
  if (!(await readModulesInForce(scoped.tx, scoped.organisationId)).includes('materiality')) return undefined;
  const { year, number, edition, settings, topics, opinionGroups, at } = materialityDecisions;
  const rows = await scoped.tx
    .select({ year, edition, settings, topics, opinionGroups, at })
    .from(materialityDecisions)
    .where(ownRows(materialityDecisions, scoped))
    .orderBy(desc(year), desc(number));
  const decided = decisionOfYear(rows, { versionId, period });
  if (!decided) return undefined;
  const { thresholds, stakeholdersCount } = decided.settings;
  return {
    year: decided.year,
    edition: decided.edition,
    opinionGroups: [...decided.opinionGroups],
    topics: decided.topics,
    decidedAt: decided.at,
    // Decisions of before there was a threshold for stakeholders have none.
    settings: {
      thresholds: { ...thresholds, stakeholder: thresholds.stakeholder ?? '3' },
      stakeholdersCount: stakeholdersCount ?? false,
    },
  };
};
