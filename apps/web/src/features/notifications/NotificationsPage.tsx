import { LoadFailed, usePageTitle } from '@esg/app-kit';
import { Button, Card, EmptyState, Page, SegmentedControl, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DigestChoice } from './DigestChoice.tsx';
import { NotificationLines } from './NotificationLines.tsx';
import { useNotifications } from './use-notifications.ts';

export const notificationFilters = ['all', 'unread'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

type NotificationsPageProps = {
  readonly show: NotificationFilter;
  readonly onShow: (show: NotificationFilter) => void;
};

/** All notifications of the person, older ones on request, and the choice of an e-mail digest. */
export const NotificationsPage = ({ show, onShow }: NotificationsPageProps) => {
  const { t } = useLingui();
  const title = t`Notifications`;
  usePageTitle(title);
  const { items, unread, readAll, isReading, pages } = useNotifications();
  const shown = items?.filter(({ readAt }) => show === 'all' || readAt === null);
  return (
    <Page
      width="reading"
      title={title}
      purpose={<Trans>What happened in your organisation that concerns you.</Trans>}
      action={
        unread > 0 && (
          <Button pending={isReading} onClick={readAll}>
            <Trans>Mark all as read</Trans>
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <SegmentedControl
          label={t`Show`}
          labelHidden
          value={show}
          onChange={({ value }) => onShow(value)}
          options={[
            { value: 'all', label: t`All` },
            { value: 'unread', label: t`Unread only` },
          ]}
        />
        {!shown && <ListState error={pages.error} onRetry={() => void pages.refetch()} />}
        {shown?.length === 0 && !pages.hasNextPage && <NothingHere show={show} />}
        {shown && <NotificationLines items={shown} />}
        {pages.hasNextPage && (
          <Button pending={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            <Trans>Show older ones</Trans>
          </Button>
        )}
        <Card as="section">
          <DigestChoice />
        </Card>
      </Stack>
    </Page>
  );
};

const NothingHere = ({ show }: { readonly show: NotificationFilter }) =>
  show === 'unread' ? (
    <EmptyState
      title={<Trans>You have read everything</Trans>}
      purpose={<Trans>New notifications appear here automatically.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>Nothing has happened yet</Trans>}
      purpose={<Trans>Updates about published reports, finished exports and your subscription appear here.</Trans>}
    />
  );

const ListState = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { t } = useLingui();
  if (!error)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="4rem" />
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    );
  return <LoadFailed title={<Trans>Couldn’t load the notifications</Trans>} error={error} onRetry={onRetry} />;
};
