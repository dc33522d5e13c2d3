import { LoadFailed, usePageTitle } from '@esg/app-kit';
import { Button, Card, Page, RadioGroup, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { StartFromReport } from './StartFromReport.tsx';
import { StartFromTemplate } from './StartFromTemplate.tsx';
import { type StartingPoint, startFromOf, startingPoints } from './start-from.ts';
import { useOwnReports } from './use-own-reports.ts';
import { useSearchFilter } from './use-search-filter.ts';

/** What a new report starts from, and what of that comes along. The choice stands in the address. */
export const StartFromPage = () => {
  const { t } = useLingui();
  const words = useWords();
  const title = t`Start from what you have`;
  usePageTitle(title);
  const { filter, replace } = useSearchFilter(startFromOf);
  const { reports, isKnown, error, retry } = useOwnReports();
  const { from, id } = filter;
  const choose = (chosen: string) => replace({ from, id: chosen });
  return (
    <Page
      title={title}
      purpose={<Trans>You see what comes along before anything is made. What you start from stays as it is.</Trans>}
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
          <LoadFailed title={<Trans>Your reports could not be loaded</Trans>} error={error} onRetry={retry} />
        ) : (
          <SkeletonGroup label={t`Loading your reports`}>
            <Skeleton shape="block" height="8rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
};

const useWords = (): Record<StartingPoint, { label: string; hint: string }> => {
  const { t } = useLingui();
  return {
    'next-period': {
      label: t`Last year’s report`,
      hint: t`For the year that follows. Words come along; last year’s figures stand beside their fields.`,
    },
    'second-framework': {
      label: t`The same year by another framework`,
      hint: t`What you answered already is filled in, and only that.`,
    },
    selection: {
      label: t`The selection of another report`,
      hint: t`The same disclosures, languages and boundaries, with every answer still to give.`,
    },
    template: {
      label: t`A template`,
      hint: t`Disclosures and settings that your organisation keeps for reports of one kind.`,
    },
  };
};
