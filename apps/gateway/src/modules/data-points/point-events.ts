import type { DataPoint } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { emitEvents } from '../webhooks/index.ts';

type PointEvent = `data_point.${'created' | 'updated' | 'deleted'}`;

/** Sends the organisation's webhooks the events of these data points, each in its present or last state. */
export const emitPointEvents = (scoped: Scoped, type: PointEvent, points: readonly DataPoint[], at: Date) =>
  emitEvents(
    scoped,
    type,
    points.map(({ id, metricKey, sectionId, entityId, reportingTimeId, version }) => ({
      id,
      metricKey,
      sectionId,
      entityId,
      reportingTimeId,
      version,
    })),
    at,
  );
