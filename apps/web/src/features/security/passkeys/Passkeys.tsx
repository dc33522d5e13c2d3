import { accountSecurityMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useServices } from '@esg/app-kit';
import type { AccountSecurity, Passkey } from '@esg/contract';
import { Button, Card, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordDialog } from '../PasswordDialog.tsx';
import { Section } from '../Section.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type Task = { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** A passkey is made on the accounts site, because browsers bind it to the host where it is used. */
const useAddAddress = () => {
  const { config, tenant } = useServices();
  const url = new URL('/passkey', config.accountsUrl || location.origin);
  url.searchParams.set('tenant', tenant.hostname);
  url.searchParams.set('next', '/ct/account-settings/security');
  return url.href;
};

/** Passkeys of the person: their names, their last use, and a way to add one. */
export const Passkeys = ({ own: { passkeys, hasPassword } }: { readonly own: AccountSecurity }) => {
  const { t } = useLingui();
  const addAddress = useAddAddress();
  const [task, setTask] = useState<Task>();
  return (
    <Section
      title={<Trans>Passkeys</Trans>}
      purpose={<Trans>Sign in with your fingerprint, your face or the code of your device, without a password.</Trans>}
    >
      {passkeys.length > 0 && (
        <Stack as="ul" gap={3} aria-label={t`Passkeys`}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onTask={(kind) => setTask({ kind, passkey })} />
          ))}
        </Stack>
      )}
      <Inline gap={3} justify="between">
        {passkeys.length === 0 ? (
          <Text tone="muted">
            <Trans>You have no passkey yet.</Trans>
          </Text>
        ) : (
          <span />
        )}
        {hasPassword && (
          <Button asChild>
            <a href={addAddress}>
              <Trans>Add a passkey</Trans>
            </a>
          </Button>
        )}
      </Inline>
      {task?.kind === 'rename' && <RenamePasskey passkey={task.passkey} onClose={() => setTask(undefined)} />}
      {task?.kind === 'remove' && <RemovePasskey passkey={task.passkey} onClose={() => setTask(undefined)} />}
    </Section>
  );
};

type PasskeyRowProps = { readonly passkey: Passkey; readonly onTask: (kind: Task['kind']) => void };

const PasskeyRow = ({ passkey: { name, createdAt, lastUsedAt }, onTask }: PasskeyRowProps) => {
  const { t } = useLingui();
  const { ago, date } = useFormatters();
  const added = date(createdAt);
  const lastUse = lastUsedAt && ago(lastUsedAt, Date.now());
  return (
    <Card as="li" padding="compact">
      <Inline gap={3} justify="between">
        <Stack gap={1}>
          <Text strong>{name}</Text>
          <Text size="sm" tone="muted">
            <Trans>Added {added}</Trans>
            {' · '}
            {lastUse ? <Trans>Last used {lastUse}</Trans> : <Trans>Not used yet</Trans>}
          </Text>
        </Stack>
        <Inline gap={2}>
          <Button size="compact" aria-label={t`Rename ${name}`} onClick={() => onTask('rename')}>
            <Trans>Rename</Trans>
          </Button>
          <Button size="compact" aria-label={t`Remove ${name}`} onClick={() => onTask('remove')}>
            <Trans>Remove</Trans>
          </Button>
        </Inline>
      </Inline>
    </Card>
  );
};

const RemovePasskey = ({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) => {
  const remove = useMutation(accountSecurityMutations.removePasskey(useApi(), useQueryClient()));
  const { id, name } = passkey;
  const done = () => {
    notify('success', msg`The passkey is removed`);
    onClose();
  };
  return (
    <PasswordDialog
      title={<Trans>Remove the passkey “{name}”?</Trans>}
      description={<Trans>It no longer signs you in. You can also delete it on your device.</Trans>}
      confirmLabel={<Trans>Remove</Trans>}
      tone="danger"
      run={(password) => remove.mutateAsync({ id, password })}
      onDone={done}
      onClose={onClose}
    />
  );
};
