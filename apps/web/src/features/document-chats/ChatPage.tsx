import { documentChatQueries } from '@esg/api-client';
import { NotLoaded, notifyProblem, PagePath, saveFile, useApi, usePageTitle } from '@esg/app-kit';
import type { DocumentChat } from '@esg/contract';
import { Button, Page, Panes } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { chatAsMarkdown } from './answer-text.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { type ChatAction, ChatHistory } from './ChatHistory.tsx';
import { DeleteChat } from './DeleteChat.tsx';
import { ShownChat } from './ShownChat.tsx';
import { useChatWords } from './use-chat-words.ts';

/** Saves a chat as a file with the places of all quotes. */
const useDownload = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const words = useChatWords();
  return (chat: DocumentChat) =>
    void queryClient
      .fetchQuery(documentChatQueries.one(api, chat.id))
      .then(
        (detail) =>
          saveFile(new Blob([chatAsMarkdown(detail, words)], { type: 'text/markdown' }), `${detail.chat.title}.md`),
        notifyProblem,
      );
};

/** Questions to the organisation's documents, and their history (spec section 2, chat). */
export const ChatPage = () => {
  const { t } = useLingui();
  const title = t`Ask your documents`;
  usePageTitle(title);
  const { chat: current } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: chats, error, refetch } = useQuery(documentChatQueries.all(useApi()));
  const [open, setOpen] = useState<'start' | 'end'>();
  const [acting, setActing] = useState<{ readonly action: 'edit' | 'delete'; readonly chat: DocumentChat }>();
  const download = useDownload();
  const act = (action: ChatAction, chat: DocumentChat) => {
    if (action === 'download') download(chat);
    else setActing({ action, chat });
  };
  const show = (chat?: string) => void navigate({ to: '/ct/chat', search: chat === undefined ? {} : { chat } });
  const history = chats ? (
    <ChatHistory chats={chats} current={current} onAct={act} onOpened={() => setOpen(undefined)} />
  ) : (
    <NotLoaded title={<Trans>Couldn’t load your chats</Trans>} error={error} onRetry={() => void refetch()} />
  );
  return (
    <Page
      title={title}
      before={
        <PagePath
          above={[{ id: 'documents', label: t`Document center`, link: <Link to="/ct/document-center" /> }]}
          current={title}
        />
      }
      action={
        current !== undefined && (
          <Button asChild>
            <Link to="/ct/chat">
              <Trans>New chat</Trans>
            </Link>
          </Button>
        )
      }
    >
      <Panes
        start={{ label: t`Chats`, content: history }}
        closeLabel={t`Close`}
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
      >
        <ShownChat id={current} onBegun={show} onEdit={(chat) => setActing({ action: 'edit', chat })} />
      </Panes>
      {acting?.action === 'edit' && <ChatDialog chat={acting.chat} onClose={() => setActing(undefined)} />}
      {acting?.action === 'delete' && (
        <DeleteChat
          chat={acting.chat}
          onClose={() => setActing(undefined)}
          onDeleted={() => acting.chat.id === current && show()}
        />
      )}
    </Page>
  );
};
