import { useFormatters } from '@esg/app-kit';
import { periodName, type ScreenedCategory } from '@esg/contract';
import { Button, Card, Facts, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTonnes } from '../names/use-tonnes.ts';
import type { Results } from '../results/use-results.ts';
import { monthsBetween, percentOf } from './screening-sums.ts';

type CategoryLinesProps = {
  readonly category: ScreenedCategory;
  /** Of all categories in these months. */
  readonly wholeKgCo2e: string;
  readonly results: Results;
  readonly mayWrite: boolean;
};

/** What the activity data of the category come to in the months that are looked at, and the ways to enter more. */
export const CategoryLines = ({ category, wholeKgCo2e, results, mayWrite }: CategoryLinesProps) => {
  const id = useId();
  const year = periodName(results.period);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>Activity data of {year}</Trans>
        </Heading>
        <LineFacts category={category} wholeKgCo2e={wholeKgCo2e} results={results} />
        <LineLinks category={category.category} results={results} mayWrite={mayWrite} />
      </Stack>
    </Card>
  );
};

const LineFacts = ({ category: { lines }, wholeKgCo2e, results }: Omit<CategoryLinesProps, 'mayWrite'>) => {
  const { t } = useLingui();
  const { decimal, integer } = useFormatters();
  const tonnes = useTonnes();
  const { kgCo2e, count, openCount, months } = lines;
  const share = percentOf(kgCo2e, wholeKgCo2e);
  const shown = integer(months);
  const all = integer(monthsBetween(results.spans.now));
  if (count === 0 && openCount === 0)
    return (
      <Text tone="muted">
        <Trans>No lines yet, so the category counts nothing.</Trans>
      </Text>
    );
  return (
    <Facts
      facts={[
        { term: t`Emissions`, value: `${tonnes(kgCo2e)} t CO₂e` },
        { term: t`Share of scope 3`, value: share === undefined ? '–' : `${decimal(share)}%` },
        { term: t`Lines with a number`, value: integer(count) },
        ...(openCount > 0 ? [{ term: t`Lines with a question`, value: integer(openCount) }] : []),
        { term: t`Months with lines`, value: t`${shown} of ${all}` },
      ]}
    />
  );
};

type LineLinksProps = Pick<CategoryLinesProps, 'results' | 'mayWrite'> & { readonly category: number };

const LineLinks = ({ category, results, mayWrite }: LineLinksProps) => {
  const narrowed = { scope: 3, category };
  const year = Number(results.period.end.slice(0, 4));
  return (
    <Inline gap={3}>
      {mayWrite && (
        <Button asChild emphasis="strong">
          <Link to="/ct/climate/activities" search={{ ...narrowed, add: 'line' }}>
            <Trans>Enter a line</Trans>
          </Link>
        </Button>
      )}
      <Button asChild>
        <Link to="/ct/climate/activities" search={{ ...narrowed, view: 'months', year }}>
          <Trans>Enter by month</Trans>
        </Link>
      </Button>
      <Button asChild emphasis="quiet">
        <Link to="/ct/climate/activities" search={{ ...narrowed, ...results.spans.now }}>
          <Trans>All lines of the category</Trans>
        </Link>
      </Button>
    </Inline>
  );
};
