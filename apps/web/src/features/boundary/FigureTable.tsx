import { useFormatters } from '@esg/app-kit';
import type { CalculationGap, ConsolidatedFigure } from '@esg/contract';
import { FigureCell, FigureHead, Status, Table, Text, TextLink } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ConsolidationSearch } from './consolidation-search.ts';
import { useFigureWords } from './use-figure-words.ts';
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
  /** The place, for links to the arithmetic. */
  readonly search: ConsolidationSearch;
};

/** Each figure of the organisation beside the one that was entered for it as a whole. Its name links to its arithmetic. */
export const FigureTable = ({ figures, search }: FigureTableProps) => {
  const { t } = useLingui();
  const isCompared = figures.some(({ entered }) => entered !== null);
  return (
    <Table caption={t`Consolidated figures`} captionHidden stacked>
      <thead>
        <tr>
          <th scope="col">{t`Metric`}</th>
          <FigureHead>{t`Consolidated`}</FigureHead>
          {isCompared && (
            <>
              <FigureHead>{t`Entered for the whole`}</FigureHead>
              <th scope="col">{t`Comparison`}</th>
            </>
          )}
          <th scope="col">{t`Entities`}</th>
          <th scope="col">{t`Notes`}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <FigureRow
            key={figure.metricKey}
            figure={figure}
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
  readonly isCompared: boolean;
  readonly search: ConsolidationSearch;
};

const FigureRow = ({ figure, isCompared, search }: FigureRowProps) => {
  const { t, i18n } = useLingui();
  const { list } = useFormatters();
  const { nameOf, amountOf } = useMetricWords();
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
          amountOf(metricKey, value)
        ) : (
          <Text as="span" tone="muted">
            {gap && i18n._(gapNames[gap])}
          </Text>
        )}
      </FigureCell>
      {isCompared && <EnteredCells figure={figure} />}
      <td>{countsOf(figure)}</td>
      <td>
        <Text as="span" tone="muted">
          {list(notesOf(figure))}
        </Text>
      </td>
    </tr>
  );
};

const EnteredCells = ({ figure: { metricKey, entered, agrees } }: Pick<FigureRowProps, 'figure'>) => {
  const { t } = useLingui();
  const { amountOf } = useMetricWords();
  return (
    <>
      <FigureCell label={entered ? t`Entered for the whole` : undefined}>
        {entered && amountOf(metricKey, entered)}
      </FigureCell>
      <td data-label={agrees === null ? undefined : t`Comparison`}>
        {agrees !== null && <Agreement agrees={agrees} />}
      </td>
    </>
  );
};

/** Whether the figure that was entered for the whole is the same. */
export const Agreement = ({ agrees }: { readonly agrees: boolean }) =>
  agrees ? (
    <Status tone="success">
      <Trans>Same</Trans>
    </Status>
  ) : (
    <Status tone="warning">
      <Trans>Different</Trans>
    </Status>
  );
