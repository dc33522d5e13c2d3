import { portalRequestQueries, type RequestPlace } from '@esg/api-client';
import { registerCatalogue, useApi } from '@esg/app-kit';
import type { Party } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { catalogue } from './catalogue.ts';
import { RequestPage } from './features/portal/request/RequestPage.tsx';
import { useResumedAnswers } from './features/portal/request/use-resumed-answers.ts';

// The texts are loaded before the first one is drawn.
await registerCatalogue(catalogue);

/** The questions that somebody is asked about one of their entities or suppliers. */
export const EntityRequest = ({ of, ...place }: RequestPlace & { readonly of: Party }) => {
  const { data, error, refetch } = useQuery(portalRequestQueries.task(useApi(), place));
  useResumedAnswers();
  return (
    <RequestPage
      key={`${place.collectionId} ${place.entityId}`}
      of={of}
      task={data}
      error={error}
      onRetry={() => void refetch()}
    />
  );
};
