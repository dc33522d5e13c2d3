import { frameworkQueries, sessionQueries } from '@esg/api-client';
import { useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Card, EmptyState, ErrorPanel, Grid, Select, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ComparedList } from './ComparedList.tsx';
import type { CrosswalkPlace } from './crosswalk-place.ts';

export type FrameworkComparisonProps = {
  readonly frameworks: readonly FrameworkSummary[];
  readonly place: CrosswalkPlace;
  readonly onMove: (place: CrosswalkPlace) => void;
};

/** Two frameworks: which requirements of the first are in the second in full, in part, or not at all. */
export const FrameworkComparison = ({ frameworks, place, onMove }: FrameworkComparisonProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const options = frameworks.map(({ versionId, name }) => ({ value: versionId, label: name[language] }));
  const known = (versionId: string | undefined) => frameworks.find((framework) => framework.versionId === versionId);
  const from = known(place.from);
  const to = known(place.to);
  return (
    <Stack gap={6}>
      <Grid cell="medium">
        <Select
          label={t`Disclosures of`}
          placeholder={t`Choose a framework`}
          value={from?.versionId ?? ''}
          onChange={({ value }) => onMove({ ...place, from: value })}
          options={options}
        />
        <Select
          label={t`Compared with`}
          placeholder={t`Choose a framework`}
          value={to?.versionId ?? ''}
          onChange={({ value }) => onMove({ ...place, to: value })}
          options={options.filter(({ value }) => value !== from?.versionId)}
        />
      </Grid>
      {from && to && from !== to ? (
        <Compared from={from} to={to} place={place} onMove={onMove} />
      ) : (
        <Card>
          <EmptyState
            title={<Trans>Choose two frameworks</Trans>}
            purpose={<Trans>You see what they share, and what is missing when you go from one to the other.</Trans>}
          />
        </Card>
      )}
    </Stack>
  );
};

type ComparedProps = Pick<FrameworkComparisonProps, 'place' | 'onMove'> & {
  readonly from: FrameworkSummary;
  readonly to: FrameworkSummary;
};

const Compared = ({ from, to, place, onMove }: ComparedProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { data, error } = useQuery(frameworkQueries.comparison(useApi(), from.versionId, to.versionId));
  if (error && !data)
    return <ErrorPanel title={<Trans>Couldn’t load the comparison</Trans>}>{problem(error)}</ErrorPanel>;
  if (!data)
    return (
      <SkeletonGroup label={t`Comparing frameworks`}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  return (
    <>
      <AnsweredOfBoth frameworks={[from, to]} />
      <ComparedList
        disclosures={data.disclosures}
        versionId={data.versionId}
        against={to}
        show={place.state}
        onShow={(state) => onMove({ ...place, state })}
      />
    </>
  );
};

/** How much of each framework the organisation's data already answer; nothing without a data hub. */
const AnsweredOfBoth = ({ frameworks }: Pick<FrameworkComparisonProps, 'frameworks'>) => {
  const api = useApi();
  const language = useLanguage();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const isOn = profile?.permissions.includes('data-hub:read') ?? false;
  const { data = [] } = useQuery({ ...frameworkQueries.answered(api), enabled: isOn });
  return frameworks.map(({ versionId, name }) => {
    const { done, total } = data.find((entry) => entry.versionId === versionId)?.answered ?? { done: 0, total: 0 };
    return (
      total > 0 && (
        <Text key={versionId} size="sm" tone="muted">
          {name[language]}:{' '}
          <Trans>
            {done} of {total} disclosures already answered by your data
          </Trans>
        </Text>
      )
    );
  });
};
