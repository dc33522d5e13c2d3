import { reportingTimeQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { Button, EmptyState, Page } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HubTabs } from '../frame/HubTabs.tsx';
import { AddTimesDialog } from './AddTimesDialog.tsx';
import { EntityYears } from './EntityYears.tsx';
import { TimeTable } from './TimeTable.tsx';

/** The periods of figures (spec section 2), in the organisation's own order. */
export const ReportingTimesPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Reporting times`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(reportingTimeQueries.all(useApi()));
  const [adding, setAdding] = useState(false);
  const mayWrite = permissions.includes('data-hub:write');
  const add = mayWrite && (
    <Button emphasis="strong" onClick={() => setAdding(true)}>
      <Trans>Add reporting times</Trans>
    </Button>
  );
  return (
    <Page
      title={title}
      tabs={<HubTabs current="/ct/reporting-times" permissions={permissions} />}
      action={data?.length ? add : undefined}
    >
      {!data && (
        <NotLoaded
          title={<Trans>Couldn’t load your reporting times</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && data.length > 0 && <TimeTable times={data} mayWrite={mayWrite} />}
      {data?.length === 0 && (
        <EmptyState
          title={<Trans>No reporting times yet</Trans>}
          purpose={
            <Trans>Each figure of the data hub belongs to one: a month, a quarter, a year or your own days.</Trans>
          }
          example={<Trans>For example the four quarters of your fiscal year.</Trans>}
          action={add}
        />
      )}
      <EntityYears mayManage={permissions.includes('entity:manage')} />
      {adding && <AddTimesDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
