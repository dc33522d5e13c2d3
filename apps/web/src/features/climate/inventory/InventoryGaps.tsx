import type { ClimateInventory, InventoryGap } from '@esg/contract';
import { Banner, Stack, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linesBehind, type Results } from '../results/use-results.ts';

type InventoryGapsProps = { readonly inventory: ClimateInventory; readonly results: Results };

/** What is missing, each with the way to where it is entered. The report names all of it, too. */
export const InventoryGaps = ({ inventory: { gaps, lines }, results }: InventoryGapsProps) => {
  if (lines === 0)
    return (
      <Banner tone="neutral" title={<Trans>No activity data in these months</Trans>}>
        <TextLink asChild>
          <Link to="/ct/climate/activities">
            <Trans>Activity data</Trans>
          </Link>
        </TextLink>
      </Banner>
    );
  if (gaps.length === 0) return null;
  const isDraft = gaps.includes('lines_open') || gaps.includes('results_outdated');
  return (
    <Banner
      tone={isDraft ? 'warning' : 'neutral'}
      title={
        isDraft ? (
          <Trans>The report is a draft: some lines have no current result</Trans>
        ) : (
          <Trans>What the report doesn’t say yet</Trans>
        )
      }
    >
      <Stack as="ul" gap={1}>
        {gaps.map((gap) => (
          <li key={gap}>
            <TextLink asChild>
              <GapLink gap={gap} results={results} />
            </TextLink>
          </li>
        ))}
      </Stack>
    </Banner>
  );
};

const words: Readonly<
  Record<Exclude<InventoryGap, 'lines_open' | 'results_outdated' | 'approach' | 'scope3_screening'>, ReactNode>
> = {
  responsible: <Trans>Who is responsible for the inventory</Trans>,
  base_year: <Trans>The base year</Trans>,
  uncertainty: <Trans>Uncertainties of some amounts or factors</Trans>,
  verification: <Trans>Whether it was verified</Trans>,
};

const GapLink = ({ gap, results, ...link }: { readonly gap: InventoryGap; readonly results: Results }) => {
  if (gap === 'lines_open')
    return (
      <Link to="/ct/climate/activities" search={{ ...linesBehind(results), state: 'open' }} {...link}>
        <Trans>Lines with a question instead of a number</Trans>
      </Link>
    );
  if (gap === 'results_outdated')
    return (
      <Link to="/ct/climate/rules" hash="recalculation" {...link}>
        <Trans>Results by former rules or factors: recalculate them</Trans>
      </Link>
    );
  if (gap === 'approach')
    return (
      <Link to="/ct/entity-management/boundary" {...link}>
        <Trans>The approach by which entities are consolidated</Trans>
      </Link>
    );
  if (gap === 'scope3_screening')
    return (
      <Link to="/ct/climate/scope-3" search={results.place} {...link}>
        <Trans>Which categories of scope 3 are relevant</Trans>
      </Link>
    );
  return (
    <Link to="/ct/climate/rules" hash="inventory" {...link}>
      {words[gap]}
    </Link>
  );
};
