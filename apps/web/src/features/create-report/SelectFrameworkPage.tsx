import { frameworkQueries } from '@esg/api-client';
import { useApi, usePageTitle, useProblemSentences, useTenant } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Button, Card, ErrorPanel, Grid, Inline, Page, Skeleton, SkeletonGroup, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FrameworkLibrary } from './FrameworkLibrary.tsx';
import { filterOf } from './framework-filter.ts';
import { NameReportDialog } from './NameReportDialog.tsx';
import { useSearchFilter } from './use-search-filter.ts';

/** The frameworks a report can be made with. */
export const SelectFrameworkPage = () => {
  const { t } = useLingui();
  const title = t`Select a framework`;
  usePageTitle(title);
  const { problem } = useProblemSentences();
  const hasFactors = useTenant().info.featureFlag.featureFlags.includes('climate');
  const { data, error, refetch } = useQuery(frameworkQueries.list(useApi()));
  const { filter, replace } = useSearchFilter(filterOf);
  const [chosen, setChosen] = useState<FrameworkSummary>();
  return (
    <Page
      title={title}
      purpose={<Trans>The framework decides which disclosures the report asks for. It stays with the report.</Trans>}
      action={
        <>
          {hasFactors && (
            <Button asChild emphasis="quiet">
              <Link to="/ct/emission-factors">
                <Trans>Emission factors</Trans>
              </Link>
            </Button>
          )}
          <Button asChild emphasis="quiet">
            <Link to="/ct/successions">
              <Trans>Replaced disclosures</Trans>
            </Link>
          </Button>
          <Button asChild emphasis="quiet">
            <Link to="/ct/crosswalk">
              <Trans>Crosswalk</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to="/ct/framework-helper">
              <Trans>Help me choose</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <StartOtherwise />
      {data && <FrameworkLibrary frameworks={data} filter={filter} onFilter={replace} onChoose={setChosen} />}
      {!data && !error && <FrameworksPending />}
      {!data && error && (
        <ErrorPanel
          title={<Trans>The frameworks could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problem(error)}
        </ErrorPanel>
      )}
      {chosen && <NameReportDialog framework={chosen} onClose={() => setChosen(undefined)} />}
    </Page>
  );
};

/** Most reports are not the first: the way to begin with what is there already. */
const StartOtherwise = () => (
  <Card padding="compact">
    <Inline gap={3} justify="between">
      <Text measured>
        <Trans>Begin with last year’s report, with the selection of another report, or with a template.</Trans>
      </Text>
      <Button asChild>
        <Link to="/ct/create-report" search={{ from: 'next-period' }}>
          <Trans>Start from what you have</Trans>
        </Link>
      </Button>
    </Inline>
  </Card>
);

const FrameworksPending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading frameworks`}>
      <Grid cell="medium">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Card key={place}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton shape="block" height="8rem" />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
};
