import { paymentQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Button, EmptyState, Inline, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadingPart } from '../LoadingPart.tsx';
import { BillTable } from './BillTable.tsx';

/** All bills, the newest first; older ones are loaded on request. */
export const BillList = () => {
  const bills = useInfiniteQuery(paymentQueries.billList(useApi()));
  return (
    <Stack gap={3}>
      {bills.data === undefined && <LoadingPart queries={[bills]} />}
      {bills.data?.length === 0 && (
        <EmptyState
          level={2}
          title={<Trans>There are no invoices yet</Trans>}
          purpose={<Trans>You’ll get the first one when you pay for a plan. Each can be downloaded as PDF.</Trans>}
        />
      )}
      {bills.data && bills.data.length > 0 && <BillTable bills={bills.data} />}
      {bills.hasNextPage && (
        <Inline justify="center">
          <Button pending={bills.isFetchingNextPage} onClick={() => void bills.fetchNextPage()}>
            <Trans>Show older invoices</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
