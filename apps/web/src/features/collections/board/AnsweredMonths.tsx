import { togetherOf, useMonthName } from '@esg/app-kit/figures';
import { type MetricDetail, monthsMake, type PortalMonth } from '@esg/contract';
import { Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { CellMark } from './CellMark.tsx';
import { FigureProof, type ProofPlace } from './FigureProof.tsx';
import { FigureWords } from './FigureWords.tsx';

type AnsweredMonthsProps = {
  readonly months: readonly PortalMonth[];
  readonly metric: MetricDetail;
  readonly place: ProofPlace;
};

/** A question that is answered by its months: what they make together, then each with its proof beside that of the year before. */
export const AnsweredMonths = ({ months, metric, place }: AnsweredMonthsProps) => (
  <Stack gap={2} align="stretch">
    <Together months={months} metric={metric} />
    <Stack as="ol" gap={2} align="stretch">
      {months.map((month) => (
        <li key={month.month}>
          <Month month={month} metric={metric} place={{ ...place, month: month.month }} />
        </li>
      ))}
    </Stack>
  </Stack>
);

const Together = ({ months, metric }: Omit<AnsweredMonthsProps, 'place'>) => {
  const { missing, value } = togetherOf(metric, months);
  const isAtEnd = monthsMake(metric.metric) === 'last';
  return (
    <>
      {value && (
        <Text strong>
          {isAtEnd ? (
            <Trans>At the end of the period:</Trans>
          ) : missing > 0 ? (
            <Trans>So far:</Trans>
          ) : (
            <Trans>All months:</Trans>
          )}{' '}
          <FigureWords metric={metric} value={value} />
        </Text>
      )}
      {missing > 0 && (
        <Text size="sm" tone="muted">
          <Plural value={missing} one="# month is missing" other="# months are missing" />
        </Text>
      )}
    </>
  );
};

type MonthProps = Omit<AnsweredMonthsProps, 'months'> & { readonly month: PortalMonth };

const Month = ({ month: { month, current, before, evidence }, metric, place }: MonthProps) => {
  const nameOf = useMonthName();
  return (
    <Stack gap={1} align="stretch">
      <Inline gap={2} justify="between">
        <Text as="span" size="sm">
          {nameOf(month)}
        </Text>
        <Inline gap={2}>
          {current?.quality === 'estimated' && <CellMark state="estimated" />}
          {current ? (
            <Text as="span" strong numeric>
              <FigureWords metric={metric} value={current.value} />
            </Text>
          ) : (
            <CellMark state="missing" />
          )}
        </Inline>
      </Inline>
      {before && (
        <Text size="sm" tone="muted">
          <Trans>Last year:</Trans> <FigureWords metric={metric} value={before} />
        </Text>
      )}
      {current && <FigureProof place={place} answer={current} evidence={evidence} />}
    </Stack>
  );
};
