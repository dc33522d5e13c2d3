import { frameworkQueries } from '@esg/api-client';
import { useApi, usePageTitle, useProblemSentences } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Button, Card, ErrorPanel, Grid, Inline, Page, Skeleton, SkeletonGroup, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AiLocked, useAiUnlocked } from './AiStart.tsx';
import { FrameworkLibrary } from './FrameworkLibrary.tsx';
import { filterOf } from './find-frameworks.ts';
import { NameReportDialog } from './NameReportDialog.tsx';
import { useSearchFilter } from './use-search-filter.ts';

/** The frameworks for a new report. */
export const SelectFrameworkPage = () => {
  const { t } = useLingui();
  const title = t`Select a framework`;
  usePageTitle(title);
  const { problem } = useProblemSentences();
  const { data, error, refetch } = useQuery(frameworkQueries.list(useApi()));
  const { filter, replace } = useSearchFilter(filterOf);
  const [chosen, setChosen] = useState<FrameworkSummary>();
  return (
    <Page
      title={title}
      action={
        <Button asChild>
          <Link to="/ct/framework-helper">
            <Trans>Help me choose</Trans>
          </Link>
        </Button>
      }
    >
      {filter.category === 'AI' && <AiKind />}
      {data && <FrameworkLibrary frameworks={data} filter={filter} onFilter={replace} onChoose={setChosen} />}
      {data && <OtherWays />}
      {!data && !error && <FrameworksPending />}
      {!data && error && (
        <ErrorPanel
          title={<Trans>Couldn’t load the frameworks</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problem(error)}
        </ErrorPanel>
      )}
      {chosen && (
        <NameReportDialog
          framework={chosen}
          time={filter.time}
          isAi={filter.category === 'AI'}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Page>
  );
};

/** Where reports are compared or begun in other ways. */
const OtherWays = () => (
  <Inline gap={4}>
    <TextLink asChild>
      <Link to="/ct/create-report" search={{ from: 'next-period' }}>
        <Trans>Start from what you have</Trans>
      </Link>
    </TextLink>
    <TextLink asChild>
      <Link to="/ct/crosswalk">
        <Trans>Crosswalk</Trans>
      </Link>
    </TextLink>
    <TextLink asChild>
      <Link to="/ct/successions">
        <Trans>Replaced disclosures</Trans>
      </Link>
    </TextLink>
  </Inline>
);

/** What an AI-generated report is: any framework, answered from the organisation's documents. */
const AiKind = () => {
  const isUnlocked = useAiUnlocked();
  if (isUnlocked === undefined) return null;
  if (!isUnlocked) return <AiLocked />;
  return (
    <Text measured>
      <Trans>
        Choose any framework. Your documents are searched for each of its disclosures, and what they state is suggested
        to you with its page.
      </Trans>
    </Text>
  );
};

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
