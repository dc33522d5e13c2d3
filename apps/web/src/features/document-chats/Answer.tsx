import { documentChatMutations, documentQueries, sessionQueries } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import type { ChatMessage, ChatVerdict, CitedSentence, NearPage } from '@esg/contract';
import { Button, CopyButton, IconButton, Inline, Stack, Text, TextLink, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sparkles, ThumbsDown, ThumbsUp } from 'lucide-react';
import { answerText } from './answer-text.ts';
import * as css from './DocumentChat.css.ts';
import { NearestPages } from './NearestPages.tsx';
import { PassageText } from './PassageText.tsx';
import { useChatWords } from './use-chat-words.ts';

/** The sentences of an answer, each with the place it is quoted from. */
export const Sentences = ({ sentences }: { readonly sentences: readonly CitedSentence[] }) => (
  <Stack gap={3} align="stretch">
    {sentences.map((sentence, index) => (
      // Sentences are only ever added at the end.
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name
      <Sentence key={index} {...sentence} />
    ))}
  </Stack>
);

/** The language that a document was read in; undefined where that is not known. */
const useLanguageOf = (documentId: string | undefined) => {
  const { data } = useQuery(documentQueries.all(useApi()));
  return data?.documents.find(({ id }) => id === documentId)?.reading.language ?? undefined;
};

/** A passage as it is written, or a sentence of a language model above the passage that proves it. */
const Sentence = ({ text, citation, isPartsOnly, concludedYear }: CitedSentence) => {
  const { placeOf, deleted, ofCompany, partsOnly, yearConcluded } = useChatWords();
  const language = useLanguageOf(citation?.documentId);
  if (!citation) {
    return <Text tone="muted">{deleted}</Text>;
  }
  const isQuoted = text.endsWith(citation.quote);
  return (
    <figure className={css.passage}>
      {!isQuoted && (
        <div className={css.written}>
          <Sparkles aria-hidden className={css.writtenMark} />
          <Text as="p">
            <VisuallyHidden>
              <Trans>Written by a language model:</Trans>{' '}
            </VisuallyHidden>
            {text}
          </Text>
        </div>
      )}
      <blockquote className={css.quote} lang={language}>
        <PassageText text={isQuoted ? text : citation.quote} />
      </blockquote>
      <figcaption>
        <TextLink asChild>
          <Link
            to="/ct/document-center/$documentId"
            params={{ documentId: citation.documentId }}
            search={{ version: citation.fileNumber, page: citation.page, quote: citation.quote }}
          >
            {placeOf(citation)}
          </Link>
        </TextLink>
        {citation.company !== undefined && <Text tone="danger">{ofCompany(citation.company)}</Text>}
        {isPartsOnly && <Text tone="muted">{partsOnly}</Text>}
        {concludedYear && <Text tone="muted">{yearConcluded(concludedYear)}</Text>}
      </figcaption>
    </figure>
  );
};

type AnswerContentProps = {
  readonly chatId: string | undefined;
  /** The question that it answers, among the messages of the chat. */
  readonly question: string | undefined;
  readonly message: Exclude<ChatMessage, { type: 'text' }>;
};

/** What a stored answer says. */
export const AnswerContent = ({ chatId, question, message }: AnswerContentProps) => {
  const { stopped, writerOf } = useChatWords();
  if (message.type === 'error') {
    return (
      <Text>
        <Trans>Couldn’t answer this. Ask again in a moment.</Trans>
      </Text>
    );
  }
  const writer = writerOf(message);
  return (
    <Stack gap={3} align="stretch">
      <Sentences sentences={message.sentences} />
      {message.type === 'stop' && <Text tone="muted">{stopped}</Text>}
      {message.type === 'paragraph' && message.sentences.length === 0 && (
        <NotStated chatId={chatId} question={question} nearest={message.nearest ?? []} />
      )}
      {writer && (
        <Text size="sm" tone="muted">
          {writer}
        </Text>
      )}
    </Stack>
  );
};

type NotStatedProps = Pick<AnswerContentProps, 'chatId' | 'question'> & {
  readonly nearest: readonly (NearPage | null)[];
};

const NotStated = ({ chatId, question, nearest }: NotStatedProps) => (
  <Stack gap={2}>
    {nearest.length > 0 ? (
      <NearestPages pages={nearest} />
    ) : (
      <Text strong>
        <Trans>Not stated in your documents.</Trans>
      </Text>
    )}
    <Text tone="muted">
      <Trans>Try rephrasing, choose other documents, or upload a document that covers it.</Trans>
    </Text>
    {chatId !== undefined && question !== undefined && <AskAColleague chatId={chatId} question={question} />}
  </Stack>
);

/** Leads to a request for whoever may know, which says what was asked. */
const AskAColleague = ({ chatId, question }: { readonly chatId: string; readonly question: string }) => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  if (!profile?.permissions.includes('report:write')) return null;
  return (
    <Button asChild size="compact">
      <Link to="/ct/report-collaborator" search={{ chat: chatId, question }}>
        <Trans>Ask a colleague</Trans>
      </Link>
    </Button>
  );
};

type AnswerActionsProps = {
  readonly chatId: string;
  /** What was asked: its words tell the buttons of several answers apart. */
  readonly question: string;
  readonly message: Extract<ChatMessage, { type: 'paragraph' | 'stop' }>;
};

/** Copying an answer with its places, and saying whether it helped. */
export const AnswerActions = ({ chatId, question, message }: AnswerActionsProps) => {
  const { t } = useLingui();
  const words = useChatWords();
  const { mutate } = useMutation(documentChatMutations.judge(useApi(), useQueryClient()));
  const judge = (verdict: ChatVerdict) =>
    mutate(
      { id: chatId, messageId: message.id, verdict: message.verdict === verdict ? null : verdict },
      { onError: notifyProblem },
    );
  return (
    <Inline gap={1} role="group" aria-label={t`Answer to “${question}”`}>
      {(message.sentences.some(({ citation }) => citation) || message.nearest) && (
        <CopyButton
          iconOnly
          size="compact"
          text={() => answerText(message, words)}
          labels={{ copy: t`Copy with sources`, copied: t`Copied`, failed: t`Couldn’t copy` }}
        />
      )}
      <IconButton
        size="compact"
        label={t`Helpful`}
        icon={<ThumbsUp />}
        aria-pressed={message.verdict === 'helpful'}
        onClick={() => judge('helpful')}
      />
      <IconButton
        size="compact"
        label={t`Not helpful`}
        icon={<ThumbsDown />}
        aria-pressed={message.verdict === 'unhelpful'}
        onClick={() => judge('unhelpful')}
      />
    </Inline>
  );
};
