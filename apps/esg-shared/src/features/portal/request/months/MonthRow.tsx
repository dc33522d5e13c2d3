import { daysOfMonth, type PortalMonth, type PortalQuestion, type PortalTask, yearBefore } from '@esg/contract';
import { Button, Checkbox, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Conflict } from '../Conflict.tsx';
import { Explained, Findings } from '../Details.tsx';
import { EvidencePart } from '../EvidencePart.tsx';
import type { MetricQuestion } from '../metric-of.ts';
import { checksOf, type TypedAnswer, useMonthAnswer } from '../use-answer.ts';
import { MonthBox, MonthWords } from './MonthBox.tsx';
import { isRich } from './month-figures.ts';
import * as css from './months.css.ts';

type MonthRowProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
  readonly month: PortalMonth;
  /** The unit while the month has no figure. */
  readonly unit: string;
};

/** One month: its figure, which saves by itself, that of the year before, and whether it is an estimate. */
export const MonthRow = ({ task, question, metric, month, unit }: MonthRowProps) => {
  const { t } = useLingui();
  const answer = useMonthAnswer(task, question, month);
  const period = daysOfMonth(month.month);
  const before = month.before && { period: yearBefore(period), value: month.before };
  const { draft } = answer;
  const { findings, asks } = checksOf(metric, { before, changeThreshold: question.changeThreshold }, period, draft);
  return (
    <li className={css.month}>
      <div className={css.figure}>
        {isRich(draft.value) ? (
          <MonthWords metric={metric} month={month} />
        ) : (
          <MonthBox metric={metric} month={month} unit={unit} answer={answer} />
        )}
        <div className={css.findings}>
          <Findings findings={findings} />
        </div>
        <Checkbox
          label={t`This is an estimate`}
          disabled={draft.value === null}
          value={draft.quality === 'estimated'}
          onChange={({ value }) => answer.type({ quality: value ? 'estimated' : null })}
        />
      </div>
      {draft.value !== null && (
        <More task={task} question={question} metric={metric} month={month} answer={answer} asks={asks} />
      )}
      <Conflict metric={metric} answer={answer} />
    </li>
  );
};

type MoreProps = Omit<MonthRowProps, 'unit'> & {
  readonly answer: TypedAnswer;
  /** Whether the change since the year before is to be explained. */
  readonly asks: boolean;
};

/** Why the month changed, where its figure comes from, and its documents: opened by a person, or where something is asked or said. */
const More = ({ task, question, metric, month, answer, asks }: MoreProps) => {
  const { draft } = answer;
  const [isOpened, setIsOpened] = useState(false);
  const isShown = isOpened || asks || draft.explanation !== '' || draft.source !== '' || month.evidence.length > 0;
  if (!isShown)
    return (
      <Inline>
        <Button size="compact" emphasis="quiet" onClick={() => setIsOpened(true)}>
          <Trans>Add a source or evidence</Trans>
        </Button>
      </Inline>
    );
  return (
    <Stack gap={3} align="stretch">
      <Explained answer={answer} asks={asks} changeThreshold={question.changeThreshold} />
      <EvidencePart task={task} question={question} metric={metric} month={month} />
    </Stack>
  );
};
