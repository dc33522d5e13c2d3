import { type DataPointVersion, monthOf, type PortalVersion, sameJson } from '@esg/contract';
import { asOrganisation, type Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { QuestionPlace } from '../collection-requests/index.ts';
import { listCollected, listHistory } from '../data-points/index.ts';
import { findRequest } from './portal.service.ts';
import { askedAt } from './portal-answers.service.ts';

/** What the entity's people see of a state: no notes of the group. What gave way in a merge of entities was never an answer here. */
const portalVersionOf = (state: DataPointVersion, dataPointId: string, month: string | null): PortalVersion[] => {
  const { version, action, value, quality, source, explanation, at, by } = state;
  if (action === 'merged' || action === 'removed') return [];
  return [{ dataPointId, version, action, month, value, quality, source, explanation, at, by }];
};

/**
 * Who entered and changed the answers to a question, the newest first: those for the whole period, and those of its months. What was removed
 * is left out. Throws `resource.not_found`.
 */
export const readAnswerHistory = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  place: QuestionPlace,
): Promise<PortalVersion[]> =>
  database.withScope(scope, async (scoped) => {
    const { row } = await findRequest(scoped, place);
    if (!row.sectionIds.includes(place.sectionId)) throw new ProblemError('resource.not_found');
    const asked = askedAt(row, place);
    const points = await listCollected(scoped, asked);
    // History is not open to entity users: these data points are theirs.
    const versions = await asOrganisation(scoped, async (whole) => {
      const all: PortalVersion[] = [];
      for (const { id, start, end } of points) {
        const month = sameJson({ start, end }, asked.period) ? null : monthOf({ start });
        all.push(...(await listHistory(whole, id)).flatMap((version) => portalVersionOf(version, id, month)));
      }
      return all;
    });
    return versions.toSorted((one, other) => other.at.localeCompare(one.at));
  });
