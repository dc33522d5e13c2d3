import { climateQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters, usePageTitle } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import type { ClimateActivity, UserProfile } from '@esg/contract';
import { Button, Card, EmptyState, Inline, Page, Stack, Text, TextLink } from '@esg/ui';
import { InfiniteList } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ClimateTabs } from '../frame/ClimateTabs.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnes } from '../names/use-tonnes.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { linesPlaceOf } from './lines-place.ts';

/** The lines behind a figure, as the address narrows them, each with what it comes to or its question, and the way to its calculation. */
export const LinesPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Activity data`;
  usePageTitle(title);
  const place = linesPlaceOf(useSearch({ strict: false }));
  const pages = useInfiniteQuery({
    ...climateQueries.activities(useApi(), place),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = pages;
  const lines = data;
  const more = isFetchNextPageError ? 'failed' : hasNextPage ? 'more' : 'complete';
  const isNarrowed = Object.values(place).some((value) => value !== undefined);
  return (
    <Page title={title} tabs={<ClimateTabs current="/ct/climate" permissions={permissions} />}>
      {!lines ? (
        <NotLoaded title={<Trans>Couldn’t load the lines</Trans>} error={error} onRetry={() => void refetch()} />
      ) : lines.length === 0 ? (
        <Card>
          <EmptyState
            title={isNarrowed ? <Trans>No lines match</Trans> : <Trans>No activity data yet</Trans>}
            purpose={<Trans>A line says what one meter, vehicle or supplier came to in a month.</Trans>}
            action={
              isNarrowed && (
                <Button asChild>
                  <Link to="/ct/climate/activities">
                    <Trans>Show all</Trans>
                  </Link>
                </Button>
              )
            }
          />
        </Card>
      ) : (
        <InfiniteList
          key={JSON.stringify(place)}
          label={title}
          items={lines}
          keyOf={({ id }) => id}
          state={isFetchingNextPage ? 'loading' : more}
          onMore={() => void fetchNextPage()}
          labels={{
            more: t`Show more`,
            loading: t`Loading more`,
            failed: t`Couldn’t load more. Try again`,
            complete: t`All shown`,
          }}
          heightGuessPx={96}
        >
          {(line) => <LineCard line={line} />}
        </InfiniteList>
      )}
    </Page>
  );
};

const LineCard = ({ line }: { readonly line: ClimateActivity }) => {
  const { decimal } = useFormatters();
  const names = useClimateNames();
  const unitName = useUnitNames();
  const monthName = useMonthName('short');
  const type = names.activityType(line.activityTypeId);
  const amount = `${decimal(line.amount)} ${unitName(line.unit)}`.trim();
  return (
    <Card padding="compact">
      <Stack gap={1}>
        <Inline gap={4} justify="between">
          <TextLink asChild>
            <Link to="/ct/climate/lines/$id" params={{ id: line.id }}>
              {line.label ? `${type}: ${line.label}` : type}
            </Link>
          </TextLink>
          <Text numeric>{amount}</Text>
        </Inline>
        <Text size="sm" tone="muted">
          {[names.entity(line.entityId), monthName(line.month), names.scope(line.scope)].join(' · ')}
        </Text>
        {line.outcomes.map((outcome) => (
          <Outcome key={outcome.method} outcome={outcome} scope={line.scope} />
        ))}
      </Stack>
    </Card>
  );
};

type OutcomeProps = { readonly outcome: ClimateActivity['outcomes'][number]; readonly scope: ClimateActivity['scope'] };

const Outcome = ({ outcome: { method, kgCo2e, question, isOutdated }, scope }: OutcomeProps) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const tonnes = useTonnes();
  const words = useClimateWords();
  if (question) return <Text size="sm">{words.question(question.reason)}</Text>;
  const amount = kgCo2e === null ? '–' : `${tonnes(kgCo2e)} t CO₂e`;
  const name = names.scope(scope, method);
  return (
    <Text size="sm" numeric>
      {isOutdated ? t`${name}: ${amount}, outdated` : t`${name}: ${amount}`}
    </Text>
  );
};
