import { currentOf, materialityMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { AssessedTopic } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What of a topic can change. */
export type TopicPart = Partial<Pick<AssessedTopic, 'libraryIds' | 'name' | 'state' | 'mergedInto' | 'reason'>>;

/** Changes a topic. `theirs` is what stands now where somebody else changed it meanwhile. */
export const useTopicChange = (topic: AssessedTopic) => {
  const { mutate, error, isPending, reset } = useMutation(materialityMutations.changeTopic(useApi(), useQueryClient()));
  const theirs = currentOf<AssessedTopic>(error);
  const save = (part: TopicPart, onSuccess?: () => void) => {
    const { id, origin: _origin, ...stands } = theirs ?? topic;
    const { libraryIds, name, state, mergedInto, judged, reason, version } = stands;
    mutate({ id, libraryIds, name, state, mergedInto, judged, reason, version, ...part }, { onSuccess });
  };
  return { save, error, theirs, isPending, reset };
};
