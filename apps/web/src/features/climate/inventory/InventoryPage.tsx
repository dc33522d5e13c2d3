import { climateInventoryQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, usePageTitle } from '@esg/app-kit';
import { Grid, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { EntityChoice, PeriodChoice } from '../results/ResultsChoice.tsx';
import { useResultsPlace } from '../results/use-results.ts';
import { InventoryFiles } from './InventoryFiles.tsx';
import { InventoryGaps } from './InventoryGaps.tsx';
import { InventoryTotals } from './InventoryTotals.tsx';

/** The inventory of a year as a report by the standards: what it comes to, what it lacks, and its files. */
export const InventoryPage = () => {
  const { t } = useLingui();
  const title = t`Inventory report`;
  usePageTitle(`${title} · ${t`Climate`}`);
  const results = useResultsPlace();
  const asked = { ...results.spans.now, entityId: results.place.entity };
  const { data, error, refetch } = useQuery({
    ...climateInventoryQueries.one(useApi(), asked),
    placeholderData: keepPreviousData,
    enabled: !results.isPending,
  });
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'climate', label: t`Climate`, link: <Link to="/ct/climate" search={results.place} /> }]}
        />
      }
      purpose={
        <Trans>
          Boundaries, emissions, factors, base year and uncertainty in the order of the GHG Protocol and ISO 14064-1,
          for readers and verifiers.
        </Trans>
      }
    >
      <Stack gap={6} align="stretch">
        <Grid cell="medium" gap={4} role="search" aria-label={t`Choose what to report`}>
          <PeriodChoice results={results} />
          <EntityChoice results={results} />
        </Grid>
        {!data || error ? (
          <NotLoaded title={<Trans>Couldn’t load the inventory</Trans>} error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <InventoryGaps inventory={data} results={results} />
            <InventoryTotals inventory={data} />
            <InventoryFiles
              key={JSON.stringify(asked)}
              asked={asked}
              isEmpty={data.lines === 0}
              isListedWhole={data.isListedWhole}
            />
          </>
        )}
        <ClimateHelp about="inventory" />
      </Stack>
    </Page>
  );
};
