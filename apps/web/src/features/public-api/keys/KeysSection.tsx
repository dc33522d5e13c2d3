import { apiKeyQueries } from '@esg/api-client';
import { NotLoaded, useApi } from '@esg/app-kit';
import type { ApiKey } from '@esg/contract';
import { Button, EmptyState, Table, TableHead } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../Section.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import { RevokeKey } from './RevokeKey.tsx';

/** API keys of the organisation: made here, shown once, revoked here. */
export const KeysSection = () => {
  const { data, error, refetch } = useQuery(apiKeyQueries.all(useApi()));
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const create = (
    <Button emphasis="strong" onClick={() => setCreating(true)}>
      <Trans>Create API key</Trans>
    </Button>
  );
  return (
    <Section
      title={<Trans>API keys</Trans>}
      purpose={<Trans>A key belongs to your organisation and can only do what you choose.</Trans>}
      action={data?.length ? create : undefined}
    >
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load the API keys</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState
          level={3}
          title={<Trans>No API keys yet</Trans>}
          purpose={<Trans>Create one for each program that reads or writes your data.</Trans>}
          example={<Trans>For example one for the system that meters your energy.</Trans>}
          action={create}
        />
      )}
      {data && data.length > 0 && <KeyTable keys={data} onRevoke={setRevoking} />}
      {creating && <CreateKeyDialog onClose={() => setCreating(false)} />}
      {revoking && <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Section>
  );
};

type KeyTableProps = { readonly keys: readonly ApiKey[]; readonly onRevoke: (key: ApiKey) => void };

const KeyTable = ({ keys, onRevoke }: KeyTableProps) => {
  const { t } = useLingui();
  const heads = [t`Name`, t`Permissions`, t`Last used`, t`Ends`, t`Actions`];
  return (
    <Table caption={t`API keys`} captionHidden>
      <TableHead heads={heads} />
      <tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onRevoke={() => onRevoke(key)} />
        ))}
      </tbody>
    </Table>
  );
};
