import { AnswerWords, useAnswerLines, useFormatters, useLanguage, useOwnCurrency } from '@esg/app-kit';
import { togetherOf } from '@esg/app-kit/figures';
import { monthsMake, type PortalQuestion, type PortalTask, unitChoice } from '@esg/contract';
import { Select, Stack, Text, TextLink, usePhone } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { KnownBefore } from '../KnownBefore.tsx';
import type { MetricQuestion } from '../metric-of.ts';
import { NoEvidence } from '../NoEvidence.tsx';
import { knownBefore } from '../question-state.ts';
import { monthsPage } from '../request-place.ts';
import { useAnswerContext } from '../use-answer-context.ts';
import { MonthRow } from './MonthRow.tsx';
import { unitOfMonths } from './month-figures.ts';
import * as css from './months.css.ts';

type MonthListProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
};

/** One question by its months, one below the other, and what they make together. */
export const MonthList = ({ task, question, metric }: MonthListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const isPhone = usePhone();
  const currency = useOwnCurrency();
  const [unit, setUnit] = useState(() => unitOfMonths(metric, question, currency));
  const known = knownBefore(question, task);
  return (
    <Stack gap={3} align="stretch">
      {known && <KnownBefore known={known} />}
      {metric.units.length > 1 && (
        <Select
          label={t`Unit of months that you fill in`}
          options={metric.units.map((each) => ({ value: each.code, label: unitChoice(each, language) }))}
          value={unit}
          onChange={({ value }) => setUnit(value)}
        />
      )}
      <ol className={css.list}>
        {question.months.map((month) => (
          <MonthRow key={month.month} task={task} question={question} metric={metric} month={month} unit={unit} />
        ))}
      </ol>
      <Together question={question} metric={metric} />
      <NoEvidence task={task} question={question} />
      {!isPhone && (
        <Text size="sm">
          <TextLink asChild>
            <Link to="." search={{ question: monthsPage } as never}>
              <Trans>Fill in all months in a table</Trans>
            </Link>
          </TextLink>
        </Text>
      )}
    </Stack>
  );
};

/** The figure of all months, or what is missing for it. */
const Together = ({ question: { months, before }, metric }: Omit<MonthListProps, 'task'>) => {
  const lines = useAnswerLines();
  const context = useAnswerContext(metric);
  const { period } = useFormatters();
  const { missing, value } = togetherOf(metric, months);
  const makes = monthsMake(metric.metric);
  return (
    <Stack gap={1} role="status">
      {makes === 'sum' && value && (
        <Text strong as="div">
          {missing > 0 ? <Trans>So far:</Trans> : <Trans>All months:</Trans>}{' '}
          <AnswerWords lines={lines(value, context)} between=" · " />
        </Text>
      )}
      {makes === 'last' && value && (
        <Text strong as="div">
          <Trans>At the end of the period:</Trans> <AnswerWords lines={lines(value, context)} between=" · " />
        </Text>
      )}
      {missing > 0 && (
        <Text size="sm" tone="muted">
          <Plural value={missing} one="# month is missing" other="# months are missing" />
        </Text>
      )}
      {before && (
        <Text as="div" size="sm" tone="muted">
          <Trans>Last period, {period(before.period)}:</Trans>{' '}
          <AnswerWords lines={lines(before.value, context)} between=" · " />
        </Text>
      )}
    </Stack>
  );
};
