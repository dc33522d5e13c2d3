import { useFormatters, useLanguage, useNumberFormat } from '@esg/app-kit';
import { Section } from '@esg/app-kit/entities';
import {
  changeBetween,
  changeText,
  formatModelNumber,
  type HeadlineFigure,
  periodName,
  unitPrinted,
} from '@esg/contract';
import { Button, FigureCell, FigureHead, Stack, Table, Text, TextLink } from '@esg/ui';
import { Sparkline } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The figures of the entity: the newest of each, its trend, and the number of its years. */
export const FiguresCard = ({ figures }: { readonly figures: readonly HeadlineFigure[] }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const years = figures[0]?.values.map(({ period }) => period) ?? [];
  const newest = years.length - 1;
  const filled = integer(figures.filter(({ values }) => values[newest]?.number != null).length);
  const all = integer(figures.length);
  const year = years[newest] ? periodName(years[newest]) : '';
  return (
    <Section
      title={<Trans>Figures</Trans>}
      hint={
        figures.length > 0 && (
          <Trans>
            Each with all that belongs to the entity. {filled} of {all} have a value for {year}.
          </Trans>
        )
      }
    >
      {figures.length === 0 ? (
        <Stack gap={3} align="start">
          <Text tone="muted">
            <Trans>No figures yet. Enter them in the data hub, or import a sheet.</Trans>
          </Text>
          <Button asChild>
            <Link to="/ct/data-hub">
              <Trans>Open the data hub</Trans>
            </Link>
          </Button>
        </Stack>
      ) : (
        <Table caption={t`Figures by metric`} captionHidden stacked>
          <FiguresHead />
          <tbody>
            {figures.map((figure) => (
              <FigureRow key={figure.metricKey} figure={figure} year={year} />
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
};

const FiguresHead = () => (
  <thead>
    <tr>
      <th scope="col">
        <Trans>Metric</Trans>
      </th>
      <FigureHead>
        <Trans>Newest value</Trans>
      </FigureHead>
      <FigureHead>
        <Trans context="finding">Change</Trans>
      </FigureHead>
      <th scope="col">
        <Trans>Trend</Trans>
      </th>
      <FigureHead>
        <Trans>Years covered</Trans>
      </FigureHead>
    </tr>
  </thead>
);

type FigureRowProps = {
  readonly figure: HeadlineFigure;
  /** The newest year of all: a value of another year shows its own. */
  readonly year: string;
};

const FigureRow = ({ figure: { metricKey, name, unit, values }, year }: FigureRowProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = useNumberFormat();
  const { integer } = useFormatters();
  const held = values.flatMap(({ period, number }) => (number === null ? [] : [{ period, number }]));
  const first = held[0];
  const newest = held.at(-1);
  const before = held.at(-2);
  if (!first || !newest) return null;
  const said = (number: string) => formatModelNumber(number, unit.code, locale);
  const change = before && changeBetween(before.number, newest.number, unit.code);
  const course = t`From ${said(first.number)} in ${periodName(first.period)} to ${said(newest.number)} in ${periodName(newest.period)}`;
  const covered = integer(held.length);
  const all = integer(values.length);
  return (
    <tr>
      <th scope="row">
        <TextLink asChild>
          <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: metricKey }}>
            {name[language]}
          </Link>
        </TextLink>{' '}
        <Text as="span" size="sm">
          <TextLink asChild>
            <Link to="/ct/entity-management/comparison" search={{ metric: metricKey }}>
              <Trans>Compare entities</Trans>
            </Link>
          </TextLink>
        </Text>
      </th>
      <FigureCell label={t`Newest value`}>
        <span>
          {said(newest.number)}{' '}
          <Text as="span" tone="muted">
            {unitPrinted(unit, language)}
            {periodName(newest.period) !== year && ` · ${periodName(newest.period)}`}
          </Text>
        </span>
      </FigureCell>
      <FigureCell label={t({ message: 'Change', context: 'finding' })}>
        {change === undefined ? '–' : changeText(change, locale, language)}
      </FigureCell>
      <td data-label={t`Trend`}>
        {held.length > 1 ? (
          <Sparkline
            label={course}
            values={values.map(({ number }) => (number === null ? undefined : Number(number)))}
          />
        ) : (
          '–'
        )}
      </td>
      <FigureCell label={t`Years covered`}>{t`${covered} of ${all}`}</FigureCell>
    </tr>
  );
};
