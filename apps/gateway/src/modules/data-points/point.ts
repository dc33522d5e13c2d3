import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findDataPoint, lockPoint } from './data-points.repository.ts';

/** The data point; one that does not exist, or belongs to others, is not found. */
export const requirePoint = async (scoped: Scoped, id: string) => {
  const point = await findDataPoint(scoped, id);
  if (!point) throw new ProblemError('resource.not_found');
  return point;
};

/** Locks the data point until the transaction ends: whoever is merging its entity is waited for. Throws `resource.not_found` where it is gone then. */
export const holdPoint = async (scoped: Scoped, id: string) => {
  if (!(await lockPoint(scoped, id))) throw new ProblemError('resource.not_found');
};

/** Announces a change of a data point's comments or documents. */
export const announce = (
  { realtime }: Pick<GatewayDeps, 'realtime'>,
  scope: Scope,
  dataPointId: string,
  metricKey: string,
) => realtime.publish(scope, { type: 'data-point.changed', dataPointId, metricKey, userId: scope.userId });
