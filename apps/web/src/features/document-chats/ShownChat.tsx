import { documentQueries } from '@esg/api-client';
import { LoadFailed, useApi, useDraft } from '@esg/app-kit';
import type { DocumentChat } from '@esg/contract';
import { Button, ChatThread, EmptyState, Inline, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as css from './DocumentChat.css.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { useChat } from './use-chat.ts';
import { useThread } from './use-thread.tsx';

type ShownChatProps = {
  /** Nothing for a chat that the first question begins. */
  readonly id: string | undefined;
  readonly onBegun: (id: string) => void;
  readonly onEdit: (chat: DocumentChat) => void;
};

/** One chat: what was asked and answered, and where the next question is typed. */
export const ShownChat = ({ id, onBegun, onEdit }: ShownChatProps) => {
  const { t } = useLingui();
  const choice = useDraft<string[]>('document-chat-documents', []);
  const documentIds = choice.value;
  const begun = (chatId: string) => {
    // The next new chat begins with all documents again.
    choice.done(documentIds);
    onBegun(chatId);
  };
  const { detail, isGone, draft, running, error, ask, stop } = useChat(id, { documentIds, onBegun: begun });
  const messages = useThread(id, detail.data?.messages ?? [], running);
  if (isGone) return <NoSuchChat />;
  if (detail.error) {
    return (
      <LoadFailed
        title={<Trans>Couldn’t load this chat</Trans>}
        error={detail.error}
        onRetry={() => void detail.refetch()}
      />
    );
  }
  const chat = detail.data?.chat;
  return (
    <div className={css.chat}>
      {id !== undefined && !detail.data ? (
        <Loading />
      ) : messages.length > 0 || id !== undefined ? (
        <ChatThread label={chat?.title ?? t`Chat`} messages={messages} newerLabel={t`New messages`} />
      ) : (
        <Beginning />
      )}
      <Stack gap={3} align="stretch">
        <Unsearched documentIds={chat?.documentIds ?? documentIds} />
        {id === undefined && <DocumentChoice value={documentIds} onChange={choice.change} />}
        {chat && (
          <Inline gap={2}>
            <Button size="compact" onClick={() => onEdit(chat)}>
              {chat.documentIds.length === 0 ? (
                <Trans>Sources: all documents</Trans>
              ) : (
                <Plural value={chat.documentIds.length} one="Sources: # document" other="Sources: # documents" />
              )}
            </Button>
          </Inline>
        )}
        <QuestionForm
          // Focus goes to the box of the chat that is opened.
          key={id ?? 'new'}
          draft={draft}
          isBusy={running !== undefined}
          error={error}
          onAsk={ask}
          onStop={stop}
        />
      </Stack>
    </div>
  );
};

/** Says how many of the asked documents have no text to answer from, yet or at all. */
const Unsearched = ({ documentIds }: { readonly documentIds: readonly string[] }) => {
  const { data } = useQuery(documentQueries.all(useApi()));
  const isAsked = (id: string) => documentIds.length === 0 || documentIds.includes(id);
  const unread = data?.documents.filter(({ id, reading }) => isAsked(id) && reading.state !== 'read').length ?? 0;
  if (unread === 0) return null;
  return (
    <Text size="sm" tone="muted">
      <Plural
        value={unread}
        one="# document can’t be searched: it is still being read, or couldn’t be read."
        other="# documents can’t be searched: they are still being read, or couldn’t be read."
      />
    </Text>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton width="60%" />
      <Skeleton shape="block" height="8rem" />
    </SkeletonGroup>
  );
};

const NoSuchChat = () => (
  <EmptyState
    title={<Trans>Chat not found</Trans>}
    purpose={<Trans>It was deleted, or it belongs to someone else. Each person sees only their own chats.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/chat">
          <Trans>New chat</Trans>
        </Link>
      </Button>
    }
  />
);

const Beginning = () => (
  <EmptyState
    title={<Trans>What do you want to know?</Trans>}
    purpose={
      <Trans>
        You get what your documents say, each sentence with its page. Where no passage answers, you get the pages that
        come nearest, or “Not stated in your documents”.
      </Trans>
    }
  />
);
