import { portalRequestMutations } from '@esg/api-client';
import { notify, settleFields, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { PortalQuestion, PortalTask } from '@esg/contract';
import { Banner, Button, Checkbox, Heading, Inline, Stack, Table, TableHead, Text, TextLink } from '@esg/ui';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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

type SubmitPageProps = { readonly task: PortalTask };

/** What is missing by name, files that were not added, what is submitted, then the button that submits all answers. */
export const SubmitPage = ({ task }: SubmitPageProps) => {
  const heading = useNewHeading();
  const missing = missingIn(task);
  const { files, isSending } = useFilesNotAdded();
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
      <FilesNotAdded task={task} files={files} />
      <Submitted task={task} />
      {missing.length === 0 && files.length === 0 && <Submission task={task} isSendingFiles={isSending} />}
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
  const notes = [
    ...(known ? [knownWords(known)] : []),
    ...(stateOf(question) === 'estimated' ? [t`Estimated`] : []),
    ...(isByMonth ? [t`Answered month by month`] : []),
    ...(isProved(question) || stateOf(question) === 'blocked' ? [] : [t`No evidence`]),
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

type SubmissionProps = SubmitPageProps & {
  /** Whether evidence is still on its way: it could not be stored after the submission. */
  readonly isSendingFiles: boolean;
};

const uncheckedText = (known: number) =>
  plural(known, { one: 'Check it first, then tick this box.', other: 'Check them first, then tick this box.' });

const Submission = ({ task, isSendingFiles }: SubmissionProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [isSending, setIsSending] = useState(false);
  const [isStuck, setIsStuck] = useState(false);
  const submit = useMutation(portalRequestMutations.submit(useApi(), useQueryClient(), task));
  const { checkedBy } = task;
  const known = countKnown(task);
  const [isChecked, setIsChecked] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const send = async () => {
    setIsTried(true);
    if (known > 0 && !isChecked) return;
    setIsSending(true);
    const isSent = await settleFields();
    setIsSending(false);
    setIsStuck(!isSent);
    if (isSent) submit.mutate(task.version, { onSuccess: () => notify('success', msg`Answers submitted`) });
  };
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
      {isStuck && (
        <Banner tone="warning" role="alert" title={t`Some answers are only on this device`}>
          <Trans>They’re sent when you’re connected again. Then submit.</Trans>
        </Banner>
      )}
      {submit.error && <Banner tone="danger" title={problem(submit.error)} />}
      {isSendingFiles && (
        <Text role="status">
          <Trans>Your documents are still being uploaded. Then you can submit.</Trans>
        </Text>
      )}
      <Inline>
        <Button emphasis="strong" pending={isSendingFiles || isSending || submit.isPending} onClick={() => void send()}>
          <Trans>Submit answers</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
