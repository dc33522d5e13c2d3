import type { EntityBelongings, EntityOverview } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listAttached } from '../attachments/index.ts';
import { countAwaitedByEntity } from '../collection-requests/index.ts';
import { countFiguresByEntity, entityFigures, listAuthorsOfEntity, listPointsOfEntity } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { countReportsByEntity, listReportsOfEntity } from '../reports/index.ts';
import { nameOfPerson } from '../users/index.ts';

type Deps = Pick<GatewayDeps, 'database'>;

/** The most documents that are listed for one entity. */
const documentsMax = 100;

/** The own data of every entity of the organisation, in four queries however many entities there are. */
export const readEntityOverviews = ({ database }: Deps, scope: Scope): Promise<EntityOverview[]> =>
  database.withScope(scope, async (scoped) => {
    const entities = await listEntities(scoped);
    const figures = new Map((await countFiguresByEntity(scoped)).map((row) => [row.entityId, row.figures]));
    const reports = new Map((await countReportsByEntity(scoped)).map((row) => [row.entityId, row]));
    const requests = await countAwaitedByEntity(scoped);
    return entities.map(({ id }) => ({
      entityId: id,
      figures: figures.get(id) ?? 0,
      reportsInProgress: reports.get(id)?.inProgress ?? 0,
      reportsPublished: reports.get(id)?.published ?? 0,
      requestsOpen: requests.get(id) ?? 0,
    }));
  });

const listDocuments = async (scoped: Scoped, entityId: string): Promise<EntityBelongings['documents']> => {
  const points = new Map((await listPointsOfEntity(scoped, entityId)).map((point) => [point.id, point]));
  const attached = await listAttached(scoped, 'data-point', [...points.keys()]);
  return attached
    .toReversed()
    .slice(0, documentsMax)
    .flatMap(({ id, subject, name, mediaType, bytes, reference, at, by }) => {
      const point = points.get(subject.id);
      if (!point) return [];
      const { metricKey, sectionId } = point;
      return [{ id, dataPointId: subject.id, metricKey, sectionId, name, mediaType, bytes, reference, at, by }];
    });
};

/** The data of one entity: its manager, figures, reports and documents. Throws `resource.not_found`. */
export const readEntityBelongings = ({ database }: Deps, scope: Scope, id: string): Promise<EntityBelongings> =>
  database.withScope(scope, async (scoped) => {
    const entity = (await listEntities(scoped)).find((candidate) => candidate.id === id);
    if (!entity) throw new ProblemError('resource.not_found');
    const { managerId } = entity;
    const name = managerId === null ? undefined : await nameOfPerson(scoped, managerId);
    return {
      manager: managerId === null ? null : { id: managerId, name: name ?? '' },
      authors: await listAuthorsOfEntity(scoped, id),
      figures: await entityFigures(scoped, id),
      reports: await listReportsOfEntity(scoped, id),
      documents: await listDocuments(scoped, id),
    };
  });
