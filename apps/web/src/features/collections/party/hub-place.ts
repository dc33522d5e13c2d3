import { type Collection, subMetricIdOf } from '@esg/contract';

/** Where the data hub has an entity's figure; undefined for suppliers, whose figures are in no hub. */
export const hubPlaceOf = ({ of, reportingTimeId }: Collection, entityId: string, sectionId: string) =>
  of === 'entities'
    ? {
        to: '/ct/data-hub/$subMetricNodeId/data-entry/$sectionId' as const,
        params: { subMetricNodeId: subMetricIdOf(sectionId), sectionId },
        search: { reportingTimeId, entityId },
      }
    : undefined;
