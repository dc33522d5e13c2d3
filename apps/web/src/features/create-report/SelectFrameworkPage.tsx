import { frameworkQueries } from '@esg/api-client';
import { useApi, usePageTitle, useProblemSentences } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Button, Card, ErrorPanel, Grid, Page, Skeleton, SkeletonGroup } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FrameworkCard } from './FrameworkCard.tsx';
import { NameReportDialog } from './NameReportDialog.tsx';

/** The frameworks a report can be made with. */
export const SelectFrameworkPage = () => {
  const { t } = useLingui();
  const title = t`Select a framework`;
  usePageTitle(title);
  const { problem } = useProblemSentences();
  const { data, error, refetch } = useQuery(frameworkQueries.list(useApi()));
  const [chosen, setChosen] = useState<FrameworkSummary>();
  return (
    <Page
      title={title}
      purpose={<Trans>The framework decides which disclosures the report asks for. It stays with the report.</Trans>}
    >
      {data && (
        <Grid as="ul" cell="medium">
          {data.map((framework) => (
            <FrameworkCard key={framework.versionId} framework={framework} onChoose={() => setChosen(framework)} />
          ))}
        </Grid>
      )}
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

const FrameworksPending = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading frameworks`}>
      <Grid cell="medium">
        {['first', 'second'].map((place) => (
          <Card key={place}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton shape="block" height="8rem" />
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
};
