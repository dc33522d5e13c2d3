import type { DataPoint } from '@esg/contract';
import { partyOf, type Scoped } from '../../platform/database/index.ts';
import { emitEvents } from '../webhooks/index.ts';

type PointEvent = `data_point.${'created' | 'updated' | 'deleted'}`;

/**
 * Sends the organisation's webhooks the events of these data points, each in its present or last state. None of suppliers' figures: whoever
 * gets the events takes them for the organisation's own (docs/adr/0088).
 */
export const emitPointEvents = (scoped: Scoped, type: PointEvent, points: readonly DataPoint[], at: Date) =>
  partyOf(scoped) === 'suppliers'
    ? Promise.resolve()
    : emitEvents(
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
