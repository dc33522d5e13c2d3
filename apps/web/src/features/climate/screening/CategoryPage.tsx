import { climateQueries, climateScreeningQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import { type ClimateScreening, climateScreeningLimits, type UserProfile } from '@esg/contract';
import { Button, Card, Facts, Grid, Inline, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClimateHelp } from '../frame/ClimateHelp.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { PeriodChoice } from '../results/ResultsChoice.tsx';
import { type Results, useResultsPlace } from '../results/use-results.ts';
import { CategoryLines } from './CategoryLines.tsx';
import { Decision } from './Decision.tsx';
import { Estimates } from './Estimates.tsx';
import { Plan } from './Plan.tsx';
import { ScreeningLog } from './ScreeningLog.tsx';
import { progressOf } from './screening-sums.ts';

type CategoryPageProps = Pick<UserProfile, 'permissions'> & { readonly number: string };

/** One category of scope 3: what belongs in it, whether it is relevant, what it roughly comes to, and how it is calculated. */
export const CategoryPage = ({ number, permissions }: CategoryPageProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const names = useClimateNames();
  const title = names.category(number);
  usePageTitle(title);
  const results = useResultsPlace();
  const { data: library } = useQuery(climateQueries.library(api));
  const { data, error, refetch } = useQuery({
    ...climateScreeningQueries.all(api, results.spans.now),
    placeholderData: keepPreviousData,
    enabled: !results.isPending,
  });
  const told = library?.categories.find((each) => String(each.number) === number);
  return (
    <Page
      title={title}
      purpose={told?.description[language]}
      before={
        <PagePath
          current={title}
          above={[
            {
              id: 'screening',
              label: t`Scope 3 screening`,
              link: <Link to="/ct/climate/scope-3" search={results.place} />,
            },
          ]}
        />
      }
      action={<ScreeningLog category={Number(number)} />}
    >
      <Stack gap={6} align="stretch">
        {told && (
          <Card>
            <Facts
              facts={[
                { term: t`Belongs here`, value: told.boundary[language] },
                { term: t`Counts elsewhere`, value: told.elsewhere[language] },
              ]}
            />
          </Card>
        )}
        {!data ? (
          <NotLoaded title={<Trans>Couldn’t load the screening</Trans>} error={error} onRetry={() => void refetch()} />
        ) : (
          <Parts screening={data} number={Number(number)} results={results} permissions={permissions} />
        )}
        <Neighbours number={Number(number)} results={results} />
        <ClimateHelp about="screening" />
      </Stack>
    </Page>
  );
};

type PartsProps = Pick<UserProfile, 'permissions'> & {
  readonly screening: ClimateScreening;
  readonly number: number;
  readonly results: Results;
};

const Parts = ({ screening: { categories }, number, results, permissions }: PartsProps) => {
  const { t } = useLingui();
  const category = categories.find((each) => each.category === number);
  if (!category) return null;
  const mayWrite = permissions.includes('climate:write');
  const { kgCo2e } = progressOf(categories);
  return (
    <>
      <Decision key={`decision${number}`} category={category} mayDecide={permissions.includes('climate:confirm')} />
      <Estimates
        key={`estimates${number}`}
        category={category}
        year={results.period.end.slice(0, 4)}
        mayWrite={mayWrite}
      />
      <Plan key={`plan${number}`} category={category} mayWrite={mayWrite} />
      <Grid cell="medium" gap={4} role="search" aria-label={t`Choose what to show`}>
        <PeriodChoice results={results} />
      </Grid>
      <CategoryLines category={category} wholeKgCo2e={kgCo2e} results={results} mayWrite={mayWrite} />
    </>
  );
};

type NeighboursProps = { readonly number: number; readonly results: Results };

/** The way to the categories before and after. */
const Neighbours = ({ number, results: { place } }: NeighboursProps) => {
  const names = useClimateNames();
  const before = String(number - 1);
  const after = String(number + 1);
  const beforeName = names.category(before);
  const afterName = names.category(after);
  return (
    <Inline gap={3} justify="between">
      {number > 1 ? (
        <Button asChild>
          <Link to="/ct/climate/scope-3/$category" params={{ category: before }} search={place}>
            <Trans>Previous: {beforeName}</Trans>
          </Link>
        </Button>
      ) : (
        <span />
      )}
      {number < climateScreeningLimits.categoriesMax && (
        <Button asChild emphasis="strong">
          <Link to="/ct/climate/scope-3/$category" params={{ category: after }} search={place}>
            <Trans>Next: {afterName}</Trans>
          </Link>
        </Button>
      )}
    </Inline>
  );
};
