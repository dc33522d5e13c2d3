import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findDataPoint } from './data-points.repository.ts';

/** The data point; one that does not exist, or belongs to others, is not found. */
export const requirePoint = async (scoped: Scoped, id: string) => {
  const point = await findDataPoint(scoped, id);
  if (!point) throw new ProblemError('resource.not_found');
  return point;
};

/** Announces a change of a data point's comments or documents. */
export const announce = (
  { realtime }: Pick<GatewayDeps, 'realtime'>,
  scope: Scope,
  dataPointId: string,
  metricKey: string,
) => realtime.publish(scope, { type: 'data-point.changed', dataPointId, metricKey, userId: scope.userId });
