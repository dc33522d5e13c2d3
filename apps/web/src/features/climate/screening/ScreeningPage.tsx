import { climateScreeningQueries, fetchScreeningFile } from '@esg/api-client';
import { NotLoaded, notifyProblem, saveFile, useApi, useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import type { ClimateScreening, UserProfile } from '@esg/contract';
import { Button, Card, Facts, Grid, Inline, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { ClimateTabs } from '../frame/ClimateTabs.tsx';
import { useTonnes } from '../names/use-tonnes.ts';
import { PeriodChoice } from '../results/ResultsChoice.tsx';
import { type Results, useResultsPlace } from '../results/use-results.ts';
import { ScreeningLog } from './ScreeningLog.tsx';
import { ScreeningTable } from './ScreeningTable.tsx';
import { Statement } from './Statement.tsx';
import { progressOf } from './screening-sums.ts';

/** All categories of scope 3: which are relevant, what they roughly come to, what their activity data come to, and what reports say of them. */
export const ScreeningPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Scope 3 screening`;
  usePageTitle(`${title} · ${t`Climate`}`);
  const results = useResultsPlace();
  const { data, error, refetch } = useQuery({
    ...climateScreeningQueries.all(useApi(), results.spans.now),
    placeholderData: keepPreviousData,
    enabled: !results.isPending,
  });
  return (
    <Page
      title={title}
      tabs={<ClimateTabs current="/ct/climate/scope-3" permissions={permissions} />}
      action={
        <Inline gap={3}>
          <ScreeningLog />
          <FileButton results={results} />
        </Inline>
      }
    >
      <Stack gap={6} align="stretch">
        <Text tone="muted" measured>
          <Trans>
            Decide for each category of the GHG Protocol whether it matters, estimate it roughly, and plan how to
            calculate it. What you leave out is printed with its reason in inventory reports.
          </Trans>
        </Text>
        <Grid cell="medium" gap={4} role="search" aria-label={t`Choose what to show`}>
          <PeriodChoice results={results} />
        </Grid>
        {!data ? (
          <NotLoaded title={<Trans>Couldn’t load the screening</Trans>} error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <Progress screening={data} />
            <ScreeningTable categories={data.categories} results={results} />
            <Statement statement={data.statement} results={results} permissions={permissions} />
          </>
        )}
        <ClimateHelp about="screening" />
      </Stack>
    </Page>
  );
};

/** How far it is, in a few figures. */
const Progress = ({ screening: { categories } }: { readonly screening: ClimateScreening }) => {
  const { t } = useLingui();
  const { decimal, integer } = useFormatters();
  const tonnes = useTonnes();
  const progress = progressOf(categories);
  const all = integer(categories.length);
  const decided = integer(progress.decided);
  const relevant = integer(progress.relevant);
  const withLines = integer(progress.withLines);
  const { coveredPercent } = progress;
  return (
    <Card>
      <Facts
        facts={[
          { term: t`Decided`, value: t`${decided} of ${all}` },
          { term: t`Relevant, with activity data`, value: t`${withLines} of ${relevant}` },
          { term: t`Scope 3 from activity data`, value: `${tonnes(progress.kgCo2e)} t CO₂e` },
          {
            term: t`Share of the rough estimates that has activity data`,
            value: coveredPercent === undefined ? t`No rough estimates yet` : `${decimal(coveredPercent)}%`,
          },
        ]}
      />
    </Card>
  );
};

const FileButton = ({ results: { spans } }: { readonly results: Results }) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchScreeningFile(api, { ...spans.now, language }),
    onSuccess: (file) => saveFile(file, `${t`Scope 3 screening`} ${spans.now.from}_${spans.now.to}.xlsx`),
    onError: notifyProblem,
  });
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      <Trans>Download as Excel</Trans>
    </Button>
  );
};
