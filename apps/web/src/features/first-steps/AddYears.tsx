import { organizationQueries, reportingTimeMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { localDay, periodName, periodsOf } from '@esg/contract';
import { Button, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lastYears } from './last-years.ts';

/** Adds the last three financial years in one press. */
export const AddYears = () => {
  const api = useApi();
  const cache = useQueryClient();
  const { list } = useFormatters();
  const { problem } = useProblemSentences();
  const { data: organisation } = useQuery(organizationQueries.profile(api));
  const set = useMutation(reportingTimeMutations.createSet(api, cache));
  const years = lastYears(localDay(), organisation?.yearEndMonth ?? 12);
  const add = useMutation({
    mutationFn: async () => {
      for (const start of years) await set.mutateAsync({ kind: 'fiscal-year', ...start });
    },
  });
  const names = years.flatMap((start) => periodsOf({ kind: 'fiscal-year', ...start })).map(periodName);
  const named = list(names);
  return (
    <>
      {add.error && (
        <Text size="sm" tone="danger" role="alert">
          {problem(add.error)}
        </Text>
      )}
      <Button size="compact" emphasis="soft" pending={add.isPending} onClick={() => add.mutate()}>
        <Trans>Add {named}</Trans>
      </Button>
    </>
  );
};
