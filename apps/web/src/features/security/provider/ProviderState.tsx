import { signInProviderMutations } from '@esg/api-client';
import { notify, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { SignInProvider } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Inline, Stack, Switch, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Section } from '../Section.tsx';

type StoredProvider = NonNullable<SignInProvider['provider']>;

type ProviderStateProps = {
  readonly provider: StoredProvider;
  /** The name on its button. */
  readonly organizationName: string;
  /** Whether a trial disables the provider: then it can only be removed. */
  readonly onTrial: boolean;
};

/** Whether the provider is in use, with the new choice shown while it is saved, and a way to remove it. */
export const ProviderState = ({ provider, organizationName, onTrial }: ProviderStateProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { date } = useFormatters();
  const change = useMutation(signInProviderMutations.change(useApi(), useQueryClient()));
  const [removing, setRemoving] = useState(false);
  const [chosen, setChosen] = useState<boolean>();
  const { hasSecret: _, updatedAt, ...settings } = provider;
  const offer = (enabled: boolean) => {
    setChosen(enabled);
    change.mutate({ ...settings, enabled }, { onError: () => setChosen(undefined) });
  };
  const changed = date(updatedAt);
  return (
    <Section title={<Trans>Sign in with {organizationName}</Trans>}>
      <Stack gap={4}>
        {change.error && <Banner tone="danger" title={problem(change.error)} />}
        <Switch
          label={t`Offer it on the sign-in page`}
          hint={t`People see it after entering an e-mail address at a verified domain. When it is off, it can’t be used to sign in; your settings are kept.`}
          disabled={onTrial}
          value={chosen ?? provider.enabled}
          onChange={({ value }) => offer(value)}
        />
        <Inline gap={3} justify="between">
          <Text tone="muted" size="sm">
            <Trans>Last changed {changed}</Trans>
          </Text>
          <Button emphasis="danger" onClick={() => setRemoving(true)}>
            <Trans>Remove the provider</Trans>
          </Button>
        </Inline>
      </Stack>
      {removing && <RemoveProvider onClose={() => setRemoving(false)} />}
    </Section>
  );
};

const RemoveProvider = ({ onClose }: { readonly onClose: () => void }) => {
  const { problem } = useProblemSentences();
  const remove = useMutation(signInProviderMutations.remove(useApi(), useQueryClient()));
  const done = () => {
    notify('success', msg`The sign-in provider is removed`);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={<Trans>Remove the sign-in provider?</Trans>}
      description={
        <Trans>
          This way of signing in will stop working. Accounts are kept; anyone without a password can request one on the
          sign-in page. Its domains have to be verified again if you set one up later.
        </Trans>
      }
      confirmLabel={<Trans>Remove the provider</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      tone="danger"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: done })}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
