import { referenceQueries } from '@esg/api-client';
import {
  AnswerWords,
  FieldEditor,
  MergeDialog,
  useAnswerLines,
  useApi,
  useFormatters,
  useLanguage,
} from '@esg/app-kit';
import { fieldOfMetric, useFindingText } from '@esg/app-kit/figures';
import { type Country, dataPointLimits, languages, type PortalQuestion, type PortalTask } from '@esg/contract';
import { Banner, Button, Checkbox, Inline, Stack, Text, TextArea, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerDraft } from './answer.ts';
import type { MetricQuestion } from './metric-of.ts';
import { type Answer, checksOf } from './use-answer.ts';

type AnswerFormProps = {
  readonly task: PortalTask;
  readonly question: PortalQuestion;
  readonly metric: MetricQuestion;
  readonly answer: Answer;
};

const none: readonly Country[] = [];

/** What the words of a value depend on. */
export const useAnswerContext = ({ metric, units, title }: MetricQuestion) => {
  const { data: countries = none } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: metric.type === 'country',
  });
  return { field: fieldOfMetric(metric, title), units, countries };
};

/** The answer to one question, beside that of the last period; what differs much is asked about at once. */
export const AnswerForm = ({ task, question, metric, answer }: AnswerFormProps) => {
  const language = useLanguage();
  const context = useAnswerContext(metric);
  const { draft, state, type } = answer;
  const refused = state.kind === 'refused' ? { state: { ...state, kind: 'refused' as const } } : {};
  return (
    <Stack gap={4} align="stretch">
      <Stack gap={2} align="stretch">
        <FieldEditor
          {...context}
          {...refused}
          reportLanguages={[language, ...languages.filter((other) => other !== language)]}
          value={draft.value}
          onChange={(value) => type({ value })}
          onHold={answer.hold}
          onBlur={answer.flush}
          markElsewhere
        />
        <Before question={question} context={context} />
        <Text size="sm" tone="muted" role="status">
          {answer.isEmptied ? <Trans>The stored answer stays until you enter another one.</Trans> : answer.mark}
        </Text>
      </Stack>
      {draft.value !== null && <Details task={task} question={question} metric={metric} answer={answer} />}
      <Conflict metric={metric} answer={answer} context={context} />
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

const tones = { error: 'danger', warning: 'warning', question: 'info' } as const;

/** Whether it is an estimate, what looks unusual, and where it comes from. */
const Details = ({ task, question, metric, answer }: AnswerFormProps) => {
  const { t } = useLingui();
  const text = useFindingText();
  const { draft, type, flush } = answer;
  const { changeThreshold } = question;
  const { findings, asks } = checksOf(metric, question, task, draft);
  const [isOpened, setIsOpened] = useState(false);
  const isShown = asks || isOpened || draft.explanation !== '' || draft.source !== '';
  return (
    <>
      <Checkbox
        label={t`This is an estimate`}
        value={draft.quality === 'estimated'}
        onChange={({ value }) => type({ quality: value ? 'estimated' : null })}
      />
      <Stack gap={2} align="stretch" aria-live="polite">
        {findings.map((finding) => (
          <Banner key={`${finding.kind} ${finding.params.row ?? ''}`} role="note" tone={tones[finding.severity]}>
            {text(finding)}
          </Banner>
        ))}
      </Stack>
      {isShown ? (
        <>
          <TextArea
            label={t`What changed?`}
            hint={
              asks
                ? t`Explain changes of more than ${changeThreshold}%. Your explanation may go into the report.`
                : undefined
            }
            rows={2}
            maxLength={dataPointLimits.explanationLengthMax}
            value={draft.explanation}
            onChange={({ value }) => type({ explanation: value })}
            onBlur={flush}
          />
          <TextField
            label={t`Where the figure comes from`}
            hint={t`Such as a meter, a bill or a supplier.`}
            maxLength={dataPointLimits.sourceLengthMax}
            value={draft.source}
            onChange={({ value }) => type({ source: value })}
            onBlur={flush}
          />
        </>
      ) : (
        <Inline>
          <Button size="compact" emphasis="quiet" onClick={() => setIsOpened(true)}>
            <Trans>Add a source or an explanation</Trans>
          </Button>
        </Inline>
      )}
    </>
  );
};

type ConflictProps = Pick<AnswerFormProps, 'metric' | 'answer'> & { readonly context: Context };

/** Somebody else answered too: both answers side by side. */
const Conflict = ({ metric, answer, context }: ConflictProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const lines = useAnswerLines();
  const [later, setLater] = useState<number>();
  const { state, draft } = answer;
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const words = ({ value, quality, source, explanation }: AnswerDraft) => (
    <>
      <AnswerWords lines={lines(value, context)} />
      {[quality === 'estimated' ? t`This is an estimate` : '', source, explanation]
        .filter(Boolean)
        .map((line) => `\n${line}`)
        .join('')}
    </>
  );
  return (
    <>
      <MergeDialog
        open={later !== current.version}
        field={metric.title[language]}
        by={current.updatedBy.name}
        at={current.updatedAt}
        mine={words(draft)}
        theirs={words(current.value)}
        onKeepMine={answer.keepMine}
        onTakeTheirs={answer.takeTheirs}
        onLater={() => setLater(current.version)}
      />
      <div>
        <Button size="compact" onClick={() => setLater(undefined)}>
          <Trans>Compare the two answers</Trans>
        </Button>
      </div>
    </>
  );
};
