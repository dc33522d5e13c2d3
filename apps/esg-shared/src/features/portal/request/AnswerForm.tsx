import { AnswerWords, FieldEditor, useAnswerLines, useFormatters, useLanguage } from '@esg/app-kit';
import { languages, type PortalQuestion, type PortalTask } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Conflict } from './Conflict.tsx';
import { Details } from './Details.tsx';
import { KnownBefore } from './KnownBefore.tsx';
import type { MetricQuestion } from './metric-of.ts';
import { knownBefore } from './question-state.ts';
import * as css from './request.css.ts';
import type { Answer } from './use-answer.ts';
import { useAnswerContext } from './use-answer-context.ts';

type AnswerFormProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
  readonly answer: Answer;
};

const isNumeric = (type: string) => type === 'number' || type === 'integer';

/** The answer to one question, beside that of the last period; what differs much is asked about at once. */
export const AnswerForm = ({ task, question, metric, answer }: AnswerFormProps) => {
  const language = useLanguage();
  const { t } = useLingui();
  const context = useAnswerContext(metric);
  const own = t`Your answer`;
  // The heading has the name of the question already.
  const field = isNumeric(metric.metric.type) ? context.field : { ...context.field, label: { en: own, zhTw: own } };
  const { draft, state, type } = answer;
  const known = knownBefore(question, task);
  const refused = state.kind === 'refused' ? { state: { ...state, kind: 'refused' as const } } : {};
  return (
    <Stack gap={4} align="stretch">
      {known && <KnownBefore known={known} />}
      <Stack gap={2} align="stretch">
        <FieldEditor
          {...context}
          field={field}
          unit={question.usualUnit ?? undefined}
          {...refused}
          reportLanguages={[language, ...languages.filter((other) => other !== language)]}
          value={draft.value}
          onChange={(value) => type({ value })}
          onHold={answer.hold}
          onBlur={answer.flush}
          markElsewhere
        />
        <Before question={question} context={context} />
        <Text as="div" size="sm" tone="muted" role="status">
          <span className={css.mark}>
            {answer.isEmptied ? <Trans>The stored answer stays until you enter another one.</Trans> : answer.mark}
          </span>
        </Text>
      </Stack>
      {draft.value !== null && <Details metric={metric} answer={answer} compared={question} period={task.period} />}
      <Conflict metric={metric} answer={answer} />
    </Stack>
  );
};

type Context = ReturnType<typeof useAnswerContext>;

const Before = ({
  question: { before },
  context,
}: {
  readonly question: PortalQuestion;
  readonly context: Context;
}) => {
  const lines = useAnswerLines();
  const { period } = useFormatters();
  if (!before) return null;
  return (
    <Text as="div" size="sm" tone="muted">
      <Trans>Last period, {period(before.period)}:</Trans>{' '}
      <AnswerWords lines={lines(before.value, context)} between=" · " />
    </Text>
  );
};
