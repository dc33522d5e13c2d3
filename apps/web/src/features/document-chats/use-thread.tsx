import { sessionQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import type { ChatMessage as StoredMessage } from '@esg/contract';
import { type ChatMessage, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AnswerActions, AnswerContent, Sentences } from './Answer.tsx';
import { isUnanswered, unansweredAfterMs } from './unanswered.ts';
import type { Running } from './use-chat.ts';

const Looking = () => (
  <Text tone="muted">
    <Trans>Searching your documents…</Trans>
  </Text>
);

/** What was asked, and below it what is answered in its place, where the question before it gives what this one leaves out. */
const Question = ({ text, meant }: { readonly text: string; readonly meant: string | undefined }) => (
  <>
    {text}
    {meant !== undefined && (
      <Text as="p" size="sm">
        <Trans>Answered as: {meant}</Trans>
      </Text>
    )}
  </>
);

/** The present moment, renewed once a question that waits for its answer has waited too long. */
const useMoment = (isWaiting: boolean) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), unansweredAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return now;
};

/** The messages of a chat as its thread shows them: those that are stored, and the answers that are being found. */
export const useThread = (
  chatId: string | undefined,
  stored: readonly StoredMessage[],
  running: Running | undefined,
): ChatMessage[] => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { data: me } = useQuery(sessionQueries.me(useApi()));
  const now = useMoment(stored.some((_, index) => isUnanswered(stored, index)));
  const you = me ? `${me.firstName} ${me.lastName}` : t`You`;
  const documents = t`Your documents`;
  const head = (id: string, at: string, own: boolean) => ({
    id,
    author: { name: own ? you : documents },
    own,
    time: `${date(at)} ${time(at)}`,
    dateTime: at,
  });
  const inWork = (id: string, at: string, found: Running['sentences'] = []): ChatMessage => ({
    ...head(id, at, false),
    incomplete: true,
    content: found.length > 0 ? <Sentences sentences={found} /> : <Looking />,
  });
  const questionOf = (message: StoredMessage, index: number): ChatMessage[] => {
    const asked = {
      ...head(message.id, message.at, true),
      content: message.type === 'text' ? <Question text={message.text} meant={message.meant} /> : '',
    };
    if (message.id === running?.messageId) return [asked, inWork('answer', running.at, running.sentences)];
    if (!isUnanswered(stored, index)) return [asked];
    // Another window may be waiting for it.
    if (now - Date.parse(message.at) < unansweredAfterMs) return [asked, inWork(`answer-${message.id}`, message.at)];
    return [{ ...asked, failed: <Trans>This wasn’t answered. Ask it again.</Trans> }];
  };
  const answerTo = (message: Exclude<StoredMessage, { type: 'text' }>, index: number): ChatMessage => {
    const before = stored[index - 1];
    const question = before?.type === 'text' ? before : undefined;
    const answer = {
      ...head(message.id, message.at, false),
      content: <AnswerContent chatId={chatId} question={question?.id} message={message} />,
    };
    if (message.type === 'error' || chatId === undefined) return answer;
    return {
      ...answer,
      actions: <AnswerActions chatId={chatId} question={question?.meant ?? question?.text ?? ''} message={message} />,
    };
  };
  const messages = stored.flatMap((message, index) =>
    message.type === 'text' ? questionOf(message, index) : answerTo(message, index),
  );
  if (!running || running.messageId !== undefined) return messages;
  return [
    ...messages,
    { ...head('asked', running.at, true), content: running.text },
    inWork('answer', running.at, running.sentences),
  ];
};
