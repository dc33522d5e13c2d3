import { useLanguage, useProblemSentences, useUnsent } from '@esg/app-kit';
import type { PortalQuestion, PortalTask } from '@esg/contract';
import { Banner, Button, Checkbox, Heading, Inline, Stack, Table, TableHead, Text, TextLink } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AnswerOrReason, answeredIn, Words } from './Answers.tsx';
import { FilesNotAdded } from './FilesNotAdded.tsx';
import { metricOf, titleOf } from './metric-of.ts';
import { isProved, knownBefore, missingIn, stateOf } from './question-state.ts';
import { useFilesNotAdded } from './RequestUploads.tsx';
import * as css from './request.css.ts';
import { useKnownWords } from './use-known-words.ts';
import { useNewHeading } from './use-new-heading.ts';
import { useSubmission } from './waiting/use-submission.ts';
import { unacceptedIn } from './waiting/waiting-answers.ts';

type SubmitPageProps = { readonly task: PortalTask };

/** What is missing by name, files that were not added, what is submitted, then the button that submits all answers. */
export const SubmitPage = ({ task }: SubmitPageProps) => {
  const heading = useNewHeading();
  const missing = missingIn(task);
  const { files } = useFilesNotAdded();
  const unaccepted = unacceptedIn(task, useUnsent());
  return (
    <Stack gap={4} align="stretch" as="section">
      <div ref={heading} tabIndex={-1} className={css.heading}>
        <Heading level={2} size="md">
          <Trans>Check and submit</Trans>
        </Heading>
      </div>
      {missing.length > 0 ? (
        <>
          <Banner
            tone="warning"
            title={<Plural value={missing.length} one="# question is missing" other="# questions are missing" />}
          >
            <Trans>Answer every question, or say why you can’t. Then submit.</Trans>
          </Banner>
          <Questions task={task} questions={missing} />
        </>
      ) : (
        <Text>
          <Trans>Every question has an answer or a reason.</Trans>
        </Text>
      )}
      {unaccepted.length > 0 && (
        <>
          <Banner
            tone="warning"
            title={
              <Plural value={unaccepted.length} one="# answer wasn’t accepted" other="# answers weren’t accepted" />
            }
          >
            <Trans>Open it to see why. What you typed is kept.</Trans>
          </Banner>
          <Questions task={task} questions={unaccepted} />
        </>
      )}
      <FilesNotAdded task={task} files={files} />
      <Submitted task={task} />
      {missing.length === 0 && files.length === 0 && unaccepted.length === 0 && <Submission task={task} />}
    </Stack>
  );
};

type QuestionsProps = SubmitPageProps & { readonly questions: readonly PortalQuestion[] };

const Questions = ({ task, questions }: QuestionsProps) => {
  const language = useLanguage();
  return (
    <ul className={css.list}>
      {questions.map((question) => (
        <li key={question.sectionId}>
          <TextLink asChild>
            <Link to="." search={{ question: question.sectionId } as never}>
              {titleOf(task, question)[language]}
            </Link>
          </TextLink>
        </li>
      ))}
    </ul>
  );
};

/** The answers and reasons as they are submitted, beside those of the last period, with what whoever asked will look at. */
const Submitted = ({ task }: SubmitPageProps) => {
  const { t } = useLingui();
  const answered = task.questions.filter((question) => stateOf(question) !== 'missing');
  if (answered.length === 0) return null;
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        <Trans>What you submit</Trans>
      </Heading>
      <Table caption={t`What you submit`} captionHidden stacked>
        <TableHead
          heads={[t`Question`, t({ message: 'Answer', context: 'question' }), t`Last period`, t`To look at`]}
        />
        <tbody>
          {answered.map((question) => (
            <SubmittedRow key={question.sectionId} task={task} question={question} />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

const SubmittedRow = ({ task, question }: SubmitPageProps & { readonly question: PortalQuestion }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const knownWords = useKnownWords();
  const metric = metricOf(task, question);
  const { isByMonth } = answeredIn(task, question);
  const { before } = question;
  const known = knownBefore(question, task);
  const hasWaiting = useFilesNotAdded().waitingFor.has(question.sectionId);
  const notes = [
    ...(known ? [knownWords(known)] : []),
    ...(stateOf(question) === 'estimated' ? [t`Estimated`] : []),
    ...(isByMonth ? [t`Answered month by month`] : []),
    ...(hasWaiting ? [t`Evidence kept on this device`] : []),
    ...(hasWaiting || isProved(question) || stateOf(question) === 'blocked' ? [] : [t`No evidence`]),
  ];
  return (
    <tr>
      <th scope="row">
        <TextLink asChild>
          <Link to="." search={{ question: question.sectionId } as never}>
            {titleOf(task, question)[language]}
          </Link>
        </TextLink>
      </th>
      <td data-label={t({ message: 'Answer', context: 'question' })}>
        <AnswerOrReason task={task} question={question} />
      </td>
      <td data-label={t`Last period`}>
        <span className={css.message}>{before && metric ? <Words metric={metric} value={before.value} /> : '–'}</span>
      </td>
      <td>{notes.join(' · ')}</td>
    </tr>
  );
};

/** How many answers, or answers of months, were there before the request. */
const countKnown = (task: PortalTask) =>
  task.questions
    .flatMap((question) => knownBefore(question, task) ?? [])
    .reduce((all, { months }) => all + Math.max(months, 1), 0);

const uncheckedText = (known: number) =>
  plural(known, { one: 'Check it first, then tick this box.', other: 'Check them first, then tick this box.' });

/** The button that submits. Without a connection the submission waits on this device, until somebody wants it no more. */
const Submission = ({ task }: SubmitPageProps) => {
  const { problem } = useProblemSentences();
  const { state, isWanted, submit, withdraw } = useSubmission(task);
  const { checkedBy } = task;
  const known = countKnown(task);
  const [isChecked, setIsChecked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const send = () => {
    setIsTried(true);
    if (known === 0 || isChecked) submit();
  };
  if (isWanted && state.kind === 'kept') return <Waiting onWithdraw={withdraw} />;
  return (
    <Stack gap={3} align="stretch">
      <Text tone="muted" measured>
        <Trans>
          {checkedBy} gets your answers to check. After that, you can only change them if they’re returned to you.
        </Trans>
      </Text>
      {known > 0 && (
        <Checkbox
          label={plural(known, {
            one: 'I’ve checked the answer that was entered before I was asked',
            other: 'I’ve checked the # answers that were entered before I was asked',
          })}
          error={isTried && !isChecked ? uncheckedText(known) : undefined}
          value={isChecked}
          onChange={({ value }) => setIsChecked(value)}
        />
      )}
      {state.kind === 'refused' && <Banner tone="danger" role="alert" title={problem(state.error)} />}
      {isWanted && (
        <Text role="status">
          <Trans>Your answers and documents are sent first.</Trans>
        </Text>
      )}
      <Inline>
        <Button emphasis="strong" pending={isWanted} onClick={send}>
          <Trans>Submit answers</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

const Waiting = ({ onWithdraw }: { readonly onWithdraw: () => void }) => {
  const { t } = useLingui();
  return (
    <Stack gap={3} align="stretch">
      <Banner tone="info" role="status" title={t`You submit as soon as you’re connected again`}>
        <Trans>
          Your answers and documents are kept on this device and sent first. If you close this page, open it again when
          you’re connected.
        </Trans>
      </Banner>
      <Inline>
        <Button onClick={onWithdraw}>
          <Trans>Don’t submit yet</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
