import { useProblemSentences } from '@esg/app-kit';
import { Banner, Stack } from '@esg/ui';
import { calledOf } from './people-search.ts';
import type { Failure } from './use-each.ts';

/** What could not be done, person by person. */
export const Failures = ({ failures }: { readonly failures: readonly Failure[] }) => {
  const { problem } = useProblemSentences();
  return (
    <Stack gap={2}>
      {failures.map(({ person, error }) => (
        <Banner key={person.id} tone="danger" title={calledOf(person)}>
          {problem(error)}
        </Banner>
      ))}
    </Stack>
  );
};
