import { collectionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { AnswerHistory as History } from '@esg/app-kit/figures';
import type { MetricDetail } from '@esg/contract';
import type { ProofPlace } from './FigureProof.tsx';
import { useFigureContext } from './FigureWords.tsx';

type AnswerHistoryProps = { readonly place: ProofPlace; readonly metric: MetricDetail };

/** Who entered and changed the answers to a question, opened by a person. */
export const AnswerHistory = ({ place, metric }: AnswerHistoryProps) => (
  <History
    query={collectionQueries.history(useApi(), place.collectionId, place)}
    context={useFigureContext(metric)}
    level={4}
  />
);
