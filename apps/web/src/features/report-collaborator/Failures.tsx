import { type EachFailure, useProblemSentences } from '@esg/app-kit';
import type { Contribution } from '@esg/contract';
import { Banner, Stack } from '@esg/ui';

/** The failed actions, person by person. */
export const Failures = ({ failures }: { readonly failures: readonly EachFailure<Contribution>[] }) => {
  const { problem } = useProblemSentences();
  return (
    <Stack gap={2}>
      {failures.map(({ item: invitation, error }) => (
        <Banner key={invitation.id} tone="danger" title={invitation.name || invitation.email}>
          {problem(error)}
        </Banner>
      ))}
    </Stack>
  );
};
