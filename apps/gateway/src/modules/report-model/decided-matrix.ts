import type { DecidedTopic, MaterialityDecision, Report } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { findDecision } from '../reports/kernel.ts';

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
  const decided = await findDecision(scoped, { versionId, period });
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
