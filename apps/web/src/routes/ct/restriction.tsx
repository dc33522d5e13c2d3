import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Stack } from '@esg/ui';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { RemovalNotice } from '../../features/account-settings/RemovalNotice.tsx';
import { CardForm } from '../../features/billing/card/CardForm.tsx';
import { TransferDetails } from '../../features/billing/TransferDetails.tsx';
import { RestrictionPage } from '../../features/restriction/RestrictionPage.tsx';

export const Route = createFileRoute('/ct/restriction')({
  component: () => {
    const { profile } = Route.useRouteContext();
    const { data } = useQuery(sessionQueries.subscription(useApi()));
    return (
      <Stack gap={6}>
        <RemovalNotice mayWithdraw={profile.permissions.includes('organisation:write')} />
        <RestrictionPage
          profile={profile}
          standing={{ status: data?.status ?? null, removalAt: data?.removalAt ?? null }}
          cardForm={(onStored) => <CardForm onStored={onStored} />}
          transfer={(bill) => <TransferDetails bill={bill} />}
        />
      </Stack>
    );
  },
});
