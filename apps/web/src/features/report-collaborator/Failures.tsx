import { useProblemSentences } from '@esg/app-kit';
import { Banner, Stack } from '@esg/ui';
import type { Failure } from './use-each.ts';

/** What could not be done, person by person. */
export const Failures = ({ failures }: { readonly failures: readonly Failure[] }) => {
  const { problem } = useProblemSentences();
  return (
    <Stack gap={2}>
      {failures.map(({ invitation, error }) => (
        <Banner key={invitation.id} tone="danger" title={invitation.name || invitation.email}>
          {problem(error)}
        </Banner>
      ))}
    </Stack>
  );
};
