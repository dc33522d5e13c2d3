import { useFormatters } from '@esg/app-kit';
import type { CalculationGap, ConsolidatedFigure } from '@esg/contract';
import { FigureCell, FigureHead, Stack, Table, Text, TextLink } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Agreement } from './Agreement.tsx';
import { Amount } from './Amount.tsx';
import type { ConsolidationSearch } from './consolidation-search.ts';
import { useFigureWords } from './use-figure-words.ts';
import { changeBetween, type LastYear } from './use-last-year.ts';
import { useMetricWords } from './use-metric-words.ts';

const gapNames: Record<CalculationGap, MessageDescriptor> = {
  no_data: msg`Some figures are missing`,
  not_additive: msg`Can’t be added up`,
  no_weight: msg`Choose what to weight it with in the metric’s settings`,
  currencies_differ: msg`Several currencies`,
  division_by_zero: msg`Would be divided by zero`,
  circular: msg`The formula leads back to itself`,
  not_a_number: msg`Not a number`,
  left_out: msg`No entity counts for it`,
};

type FigureTableProps = {
  readonly figures: readonly ConsolidatedFigure[];
  /** Last year's figures, if there are any. */
  readonly lastYear: LastYear | undefined;
  /** The place, for links to the arithmetic. */
  readonly search: ConsolidationSearch;
};

/**
 * Each figure of the organisation beside last year's and the one that was entered for it as a whole. Its name links to its arithmetic.
 */
export const FigureTable = ({ figures, lastYear, search }: FigureTableProps) => {
  const { t } = useLingui();
  const isCompared = figures.some(({ entered }) => entered !== null);
  return (
    <Table caption={t`Consolidated figures`} captionHidden stacked>
      <thead>
        <tr>
          <th scope="col">{t`Metric`}</th>
          <FigureHead>{t`Consolidated`}</FigureHead>
          {lastYear && (
            <>
              <FigureHead>{lastYear.restatedFrom ? t`Last year, restated` : t`Last year`}</FigureHead>
              <FigureHead>{t({ message: 'Change', context: 'figure' })}</FigureHead>
            </>
          )}
          {isCompared && <FigureHead>{t`Entered for the whole`}</FigureHead>}
          <th scope="col">{t`Entities`}</th>
          <th scope="col">{t`Notes`}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <FigureRow
            key={figure.metricKey}
            figure={figure}
            lastYear={lastYear}
            isCompared={isCompared}
            search={{ ...search, metric: figure.metricKey }}
          />
        ))}
      </tbody>
    </Table>
  );
};

type FigureRowProps = {
  readonly figure: ConsolidatedFigure;
  readonly lastYear: LastYear | undefined;
  readonly isCompared: boolean;
  readonly search: ConsolidationSearch;
};

const FigureRow = ({ figure, lastYear, isCompared, search }: FigureRowProps) => {
  const { t, i18n } = useLingui();
  const { list } = useFormatters();
  const { nameOf } = useMetricWords();
  const { countsOf, notesOf } = useFigureWords(search.approved);
  const { metricKey, value, gap } = figure;
  return (
    <tr>
      <th scope="row">
        <TextLink asChild>
          <Link to="/ct/entity-management/consolidation" search={search}>
            {nameOf(metricKey)}
          </Link>
        </TextLink>
      </th>
      <FigureCell label={t`Consolidated`}>
        {value ? (
          <Amount metricKey={metricKey} amount={value} />
        ) : (
          <Text as="span" tone="muted">
            {gap && i18n._(gapNames[gap])}
          </Text>
        )}
      </FigureCell>
      {lastYear && <LastYearCells figure={figure} lastYear={lastYear} />}
      {isCompared && <EnteredCell figure={figure} />}
      <td>{countsOf(figure)}</td>
      <td>
        <Text as="span" tone="muted">
          {list(notesOf(figure))}
        </Text>
      </td>
    </tr>
  );
};

type LastYearCellsProps = { readonly figure: ConsolidatedFigure; readonly lastYear: LastYear };

const LastYearCells = ({ figure: { metricKey, value }, lastYear }: LastYearCellsProps) => {
  const { t } = useLingui();
  const { decimal } = useFormatters();
  const before = lastYear.valueOf(metricKey);
  const change = changeBetween(before, value);
  return (
    <>
      <FigureCell label={lastYear.restatedFrom ? t`Last year, restated` : t`Last year`}>
        {before ? <Amount metricKey={metricKey} amount={before} /> : '–'}
      </FigureCell>
      <FigureCell label={t({ message: 'Change', context: 'figure' })}>
        {change === undefined ? '–' : t`${decimal(change)}%`.replace('-', '−')}
      </FigureCell>
    </>
  );
};

const EnteredCell = ({ figure }: Pick<FigureRowProps, 'figure'>) => {
  const { t } = useLingui();
  const { metricKey, entered } = figure;
  if (!entered) return <td />;
  return (
    <FigureCell label={t`Entered for the whole`}>
      <Stack as="div" gap={1} align="end">
        <Amount metricKey={metricKey} amount={entered} />
        <Agreement figure={figure} />
      </Stack>
    </FigureCell>
  );
};
