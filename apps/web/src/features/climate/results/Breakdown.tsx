import { NotLoaded, useFormatters } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import type { ClimateSums } from '@esg/contract';
import { Card, FigureCell, FigureHead, Heading, Select, Stack, Table, Text, TextLink } from '@esg/ui';
import { BarChart, BarSeriesChart, ChartFrame, type ChartSeries, type ChartTable } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useClimateNames } from '../names/use-climate-names.ts';
import { inTonnes, useTonnesTogether } from '../names/use-tonnes.ts';
import { percentOf, type ResultRow, rowsBy, totalBy } from './result-sums.ts';
import { type Breakdown as By, breakdowns } from './results-place.ts';
import { linesBehind, type Results, useSums } from './use-results.ts';

/** More bars than these are read in the table. */
const barsMax = 20;
const scopesInOrder = ['1', '2', '3', 'outside'] as const;

const useByNames = (): Record<By, string> => {
  const { t } = useLingui();
  return {
    month: t`Month`,
    activityType: t`Activity type`,
    category: t`Category of scope 3`,
    gas: t`Gas`,
    entity: t`Entity`,
  };
};

/** The name of a row of a breakdown. */
const useRowName = (by: By) => {
  const names = useClimateNames();
  const monthName = useMonthName('short');
  const nameOf: Record<By, (key: string | null) => string> = {
    month: (key) => (key ? monthName(key) : ''),
    activityType: names.activityType,
    category: names.category,
    gas: names.gas,
    entity: names.entity,
  };
  return nameOf[by];
};

/** The results of the period by month, activity type, category, gas or entity: as a chart, and as a table that leads to the lines. */
export const Breakdown = ({ results }: { readonly results: Results }) => {
  const { t } = useLingui();
  const id = useId();
  const by = results.place.by ?? 'month';
  const byNames = useByNames();
  const { data, error, refetch } = useSums(results, by);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4} align="stretch">
        <Heading level={2} size="md" id={id}>
          <Trans>Where they come from</Trans>
        </Heading>
        <Select
          label={t`Break down by`}
          value={by}
          onChange={({ value }) => results.change({ by: breakdowns.find((each) => each === value) })}
          options={breakdowns.map((each) => ({ value: each, label: byNames[each] }))}
        />
        {data ? (
          <Broken results={results} by={by} sums={data.sums} />
        ) : (
          <NotLoaded title={<Trans>Couldn’t load the results</Trans>} error={error} onRetry={() => void refetch()} />
        )}
      </Stack>
    </Card>
  );
};

type BrokenProps = { readonly results: Results; readonly by: By; readonly sums: ClimateSums['sums'] };

const Broken = ({ results, by, sums }: BrokenProps) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const rowName = useRowName(by);
  const byNames = useByNames();
  const { method } = results;
  const greatestFirst = rowsBy(sums, method);
  const tonnes = useTonnesTogether(sums.map(({ kgCo2e }) => kgCo2e));
  const rows =
    by === 'month' ? greatestFirst.toSorted((a, b) => (a.key ?? '').localeCompare(b.key ?? '')) : greatestFirst;
  // Scopes 1 to 3 are always drawn, so that each keeps its colour from year to year.
  const scopes = scopesInOrder.filter((scope) => scope !== 'outside' || rows.some(({ byScope }) => byScope.has(scope)));
  const heading = byNames[by].toLocaleLowerCase();
  const title = t`Emissions by ${heading}, in t CO₂e`;
  const table: ChartTable = {
    head: [byNames[by], ...scopes.map((scope) => names.scope(scope)), t`Scopes 1 to 3`],
    units: [undefined, ...scopes.map(() => 't CO₂e'), 't CO₂e'],
    rows: rows.map(({ key, kgCo2e, byScope }) => ({
      id: key ?? '',
      cells: [rowName(key), ...scopes.map((scope) => tonnes(byScope.get(scope) ?? '0')), tonnes(kgCo2e)],
      values: [null, ...scopes.map((scope) => inTonnes(byScope.get(scope) ?? '0')), inTonnes(kgCo2e)],
    })),
  };
  return (
    <Stack gap={6} align="stretch">
      <ChartFrame
        title={title}
        table={table}
        labels={{ showTable: t`Show as table`, showChart: t`Show as chart` }}
        empty={<Text tone="muted">{t`No line with a number in these months.`}</Text>}
        exports={{
          fileName: title,
          labels: { download: t`Download`, png: t`Picture (PNG)`, svg: t`Drawing (SVG)`, excel: t`Excel with chart` },
        }}
      >
        <Drawn by={by} rows={rows} scopes={scopes} title={title} rowName={rowName} />
      </ChartFrame>
      {rows.length > barsMax && by !== 'month' && (
        <Text size="sm" tone="muted">
          <Trans>The {barsMax} greatest are drawn; the table has all.</Trans>
        </Text>
      )}
      {rows.length > 0 && <RowTable results={results} by={by} rows={rows} total={totalBy(sums, method)} />}
    </Stack>
  );
};

type DrawnProps = {
  readonly by: By;
  readonly rows: readonly ResultRow[];
  readonly scopes: readonly (typeof scopesInOrder)[number][];
  readonly title: string;
  readonly rowName: (key: string | null) => string;
};

const Drawn = ({ by, rows, scopes, title, rowName }: DrawnProps) => {
  const names = useClimateNames();
  const tonnes = useTonnesTogether(rows.map(({ kgCo2e }) => kgCo2e));
  const { decimal } = useFormatters();
  const formatTick = (value: number) => decimal(String(value));
  if (by !== 'month')
    return (
      <BarChart
        label={title}
        highlight={rows[0]?.key ?? ''}
        formatTick={formatTick}
        bars={rows.slice(0, barsMax).map(({ key, kgCo2e }) => ({
          id: key ?? '',
          label: rowName(key),
          value: Number(inTonnes(kgCo2e)),
          display: tonnes(kgCo2e),
        }))}
      />
    );
  const series = scopes.map(
    (scope): ChartSeries => ({
      id: scope,
      label: names.scope(scope),
      values: rows.map(({ byScope }) => inTonnes(byScope.get(scope) ?? '0')),
      displays: rows.map(({ byScope }) => tonnes(byScope.get(scope) ?? '0')),
    }),
  );
  return (
    <BarSeriesChart
      label={title}
      categories={rows.map(({ key }) => rowName(key))}
      series={series}
      arrangement="stacked"
      formatTick={formatTick}
    />
  );
};

type RowTableProps = {
  readonly results: Results;
  readonly by: By;
  readonly rows: readonly ResultRow[];
  readonly total: string;
};

/** What the list of lines is narrowed by for one row; undefined where a row has no lines of its own, as a gas. */
const narrowedTo = (by: By, key: string | null) => {
  if (key === null) return undefined;
  const narrowed: Partial<Record<By, Record<string, string | number>>> = {
    month: { from: key, to: key },
    activityType: { activityTypeId: key },
    category: { category: Number(key) },
    entity: { entityId: key },
  };
  return narrowed[by];
};

/** The same rows with their share, each leading to its lines. */
const RowTable = ({ results, by, rows, total }: RowTableProps) => {
  const { t } = useLingui();
  const { decimal, integer } = useFormatters();
  const tonnes = useTonnesTogether(rows.flatMap(({ kgCo2e, besideKgCo2e }) => [kgCo2e, besideKgCo2e]));
  const rowName = useRowName(by);
  const byNames = useByNames();
  const named = (key: string | null): ReactNode => {
    const narrowed = narrowedTo(by, key);
    if (!narrowed) return rowName(key);
    return (
      <TextLink asChild>
        <Link to="/ct/climate/activities" search={{ ...linesBehind(results), ...narrowed }}>
          {rowName(key)}
        </Link>
      </TextLink>
    );
  };
  return (
    <Table caption={t`Lines behind these figures`} density="compact" stacked>
      <thead>
        <tr>
          <th scope="col">{byNames[by]}</th>
          <FigureHead>{t`t CO₂e`}</FigureHead>
          <FigureHead>{t`Share of all`}</FigureHead>
          <FigureHead>{by === 'gas' ? t`Lines with it` : t`Lines`}</FigureHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, kgCo2e, besideKgCo2e, lines }) => {
          const share = percentOf(kgCo2e, total);
          return (
            <tr key={key}>
              <th scope="row">
                {named(key)}
                {besideKgCo2e !== '0' && (
                  <Text size="sm" tone="muted">
                    {t`and ${tonnes(besideKgCo2e)} t beside the scopes`}
                  </Text>
                )}
              </th>
              <FigureCell label={t`t CO₂e`}>{tonnes(kgCo2e)}</FigureCell>
              <FigureCell label={t`Share of all`}>{share === undefined ? '–' : `${decimal(share)}%`}</FigureCell>
              <FigureCell label={t`Lines`}>{integer(lines)}</FigureCell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
