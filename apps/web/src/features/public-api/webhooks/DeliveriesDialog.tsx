import { webhookQueries } from '@esg/api-client';
import { NotLoaded, useApi } from '@esg/app-kit';
import { type Webhook, webhookLimits } from '@esg/contract';
import { Button, Dialog, EmptyState, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DeliveryList } from './DeliveryList.tsx';

const logDays = webhookLimits.logSeconds / 86_400;

type DeliveriesDialogProps = { readonly webhook: Webhook; readonly onClose: () => void };

/** Deliveries to a webhook, newest first: each with its response, and a button to send it again. */
export const DeliveriesDialog = ({ webhook: { id, name }, onClose }: DeliveriesDialogProps) => {
  const { t } = useLingui();
  const log = useInfiniteQuery(webhookQueries.deliveries(useApi(), id));
  const deliveries = log.data?.pages.flatMap(({ items }) => items);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={<Trans>Deliveries of {name}</Trans>}
      description={<Trans>Of the last {logDays} days, newest first.</Trans>}
      closeLabel={t`Close`}
    >
      <Stack gap={4}>
        {!deliveries && (
          <NotLoaded
            title={<Trans>Couldn’t load the deliveries</Trans>}
            error={log.error}
            onRetry={() => void log.refetch()}
          />
        )}
        {deliveries?.length === 0 && (
          <EmptyState
            level={3}
            title={<Trans>Nothing was sent yet</Trans>}
            purpose={<Trans>Send a test, or wait for the first event.</Trans>}
          />
        )}
        {deliveries && deliveries.length > 0 && <DeliveryList webhookId={id} deliveries={deliveries} />}
        {log.hasNextPage && (
          <Inline>
            <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
};
