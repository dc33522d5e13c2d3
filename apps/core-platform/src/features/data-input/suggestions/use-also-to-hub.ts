import { reportingTimeQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type SuggestionAccept, sameJson } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

/**
 * Whether accepted figures are saved to the data hub as well. It can be wanted where the hub has a reporting time of the report's very days
 * and the report is about one subject: an entity, or the whole organisation; elsewhere a person saves each answer by itself.
 */
export const useAlsoToHub = () => {
  const { report } = useWizard();
  const { period, entityIds } = report;
  const mayWrite = useMay('data-hub:write');
  const { data: times } = useQuery({ ...reportingTimeQueries.all(useApi()), enabled: mayWrite });
  const [isWanted, want] = useState(false);
  const time = times?.find((each) => period && sameJson(each.period, period));
  const isPossible = mayWrite && time !== undefined && entityIds.length < 2;
  const target: SuggestionAccept['saveToHub'] =
    isPossible && isWanted ? { reportingTimeId: time.id, entityId: entityIds[0] ?? null, overwrites: [] } : undefined;
  return { isPossible, isWanted, want, target };
};

export type AlsoToHubState = ReturnType<typeof useAlsoToHub>;
