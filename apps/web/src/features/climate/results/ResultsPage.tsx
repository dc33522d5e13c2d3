import { NotLoaded, usePageTitle } from '@esg/app-kit';
import { type ClimateSums, periodName, sameJson, type UserProfile, yearBefore } from '@esg/contract';
import { Button, Card, EmptyState, Inline, Page, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { ClimateTabs } from '../frame/ClimateTabs.tsx';
import { BaseYearNote } from '../rules/BaseYearNote.tsx';
import { Breakdown } from './Breakdown.tsx';
import { CountedBy } from './CountedBy.tsx';
import { DataQuality } from './DataQuality.tsx';
import { Intensities } from './Intensities.tsx';
import { LineNotes } from './LineNotes.tsx';
import { ResultsChoice } from './ResultsChoice.tsx';
import { totalBy } from './result-sums.ts';
import { ScopeTotals } from './ScopeTotals.tsx';
import { TargetLinks } from './TargetLinks.tsx';
import { type Results, useCompared, useResultsPlace, useSums } from './use-results.ts';
import { WhatChanged } from './WhatChanged.tsx';

type ResultsPageProps = Pick<UserProfile, 'permissions'>;

/** The reporting time of the days that are looked at, also where a calendar year was chosen. */
const timeOf = ({ times, period }: Results) => times.find((time) => sameJson(time.period, period))?.id;

/** What the activity data of a year or reporting time come to, for the organisation or one entity. */
export const ResultsPage = ({ permissions }: ResultsPageProps) => {
  const { t } = useLingui();
  const title = t`Climate`;
  usePageTitle(title);
  const results = useResultsPlace();
  const { data, error, refetch } = useSums(results, 'scope');
  const mayPublish = permissions.includes('data-hub:write') && permissions.includes('climate:write');
  // Where lines count for nothing, the boundary says so.
  const isEmpty = data && data.sums.length === 0 && data.openLines === 0 && !data.boundary?.parts.length;
  return (
    <Page
      title={title}
      tabs={<ClimateTabs current="/ct/climate" permissions={permissions} />}
      action={
        <Inline gap={3}>
          <Button asChild>
            <Link to="/ct/climate/inventory" search={results.place}>
              <Trans>Inventory report</Trans>
            </Link>
          </Button>
          {mayPublish && (
            <Button asChild>
              <Link to="/ct/climate/publish" search={{ time: timeOf(results) }}>
                <Trans>Publish to the data hub</Trans>
              </Link>
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={6} align="stretch">
        <ResultsChoice results={results} />
        {!data || error ? (
          <NotLoaded title={<Trans>Couldn’t load the results</Trans>} error={error} onRetry={() => void refetch()} />
        ) : isEmpty ? (
          <NoLines results={results} mayWrite={permissions.includes('climate:write')} />
        ) : (
          <Shown results={results} sums={data} permissions={permissions} />
        )}
        <ClimateHelp about="number" />
      </Stack>
    </Page>
  );
};

type ShownProps = ResultsPageProps & { readonly results: Results; readonly sums: ClimateSums };

const Shown = ({ results, sums, permissions }: ShownProps) => {
  const { period, method, place, isPending } = results;
  const compared = useCompared(period, place.entity, !isPending);
  return (
    <>
      <LineNotes results={results} counts={sums} />
      <CountedBy boundary={sums.boundary} entity={place.entity} permissions={permissions} />
      <BaseYearNote />
      <ScopeTotals
        title={<Trans>Emissions by scope</Trans>}
        sums={sums.sums}
        before={compared?.before ?? []}
        yearBefore={periodName(yearBefore(compared?.period ?? period))}
        uneven={compared?.uneven}
      />
      <Breakdown results={results} />
      {compared && <WhatChanged results={results} period={compared.period} />}
      <DataQuality results={results} />
      {permissions.includes('data-hub:read') && (
        <>
          <TargetLinks method={method} />
          <Intensities kgCo2e={totalBy(sums.sums, method)} period={period} entity={place.entity} />
        </>
      )}
    </>
  );
};

type NoLinesProps = { readonly results: Results; readonly mayWrite: boolean };

/** Teaches where results come from, and leads to the year before, where they may be. */
const NoLines = ({ results, mayWrite }: NoLinesProps) => {
  const year = periodName(results.period);
  const before = Number(results.period.start.slice(0, 4)) - 1;
  const earlier = String(before);
  return (
    <Card>
      <EmptyState
        title={<Trans>No activity data for {year}</Trans>}
        purpose={
          <Trans>
            Enter what bills and meters say, such as the electricity of a month. The calculator finds the factor, says
            why it took it, and adds everything up here.
          </Trans>
        }
        action={
          <Inline gap={4}>
            {mayWrite && (
              <Button asChild emphasis="strong">
                <Link to="/ct/climate/activities">
                  <Trans>Activity data</Trans>
                </Link>
              </Button>
            )}
            <TextLink asChild>
              <Link to="." search={{ year: before, entity: results.place.entity }}>
                <Trans>Show {earlier}</Trans>
              </Link>
            </TextLink>
          </Inline>
        }
      />
    </Card>
  );
};
