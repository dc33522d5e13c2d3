import { type EachFailure, useProblemSentences } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Banner, Stack } from '@esg/ui';
import { calledOf } from './people-search.ts';

/** The failed actions, person by person. */
export const Failures = ({ failures }: { readonly failures: readonly EachFailure<OrganizationUser>[] }) => {
  const { problem } = useProblemSentences();
  return (
    <Stack gap={2}>
      {failures.map(({ item: person, error }) => (
        <Banner key={person.id} tone="danger" title={calledOf(person)}>
          {problem(error)}
        </Banner>
      ))}
    </Stack>
  );
};
