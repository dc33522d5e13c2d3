import { signInProviderMutations } from '@esg/api-client';
import { notify, useApi, useProblemSentences } from '@esg/app-kit';
import { Refusal, useEntries } from '@esg/app-kit/forms';
import type { SignInProvider, SignInProviderChange } from '@esg/contract';
import { Banner, Button, Form, Inline, PasswordField, RadioGroup, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DomainsEntry } from './DomainsEntry.tsx';
import { changeOf, firstOf, isAddress, useProviderRules } from './provider-entries.ts';

type ProviderFormProps = { readonly stored: SignInProvider['provider'] };

/** The provider's data for the administrator. The secret can be written but never read. */
export const ProviderForm = ({ stored }: ProviderFormProps) => {
  const { t } = useLingui();
  const store = useMutation(signInProviderMutations.change(useApi(), useQueryClient()));
  const send = (values: ReturnType<typeof firstOf>) =>
    store.mutate(changeOf(values, stored), {
      onSuccess: () => {
        entries.forget();
        notify('success', msg`Saved`);
      },
    });
  const entries = useEntries(firstOf(stored), useProviderRules(stored), send, store.error);
  const { form, field, values, unsaved } = entries;
  const membership = [
    {
      value: 'join-as-basic',
      label: t`Anyone your provider can sign in`,
      hint: t`New people become basic users, as long as seats are free.`,
    },
    { value: 'existing-only', label: t`People who have an account already` },
  ] satisfies { value: SignInProviderChange['membership']; label: string; hint?: string }[];
  return (
    <Form {...form} unsaved={unsaved} errorsTitle={<Trans>The provider wasn’t saved</Trans>}>
      {store.error && form.errors.length === 0 && <Refusal key={store.submittedAt} error={store.error} />}
      <TextField {...field('issuer')} type="url" hint={t`The address of the provider, as it names itself (issuer).`} />
      <ProviderTest issuer={values.issuer} />
      <TextField {...field('clientId')} autoComplete="off" spellCheck={false} />
      <PasswordField
        {...field('clientSecret')}
        autoComplete="new-password"
        labels={{ show: t`Show the secret`, hide: t`Hide the secret` }}
        hint={stored?.hasSecret ? t`A secret is stored but never shown. Leave this empty to keep it.` : undefined}
      />
      <DomainsEntry {...field('domains')} />
      <RadioGroup {...field('membership')} options={membership} />
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={store.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

/** Reads the provider's own description before anything is stored. */
const ProviderTest = ({ issuer }: { readonly issuer: string }) => {
  const { problem } = useProblemSentences();
  const check = useMutation(signInProviderMutations.check(useApi()));
  const [missing, setMissing] = useState(false);
  const isCurrent = check.variables?.issuer === issuer;
  const test = () => {
    setMissing(!isAddress(issuer));
    if (isAddress(issuer)) check.mutate({ issuer });
  };
  const endpoint = check.data?.authorizationEndpoint;
  return (
    <>
      <Inline>
        <Button pending={check.isPending} onClick={test}>
          <Trans>Test the address</Trans>
        </Button>
      </Inline>
      {missing && !isAddress(issuer) && (
        <Banner tone="danger" title={<Trans>Enter the issuer first: an address that begins with https://</Trans>} />
      )}
      {isCurrent && check.error && <Banner tone="danger" title={problem(check.error)} />}
      {isCurrent && endpoint && (
        <Banner tone="success" title={<Trans>The provider answers</Trans>}>
          <Trans>People will sign in at {endpoint}</Trans>
        </Banner>
      )}
    </>
  );
};
