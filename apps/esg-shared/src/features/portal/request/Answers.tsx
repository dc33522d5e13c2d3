import { portalRequestQueries } from '@esg/api-client';
import { AnswerWords, useAnswerLines, useApi, useLanguage } from '@esg/app-kit';
import { togetherOf } from '@esg/app-kit/figures';
import type { AnswerValue, PortalQuestion, PortalTask } from '@esg/contract';
import { Heading, Stack, Table, TableHead, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetricQuestion, metricOf, titleOf } from './metric-of.ts';
import { QuestionMark } from './QuestionList.tsx';
import { stateOf } from './question-state.ts';
import * as css from './request.css.ts';
import { Talk } from './Talk.tsx';
import { useAnswerContext } from './use-answer-context.ts';

/** What was submitted, to read, and what was said about it. */
export const Answers = ({ task }: { readonly task: PortalTask }) => (
  <>
    <AnswerTable task={task} />
    <Said task={task} />
  </>
);

/** The questions about which something was said. */
const Said = ({ task }: { readonly task: PortalTask }) => {
  const language = useLanguage();
  const { data = [] } = useQuery(portalRequestQueries.comments(useApi(), task));
  const said = new Set(data.map(({ sectionId }) => sectionId));
  return task.questions
    .filter(({ sectionId }) => said.has(sectionId))
    .map((question) => (
      <Stack key={question.sectionId} gap={2} align="stretch">
        <Heading level={2} size="sm">
          {titleOf(task, question)[language]}
        </Heading>
        <Talk task={task} question={question} />
      </Stack>
    ));
};

const AnswerTable = ({ task }: { readonly task: PortalTask }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Your answers`} captionHidden stacked>
      <TableHead heads={[t`Question`, t({ message: 'Answer', context: 'question' }), t`Status`]} />
      <tbody>
        {task.questions.map((question) => (
          <AnswerRow key={question.sectionId} task={task} question={question} />
        ))}
      </tbody>
    </Table>
  );
};

const AnswerRow = ({ task, question }: OneProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { current } = question;
  const { isByMonth } = answeredIn(task, question);
  return (
    <tr>
      <th scope="row">{titleOf(task, question)[language]}</th>
      <td data-label={t({ message: 'Answer', context: 'question' })}>
        <AnswerOrReason task={task} question={question} />
        {isByMonth && (
          <Text as="div" size="sm" tone="muted">
            <Trans>Answered month by month</Trans>
          </Text>
        )}
        {current?.explanation && (
          <Text as="div" size="sm" tone="muted">
            {current.explanation}
          </Text>
        )}
      </td>
      <td data-label={t`Status`}>
        <QuestionMark state={stateOf(question)} />
      </td>
    </tr>
  );
};

/** What was answered, for the whole period or by all of its months; null where it is not. */
export const answeredIn = (task: PortalTask, question: PortalQuestion) => {
  const metric = metricOf(task, question);
  const { current, months } = question;
  const isByMonth = current === null && stateOf(question) !== 'blocked' && months.some((month) => month.current);
  return { isByMonth, value: current?.value ?? (metric && isByMonth ? togetherOf(metric, months).value : null) };
};

type OneProps = { readonly task: PortalTask; readonly question: PortalQuestion };

/** What is said to a question: its answer in words, or the reason why there is none. */
export const AnswerOrReason = ({ task, question }: OneProps) => {
  const metric = metricOf(task, question);
  const { value } = answeredIn(task, question);
  const reason = question.blocked?.reason;
  return (
    <span className={css.message}>
      {value && metric && <Words metric={metric} value={value} />}
      {!value && reason && <Trans>Can’t answer: {reason}</Trans>}
    </span>
  );
};

/** An answer in words. */
export const Words = ({ metric, value }: { readonly metric: MetricQuestion; readonly value: AnswerValue }) => {
  const lines = useAnswerLines();
  return <AnswerWords lines={lines(value, useAnswerContext(metric))} />;
};
