import { LoadFailed, usePageTitle } from '@esg/app-kit';
import { Button, Card, Page, RadioGroup, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { StartFromReport } from './StartFromReport.tsx';
import { StartFromTemplate } from './StartFromTemplate.tsx';
import { startFromOf, startingPoints } from './start-from.ts';
import { useOwnReports } from './use-own-reports.ts';
import { useSearchFilter } from './use-search-filter.ts';
import { useStartingPoints } from './use-starting-points.ts';

/** What a new report starts from, and which parts it copies. The address keeps the choice. */
export const StartFromPage = () => {
  const { t } = useLingui();
  const words = useStartingPoints();
  const title = t`Start from what you have`;
  usePageTitle(title);
  const { filter, replace } = useSearchFilter(startFromOf);
  const { reports, isKnown, error, retry } = useOwnReports();
  const { from, id } = filter;
  const choose = (chosen: string) => replace({ from, id: chosen });
  return (
    <Page
      title={title}
      purpose={<Trans>Check what will be copied before you create the report. The original isn’t changed.</Trans>}
      action={
        <Button asChild>
          <Link to="/ct/select-framework">
            <Trans>Start empty</Trans>
          </Link>
        </Button>
      }
    >
      <Stack gap={6} align="stretch">
        <Card>
          <RadioGroup
            label={t`Start from`}
            value={from}
            onChange={({ value }) => replace({ from: value })}
            options={startingPoints.map((value) => ({ value, ...words[value] }))}
          />
        </Card>
        {from === 'template' ? (
          <StartFromTemplate id={id} onChoose={choose} />
        ) : isKnown ? (
          <StartFromReport reports={reports} from={from} id={id} onChoose={choose} />
        ) : error ? (
          <LoadFailed title={<Trans>Couldn’t load your reports</Trans>} error={error} onRetry={retry} />
        ) : (
          <SkeletonGroup label={t`Loading your reports`}>
            <Skeleton shape="block" height="8rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
};
