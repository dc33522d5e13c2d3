import { useProblemSentences } from '@esg/app-kit';
import { Button, Heading, IconButton, Inline, Popover, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { NotificationLines } from './NotificationLines.tsx';
import { useNotifications } from './use-notifications.ts';

/** Number of notifications in the panel; their own page has all. */
const panelMax = 6;

/** The bell of the top bar with the unread notifications, which opens the newest ones. New ones appear by themselves. */
export const NotificationBell = () => {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const notifications = useNotifications();
  const { unread } = notifications;
  const count = unread > 99 ? `${i18n.number(99)}+` : i18n.number(unread);
  return (
    <Popover
      align="end"
      label={t`Notifications`}
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      trigger={
        <IconButton
          label={unread > 0 ? t`Notifications, ${count} unread` : t`Notifications`}
          icon={<Bell />}
          count={unread > 0 ? count : undefined}
          aria-haspopup="dialog"
        />
      }
    >
      <Panel notifications={notifications} onGo={() => setOpen(false)} />
    </Popover>
  );
};

type PanelProps = { readonly notifications: ReturnType<typeof useNotifications>; readonly onGo: () => void };

const Panel = ({ notifications: { items, unread, readAll, isReading, pages }, onGo }: PanelProps) => {
  const { problem } = useProblemSentences();
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={2} size="sm">
          <Trans>Notifications</Trans>
        </Heading>
        {unread > 0 && (
          <Button emphasis="bare" size="compact" pending={isReading} onClick={readAll}>
            <Trans>Mark all as read</Trans>
          </Button>
        )}
      </Inline>
      {!items && (
        <Text tone="muted" role="status">
          {pages.error ? problem(pages.error) : <Trans>Loading</Trans>}
        </Text>
      )}
      {items?.length === 0 && (
        <Text tone="muted">
          <Trans>No notifications yet. We’ll let you know when reports are published and exports are ready.</Trans>
        </Text>
      )}
      {items && <NotificationLines items={items.slice(0, panelMax)} onGo={onGo} />}
      <TextLink asChild>
        <Link to="/ct/notifications" onClick={onGo}>
          <Trans>All notifications</Trans>
        </Link>
      </TextLink>
    </Stack>
  );
};
