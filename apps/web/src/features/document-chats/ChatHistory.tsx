import { LineMenu } from '@esg/app-kit/entities';
import { type DocumentChat, textSearch } from '@esg/contract';
import { Heading, MenuItem, MenuSeparator, SearchField, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { groupChats } from './chat-groups.ts';
import * as css from './DocumentChat.css.ts';
import { useChatWords } from './use-chat-words.ts';

export type ChatAction = 'edit' | 'download' | 'delete';

type ChatHistoryProps = {
  readonly chats: readonly DocumentChat[];
  /** The chat that is shown. */
  readonly current: string | undefined;
  readonly onAct: (action: ChatAction, chat: DocumentChat) => void;
  /** A chat was opened: a sheet that holds the list may close. */
  readonly onOpened: () => void;
};

/** The person's chats by when they were used last, found by their names. */
export const ChatHistory = ({ chats, current, onAct, onOpened }: ChatHistoryProps) => {
  const { t } = useLingui();
  const { groups } = useChatWords();
  const [typed, setTyped] = useState('');
  const matches = textSearch(typed);
  const found = chats.filter(({ title }) => matches(title));
  if (chats.length === 0) {
    return (
      <Text size="sm" tone="muted">
        <Trans>Your chats appear here. Only you can see them.</Trans>
      </Text>
    );
  }
  return (
    <Stack gap={4} align="stretch">
      <SearchField
        label={t`Search chats`}
        placeholder={t`Search chats`}
        labels={{ clear: t`Clear` }}
        value={typed}
        onChange={({ value }) => setTyped(value)}
      />
      {found.length === 0 && (
        <Text size="sm" tone="muted">
          <Trans>No chats match your search.</Trans>
        </Text>
      )}
      {groupChats(found, new Date()).map(({ group, chats: inGroup }) => (
        <Group key={group} name={groups[group]}>
          {inGroup.map((chat) => (
            <Entry key={chat.id} chat={chat} isCurrent={chat.id === current} onAct={onAct} onOpened={onOpened} />
          ))}
        </Group>
      ))}
    </Stack>
  );
};

const Group = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {name}
      </Heading>
      <ul className={css.history}>{children}</ul>
    </section>
  );
};

type EntryProps = Pick<ChatHistoryProps, 'onAct' | 'onOpened'> & {
  readonly chat: DocumentChat;
  readonly isCurrent: boolean;
};

const Entry = ({ chat, isCurrent, onAct, onOpened }: EntryProps) => {
  const { t } = useLingui();
  const { title } = chat;
  return (
    <li className={css.entry} data-current={isCurrent || undefined}>
      <span className={css.entryName} title={title}>
        <TextLink asChild emphasis="quiet">
          <Link
            to="/ct/chat"
            search={{ chat: chat.id }}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={onOpened}
          >
            {title}
          </Link>
        </TextLink>
      </span>
      <LineMenu label={t`Actions for ${title}`}>
        <MenuItem onSelect={() => onAct('edit', chat)}>
          <Trans>Edit</Trans>
        </MenuItem>
        <MenuItem onSelect={() => onAct('download', chat)}>
          <Trans>Download</Trans>
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onAct('delete', chat)}>
          <Trans>Delete</Trans>
        </MenuItem>
      </LineMenu>
    </li>
  );
};
