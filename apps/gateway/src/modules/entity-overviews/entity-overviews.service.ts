import type { EntityOverview } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { countFiguresByEntity } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { countReportsByEntity } from '../reports/index.ts';

/** What every entity of the organisation has of its own, in three questions however many there are. */
export const readEntityOverviews = (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
): Promise<EntityOverview[]> =>
  database.withScope(scope, async (scoped) => {
    const entities = await listEntities(scoped);
    const figures = new Map((await countFiguresByEntity(scoped)).map((row) => [row.entityId, row.figures]));
    const reports = new Map((await countReportsByEntity(scoped)).map((row) => [row.entityId, row]));
    return entities.map(({ id }) => ({
      entityId: id,
      figures: figures.get(id) ?? 0,
      reportsInProgress: reports.get(id)?.inProgress ?? 0,
      reportsPublished: reports.get(id)?.published ?? 0,
    }));
  });
