import { dataPointQueries, sessionQueries } from '@esg/api-client';
import { useApi, useLanguage, useNumberFormat } from '@esg/app-kit';
import {
  changeBetween,
  changeText,
  formatModelNumber,
  type HeadlineFigure,
  type Period,
  periodName,
  unitPrinted,
} from '@esg/contract';
import { Badge, Card, Grid, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Sparkline } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as css from './KeyFigures.css.ts';

type KeyFiguresProps = {
  /** What is said below them of the years that they compare. */
  readonly aboutYears: (periods: readonly Period[]) => ReactNode;
  /** The note above sample data. */
  readonly sampleNotice: ReactNode;
};

/** The newest year of each figure and the one it is compared with. */
const comparedIn = (figures: readonly HeadlineFigure[]): readonly Period[] => {
  const periods = figures.flatMap(({ values }) =>
    values
      .filter(({ number }) => number !== null)
      .slice(-2)
      .map(({ period }) => period),
  );
  return [...new Map(periods.map((period) => [`${period.start}/${period.end}`, period])).values()];
};

/** Key figures of the newest year in the data hub, each with its trend. Shows nothing before there are figures. */
export const KeyFigures = ({ aboutYears, sampleNotice }: KeyFiguresProps) => {
  const api = useApi();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const enabled = profile?.permissions.includes('data-hub:read') ?? false;
  const { data: figures = [] } = useQuery({ ...dataPointQueries.keyFigures(api), enabled });
  if (figures.length === 0) return null;
  const isSample = figures.some((figure) => figure.isSample);
  return (
    <Stack as="section" gap={3} aria-labelledby="key-figures">
      <Inline justify="between">
        <Inline gap={2}>
          <Heading level={2} id="key-figures">
            <Trans>Key figures</Trans>
          </Heading>
          {isSample && (
            <Badge tone="accent">
              <Trans>Sample</Trans>
            </Badge>
          )}
        </Inline>
        <TextLink asChild>
          <Link to="/ct/insights">
            <Trans>Insights</Trans>
          </Link>
        </TextLink>
      </Inline>
      {isSample && sampleNotice}
      <Grid as="ul" cell="small">
        {figures.map((figure) => (
          <FigureCard key={figure.metricKey} figure={figure} />
        ))}
      </Grid>
      {!isSample && aboutYears(comparedIn(figures))}
    </Stack>
  );
};

const FigureCard = ({ figure: { name, unit, values, metricKey } }: { readonly figure: HeadlineFigure }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const locale = useNumberFormat();
  const held = values.flatMap(({ period, number }) => (number === null ? [] : [{ period, number }]));
  const first = held[0];
  const newest = held.at(-1);
  const before = held.at(-2);
  if (!first || !newest) return null;
  const said = (number: string) => formatModelNumber(number, unit.code, locale);
  const change = before && changeBetween(before.number, newest.number, unit.code);
  const course = t`From ${said(first.number)} in ${periodName(first.period)} to ${said(newest.number)} in ${periodName(newest.period)}`;
  return (
    <Card as="li" padding="compact">
      <Stack gap={1}>
        <Text size="sm" tone="muted">
          <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: metricKey }}>
            {name[language]}
          </Link>
        </Text>
        <Stack gap={1}>
          <Text strong numeric>
            <span className={css.landing}>
              {said(newest.number)} {unitPrinted(unit, language)}
            </span>
          </Text>
          {held.length > 1 && (
            <Sparkline
              label={course}
              values={values.map(({ number }) => (number === null ? undefined : Number(number)))}
            />
          )}
        </Stack>
        <Text size="sm" tone="muted" numeric>
          {periodName(newest.period)}
          {before && change !== undefined && (
            <>
              {' · '}
              <Trans>
                {changeText(change, locale, language)} against {periodName(before.period)}
              </Trans>
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
};
