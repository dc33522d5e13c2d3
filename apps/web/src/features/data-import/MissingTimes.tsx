import { reportingTimeMutations } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { timeName } from '@esg/contract';
import { Banner, Button } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NamedTime } from './use-named-times.ts';

/** Offers to add the reporting times that are in a sheet but not in the organisation: without them its figures have no place. */
export const MissingTimes = ({ missing }: { readonly missing: readonly NamedTime[] }) => {
  const language = useLanguage();
  const { list } = useFormatters();
  const { problem } = useProblemSentences();
  const one = useMutation(reportingTimeMutations.create(useApi(), useQueryClient()));
  const all = useMutation({
    mutationFn: async () => {
      // A name that only repeats the days is none: it would not follow them.
      for (const { name, period } of missing)
        await one.mutateAsync({ name: name === timeName({ name: null, period }, language) ? null : name, period });
    },
  });
  if (missing.length === 0) return null;
  const days = list(missing.map(({ name }) => name));
  return (
    <>
      <Banner
        tone="warning"
        title={
          <Plural
            value={missing.length}
            one="A reporting time of this sheet isn’t in your data hub yet"
            other="# reporting times of this sheet aren’t in your data hub yet"
          />
        }
        action={
          <Button emphasis="strong" pending={all.isPending} onClick={() => !all.isPending && all.mutate()}>
            <Plural value={missing.length} one="Add it" other="Add them" />
          </Button>
        }
      >
        <Trans>{days}. Add them first, or their figures won’t be imported.</Trans>
      </Banner>
      {all.error && <Banner tone="danger" title={problem(all.error)} />}
    </>
  );
};
