import { useFormatters } from '@esg/app-kit';
import { type EntityComparison, periodName, rankedIn } from '@esg/contract';
import { FigureCell, FigureHead, Table, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEntityComparisonWords } from './use-entity-comparison-words.ts';

/** Entities by their newest figure, with every year; those without a figure come last and say why. */
export const EntityComparisonTable = ({ comparison }: { readonly comparison: EntityComparison }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const words = useEntityComparisonWords();
  const { rows, years } = comparison;
  const ranked = rankedIn(rows, years.length - 1);
  const ranks = new Map(ranked.map(({ row, rank }) => [row.entityId, rank]));
  const inOrder = [...ranked.map(({ row }) => row), ...rows.filter(({ entityId }) => !ranks.has(entityId))];
  return (
    <Table caption={words.titled(comparison)} stacked firstStays>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Entity</Trans>
          </th>
          <FigureHead>
            <Trans>Rank</Trans>
          </FigureHead>
          {years.map((year) => (
            <FigureHead key={year.end}>{periodName(year)}</FigureHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder.map(({ entityId, name, values }) => (
          <tr key={entityId}>
            <th scope="row">
              <TextLink asChild>
                <Link to="/ct/entity-management/$entityId" params={{ entityId }}>
                  {name}
                </Link>
              </TextLink>
            </th>
            <FigureCell label={t`Rank`}>{ranks.has(entityId) ? integer(ranks.get(entityId) ?? 0) : '–'}</FigureCell>
            {values.map(({ number, gap }, index) => (
              <FigureCell key={years[index]?.end} label={years[index] && periodName(years[index])}>
                {number === null ? (
                  <Text as="span" tone="muted">
                    {words.gap(gap)}
                  </Text>
                ) : (
                  words.number(comparison, number)
                )}
              </FigureCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
