import { consultancyQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Button, EmptyState, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ClientList } from './ClientList.tsx';
import { FormerClients } from './FormerClients.tsx';
import { NewClientDialog } from './NewClientDialog.tsx';

/** The clients of the consultancy (spec section 6): all of its people see all of them (decision 5). */
export const MyClientsPage = ({ profile }: { readonly profile: UserProfile }) => {
  const { t } = useLingui();
  const title = t`My clients`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(consultancyQueries.clients(useApi()));
  const [creating, setCreating] = useState(false);
  const mayManage = profile.permissions.includes('client:manage');
  const add = mayManage && (
    <Button emphasis="strong" onClick={() => setCreating(true)}>
      <Trans>Add a client</Trans>
    </Button>
  );
  return (
    <Page
      title={title}
      purpose={<Trans>Work in a client’s reports and data, and come back.</Trans>}
      action={data?.length ? add : undefined}
    >
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load your clients</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data && data.length > 0 && <ClientList clients={data} profile={profile} />}
      {data?.length === 0 && (
        <EmptyState
          title={<Trans>No clients yet</Trans>}
          purpose={
            <Trans>
              Each company you work for appears here. Its reports and data are kept separate from those of others.
            </Trans>
          }
          example={<Trans>For example a ferry company whose ESG report you write.</Trans>}
          action={add}
        />
      )}
      {data && mayManage && <FormerClients />}
      {creating && <NewClientDialog onClose={() => setCreating(false)} />}
    </Page>
  );
};
