import { type EachFailure, useProblemSentences } from '@esg/app-kit';
import { Banner } from '@esg/ui';
import type { EntityRow } from './entity-rows.ts';

/** The failed actions, each with its entity and reason. */
export const Failures = ({ failures }: { readonly failures: readonly EachFailure<EntityRow>[] }) => {
  const { problem } = useProblemSentences();
  return failures.map(({ item: { entity }, error }) => (
    <Banner key={entity.id} tone="danger" title={entity.name}>
      {problem(error)}
    </Banner>
  ));
};
