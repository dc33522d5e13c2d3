import { type EntityComparison, periodName, rankedIn } from '@esg/contract';
import { Grid, Heading, Stack, Text } from '@esg/ui';
import { BarChart, BarSeriesChart, ChartFrame, type ChartSeries, seriesTable } from '@esg/ui/charts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEntityComparisonWords } from './use-entity-comparison-words.ts';

type EntityComparisonChartsProps = {
  readonly comparison: EntityComparison;
  /** Makes the workbook (CHART_EXCEL). */
  readonly onExcel: () => void;
};

/** More bars than these are read in the table. */
const barsMax = 30;
const smallMax = 12;
const smallPx = 150;

/** The greatest figures of the newest year as bars, and a small chart over the years for each of the greatest entities. */
export const EntityComparisonCharts = (props: EntityComparisonChartsProps) => {
  const { rows, years } = props.comparison;
  const ranked = rankedIn(rows, years.length - 1).map(({ row }) => row);
  return (
    <Stack gap={8}>
      <Ranking {...props} ranked={ranked} />
      {years.length > 1 && ranked.length > 0 && <OverYears {...props} ranked={ranked} />}
    </Stack>
  );
};

type Ranked = EntityComparisonChartsProps & { readonly ranked: EntityComparison['rows'] };

/** The figures of an entity over the years. */
const useSeries = (comparison: EntityComparison) => {
  const words = useEntityComparisonWords();
  return ({ entityId, name, values }: EntityComparison['rows'][number]): ChartSeries => ({
    id: entityId,
    label: name,
    values: values.map(({ number }) => number ?? undefined),
    displays: values.map(({ number, gap }) => (number === null ? words.gap(gap) : words.number(comparison, number))),
  });
};

/** The entities that are not drawn, and why. */
const useRemarks = ({ comparison: { rows }, ranked }: Pick<Ranked, 'comparison' | 'ranked'>, year: string): string => {
  const { t } = useLingui();
  const lacking = rows.filter(({ values }) => values.at(-1)?.number == null);
  const isOut = ({ values }: (typeof rows)[number]) => values.at(-1)?.gap === 'left_out';
  const out = lacking.filter(isOut).length;
  const missing = lacking.filter((row) => !isOut(row)).map(({ name }) => name);
  const names = missing.slice(0, 10).join(', ');
  const more = missing.length - 10;
  return [
    missing.length > 0 &&
      (more > 0 ? t`No figure for ${year}: ${names} and ${more} more.` : t`No figure for ${year}: ${names}.`),
    out > 0 &&
      plural(out, {
        one: '# entity doesn’t count by the boundary.',
        other: '# entities don’t count by the boundary.',
      }),
    ranked.length > barsMax && t`The ${barsMax} greatest of ${ranked.length} are drawn; the table has all.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const Ranking = ({ comparison, ranked, onExcel }: Ranked) => {
  const { t } = useLingui();
  const words = useEntityComparisonWords();
  const seriesOf = useSeries(comparison);
  const { rows, years } = comparison;
  const newest = years.at(-1);
  const year = newest ? periodName(newest) : '';
  const title = `${words.titled(comparison)}, ${year}`;
  const said = useRemarks({ comparison, ranked }, year);
  const series = (ranked.length > 0 ? ranked : rows).map(seriesOf);
  return (
    <ChartFrame
      title={title}
      description={said || undefined}
      table={seriesTable({
        heading: t`Entity`,
        categories: series.map(({ label }) => label),
        series: years.map((each, place) => ({
          id: each.end,
          label: periodName(each),
          values: series.map(({ values }) => values[place]),
          displays: series.map(({ displays }) =>
            typeof displays === 'function' ? displays(place) : (displays[place] ?? ''),
          ),
        })),
        unit: words.unit(comparison),
      })}
      labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
      exports={{
        fileName: title,
        labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel with chart` },
        onExcel,
      }}
    >
      {ranked.length === 0 ? (
        <Text tone="muted">
          <Trans>No entity has a figure for this year.</Trans>
        </Text>
      ) : (
        <BarChart
          label={title}
          highlight={ranked[0]?.entityId}
          formatTick={words.tick}
          bars={ranked.slice(0, barsMax).map(({ entityId, name, values }) => {
            const number = values.at(-1)?.number ?? '0';
            return { id: entityId, label: name, value: Number(number), display: words.number(comparison, number) };
          })}
        />
      )}
    </ChartFrame>
  );
};

const OverYears = ({ comparison, ranked }: Ranked) => {
  const { t } = useLingui();
  const words = useEntityComparisonWords();
  const seriesOf = useSeries(comparison);
  const categories = comparison.years.map(periodName);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          <Trans>Each entity over the years</Trans>
        </Heading>
        <Text size="sm" tone="muted">
          <Trans>The {smallMax} with the greatest figures at most. Each chart has a scale of its own.</Trans>
        </Text>
      </Stack>
      <Grid cell="medium" gap={4}>
        {ranked.slice(0, smallMax).map((row) => (
          <ChartFrame
            key={row.entityId}
            title={row.name}
            table={seriesTable({ heading: t`Year`, categories, series: [seriesOf(row)], unit: words.unit(comparison) })}
            labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
            heightPx={smallPx}
          >
            <BarSeriesChart
              label={row.name}
              categories={categories}
              series={[seriesOf(row)]}
              heightPx={smallPx}
              formatTick={words.tick}
            />
          </ChartFrame>
        ))}
      </Grid>
    </Stack>
  );
};
