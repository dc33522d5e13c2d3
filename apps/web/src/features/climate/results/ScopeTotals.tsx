import { useFormatters } from '@esg/app-kit';
import type { ClimateSums } from '@esg/contract';
import { changeInPercent } from '@esg/quantities';
import { Card, Figure, type FigureChange, Grid, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useTonnesTogether } from '../names/use-tonnes.ts';
import { besideSum, type Sum, scopeSum, totalBy } from './result-sums.ts';

type ScopeTotalsProps = {
  readonly sums: ClimateSums['sums'];
  /** Of the same months of the year before; empty where it has none, or while they are read. */
  readonly before: ClimateSums['sums'];
  /** Name of the year before. */
  readonly yearBefore: string;
  /** Months of which one of the two years has no lines. */
  readonly uneven?: number | undefined;
  readonly title: ReactNode;
  /** What leads on from them. */
  readonly action?: ReactNode;
  /** What must be said of them. */
  readonly note?: ReactNode;
};

/** The change from the year before, less being better. */
const useChange = (yearBefore: string) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  return (now: string, then: string | undefined): FigureChange | undefined => {
    const percent = then === undefined ? undefined : changeInPercent(then, now, 1);
    if (percent === undefined) return undefined;
    if (percent === '0') return { direction: 'same', children: t`as in ${yearBefore}` };
    const size = decimal(percent.replace('-', ''));
    return percent.startsWith('-')
      ? { direction: 'down', tone: 'good', children: t`${size}% less than ${yearBefore}` }
      : { direction: 'up', tone: 'bad', children: t`${size}% more than ${yearBefore}` };
  };
};

/** Totals by scope: scope 2 by location and by market side by side, and beside the scopes what does not count in them. */
export const ScopeTotals = ({ sums, before, yearBefore, uneven = 0, title, action, note }: ScopeTotalsProps) => {
  const { t } = useLingui();
  const id = useId();
  const names = useClimateNames();
  const outside = scopeSum(sums, 'outside');
  const tonnes = useTonnesTogether([...sums.map(({ kgCo2e }) => kgCo2e), besideSum(sums)]);
  const changeFrom = useChange(yearBefore);
  const figure = (label: ReactNode, now: string | undefined, then: string | undefined, size?: 'large') => (
    <Figure
      label={label}
      value={now === undefined ? '–' : tonnes(now)}
      unit={now === undefined ? undefined : 't CO₂e'}
      change={now === undefined ? undefined : changeFrom(now, then)}
      source={now === undefined ? t`No line with a number` : undefined}
      size={size}
    />
  );
  const had = (of: readonly Sum[]) => of.length > 0;
  const total = (method: 'location' | 'market') =>
    figure(
      method === 'location'
        ? t`Scopes 1 to 3, with scope 2 location-based`
        : t`Scopes 1 to 3, with scope 2 market-based`,
      totalBy(sums, method),
      had(before) ? totalBy(before, method) : undefined,
      'large',
    );
  const scope = (code: '1' | '2' | '3', method: 'location' | 'market' | null = null) =>
    figure(names.scope(code, method), scopeSum(sums, code, method), scopeSum(before, code, method));
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={6} align="stretch">
        <Inline justify="between">
          <Heading level={2} size="md" id={id}>
            {title}
          </Heading>
          {action}
        </Inline>
        <Grid cell="medium" gap={6}>
          {total('location')}
          {total('market')}
        </Grid>
        <Grid cell="small" gap={6}>
          {scope('1')}
          {scope('2', 'location')}
          {scope('2', 'market')}
          {scope('3')}
          {figure(t`Beside the scopes (biogenic CO₂, gases of the Montreal Protocol)`, besideSum(sums), undefined)}
          {outside !== undefined && figure(names.scope('outside'), outside, scopeSum(before, 'outside'))}
        </Grid>
        {before.length > 0 && uneven > 0 && <Uneven months={uneven} />}
        {note}
      </Stack>
    </Card>
  );
};

const Uneven = ({ months }: { readonly months: number }) => (
  <Text size="sm" tone="muted">
    <Plural
      value={months}
      one="# month has lines in this year or the previous one, but not in both. The changes include it."
      other="# months have lines in this year or the previous one, but not in both. The changes include them."
    />
  </Text>
);
