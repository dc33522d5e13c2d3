import { notificationMutations } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import type { Notification } from '@esg/contract';
import { Badge, Card, CardLink, Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useNotificationWords } from './use-notification-words.ts';

type NotificationLinesProps = {
  readonly items: readonly Notification[];
  /** Called when somebody follows a notification's link. */
  readonly onGo?: () => void;
};

/** Notifications, the newest first. Each line links to its place, and is read once somebody follows it. */
export const NotificationLines = ({ items, onGo }: NotificationLinesProps) => {
  const markRead = useMutation(notificationMutations.markRead(useApi(), useQueryClient()));
  const [nowMs] = useState(() => Date.now());
  const go = ({ id, readAt }: Notification) => {
    if (!readAt) markRead.mutate({ ids: [id] });
    onGo?.();
  };
  return (
    <Stack as="ul" gap={2}>
      {items.map((item) => (
        <NotificationLine key={item.id} item={item} nowMs={nowMs} onGo={() => go(item)} />
      ))}
    </Stack>
  );
};

type NotificationLineProps = { readonly item: Notification; readonly nowMs: number; readonly onGo: () => void };

const NotificationLine = ({ item, nowMs, onGo }: NotificationLineProps) => {
  const { ago } = useFormatters();
  const sentence = useNotificationWords();
  return (
    <Card as="li" padding="compact" tone={item.readAt ? 'sunken' : 'default'}>
      <Stack gap={1}>
        <Text strong={!item.readAt}>
          <CardLink>
            <Link to={item.path} onClick={onGo}>
              {sentence(item)}
            </Link>
          </CardLink>
        </Text>
        <Inline>
          {!item.readAt && (
            <Badge tone="accent">
              <Trans>Unread</Trans>
            </Badge>
          )}
          <Text as="span" size="sm" tone="muted">
            {ago(item.createdAt, nowMs)}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
};
