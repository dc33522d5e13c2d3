import { useLanguage } from '@esg/app-kit';
import { type PortalQuestion, type PortalTask, usualAnswerLength } from '@esg/contract';
import { Button, Heading, Stack, Text, useScrollRoom } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useRef, useState } from 'react';
import { AnswerForm } from './AnswerForm.tsx';
import { AnswerHistory } from './AnswerHistory.tsx';
import { Blocking } from './Blocking.tsx';
import { Delegated } from './delegation/Delegated.tsx';
import { EvidencePart } from './EvidencePart.tsx';
import { type MetricQuestion, metricOf, titleOf } from './metric-of.ts';
import { AnswerKindSwitch } from './months/AnswerKindSwitch.tsx';
import { MonthList } from './months/MonthList.tsx';
import { type AnswerKind, kindOfAnswer } from './months/month-figures.ts';
import { stateOf } from './question-state.ts';
import * as css from './request.css.ts';
import { submitPage } from './request-place.ts';
import { Talk } from './Talk.tsx';
import { useAnswer } from './use-answer.ts';
import { useNewHeading } from './use-new-heading.ts';

type QuestionPageProps = { readonly task: PortalTask; readonly question: PortalQuestion };

/** One question: its answer, which saves by itself, its proof, or the reason why there is none; back and next below. */
export const QuestionPage = ({ task, question }: QuestionPageProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const heading = useNewHeading();
  const section = useRef<HTMLDivElement>(null);
  const place = task.questions.findIndex(({ sectionId }) => sectionId === question.sectionId);
  const all = task.questions.length;
  const number = place + 1;
  const isBlocked = stateOf(question) === 'blocked';
  const metric = metricOf(task, question);
  const hint = metric?.metric.hint?.[language];
  return (
    <Stack gap={4} align="stretch" as="section" ref={section}>
      <Stack gap={1}>
        <Text size="sm" tone="muted">{t`Question ${number} of ${all}`}</Text>
        <div ref={heading} tabIndex={-1} className={css.heading}>
          <Heading level={2} size="md">
            {titleOf(task, question)[language]}
          </Heading>
        </div>
        {hint && (
          <Text tone="muted" measured>
            {hint}
          </Text>
        )}
        {metric && isInWords(metric.metric.type) && <UsualLength />}
      </Stack>
      <Delegated task={task} question={question} />
      {metric && !isBlocked && <QuestionAnswer task={task} question={question} metric={metric} />}
      {metric && <AnswerHistory task={task} question={question} metric={metric} />}
      <Blocking task={task} question={question} />
      <Talk task={task} question={question} />
      <Moves
        within={section}
        before={task.questions[place - 1]?.sectionId}
        after={task.questions[place + 1]?.sectionId ?? submitPage}
      />
    </Stack>
  );
};

const isInWords = (type: MetricQuestion['metric']['type']) => type === 'textArea' || type === 'richTextArea';

/** What an answer in words says, and how long it usually is: nobody should wonder whether a line is enough. */
const UsualLength = () => {
  const { from, to } = usualAnswerLength[useLanguage()];
  return (
    <Text size="sm" tone="muted" measured>
      <Trans>
        Say what you do, where and since when, and with what result. {from} to {to} words are usual; if there’s nothing
        to report, say so and why.
      </Trans>
    </Text>
  );
};

type QuestionAnswerProps = QuestionPageProps & { readonly metric: MetricQuestion };

/** The answer for the whole period or by its months, as the figures stand; without any, as the person chooses. */
const QuestionAnswer = ({ task, question, metric }: QuestionAnswerProps) => {
  const [chosen, setChosen] = useState<AnswerKind>();
  const isEmpty = question.current === null && question.months.every(({ current }) => current === null);
  const kind = (isEmpty ? chosen : undefined) ?? kindOfAnswer(question);
  return (
    <>
      {question.months.length > 0 && (
        <AnswerKindSwitch task={task} question={question} value={kind} onChange={setChosen} />
      )}
      {kind === 'months' && question.months.length > 0 ? (
        <MonthList task={task} question={question} metric={metric} />
      ) : (
        <WholeAnswer task={task} question={question} metric={metric} />
      )}
    </>
  );
};

const WholeAnswer = ({ task, question, metric }: QuestionAnswerProps) => (
  <>
    <AnswerForm task={task} question={question} metric={metric} answer={useAnswer(task, question)} />
    <EvidencePart task={task} question={question} metric={metric} />
  </>
);

/** The first box with something that cannot be stored. Refused files are kept, and named before answers are submitted. */
const unreadableIn = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>('input[aria-invalid="true"]:not([type="file"])');

type MovesProps = {
  readonly within: RefObject<HTMLElement | null>;
  readonly before: string | undefined;
  readonly after: string;
};

/** Back and next. Neither leaves what cannot be stored, because it would be lost: focus goes there, with its reason. */
const Moves = ({ within, before, after }: MovesProps) => {
  const navigate = useNavigate();
  useScrollRoom({ end: css.barRoom });
  const go = (question: string) => {
    const unreadable = unreadableIn(within.current);
    if (unreadable) return unreadable.focus();
    void navigate({ to: '.', search: ((search: Record<string, unknown>) => ({ ...search, question })) as never });
  };
  return (
    <div className={css.bar}>
      {before === undefined ? (
        <span />
      ) : (
        <Button onClick={() => go(before)}>
          <Trans>Back</Trans>
        </Button>
      )}
      <Button emphasis="strong" onClick={() => go(after)}>
        {after === submitPage ? <Trans>Check and submit</Trans> : <Trans context="question">Next</Trans>}
      </Button>
    </div>
  );
};
