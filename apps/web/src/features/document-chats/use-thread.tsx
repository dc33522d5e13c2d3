import { sessionQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import type { ChatMessage as StoredMessage } from '@esg/contract';
import { type ChatMessage, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AnswerActions, AnswerContent, Sentences } from './Answer.tsx';
import type { Running } from './use-chat.ts';

const Looking = () => (
  <Text tone="muted">
    <Trans>Searching your documents…</Trans>
  </Text>
);

/** The messages of a chat as its thread shows them: those that are stored, and the one that is being answered. */
export const useThread = (
  chatId: string | undefined,
  stored: readonly StoredMessage[],
  running: Running | undefined,
): ChatMessage[] => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const { data: me } = useQuery(sessionQueries.me(useApi()));
  const you = me ? `${me.firstName} ${me.lastName}` : t`You`;
  const documents = t`Your documents`;
  const head = (id: string, at: string, own: boolean) => ({
    id,
    author: { name: own ? you : documents },
    own,
    time: `${date(at)} ${time(at)}`,
    dateTime: at,
  });
  const shown = (message: StoredMessage): ChatMessage => {
    if (message.type === 'text') return { ...head(message.id, message.at, true), content: message.text };
    const answer = { ...head(message.id, message.at, false), content: <AnswerContent message={message} /> };
    if (message.type === 'error' || chatId === undefined) return answer;
    return { ...answer, actions: <AnswerActions chatId={chatId} message={message} /> };
  };
  const messages = stored.map(shown);
  if (!running) return messages;
  if (!running.isAsked) messages.push({ ...head('asked', running.at, true), content: running.text });
  messages.push({
    ...head('answer', running.at, false),
    incomplete: true,
    content: running.sentences.length > 0 ? <Sentences sentences={running.sentences} /> : <Looking />,
  });
  return messages;
};
