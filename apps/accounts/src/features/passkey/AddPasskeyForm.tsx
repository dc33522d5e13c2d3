import { type ApiClient, accountSecurityMutations } from '@esg/api-client';
import { lineIssue } from '@esg/app-kit';
import { PasswordEntry, passwordIssue, Refusal, useEntries } from '@esg/app-kit/forms';
import { Banner, Form, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enterWebApp } from '../../page/addresses.ts';
import { browserPasskeys, rememberPasskeyUse } from '../../page/browser-passkeys.ts';
import type { PageProps } from '../../page/page-props.ts';
import { SubmitButton } from '../../page/SubmitButton.tsx';

type CreationOptions = Parameters<Awaited<ReturnType<typeof browserPasskeys>>['startRegistration']>[0]['optionsJSON'];

type AddPasskeyFormProps = {
  readonly page: PageProps;
  /** Calls as the signed-in person. */
  readonly api: ApiClient;
};

/** Asks for the password and a name, lets the browser create a passkey, and goes back. */
export const AddPasskeyForm = ({ page, api }: AddPasskeyFormProps) => {
  const { t } = useLingui();
  const begin = useMutation(accountSecurityMutations.beginPasskey(api));
  const add = useMutation(accountSecurityMutations.addPasskey(api, useQueryClient()));
  const [making, setMaking] = useState(false);
  const [noneMade, setNoneMade] = useState(false);
  const make = async ({ name, password }: { name: string; password: string }) => {
    const { startRegistration } = await browserPasskeys();
    const { key, options } = await begin.mutateAsync({ password });
    // The gateway's library writes these options for the browser's library.
    const making = startRegistration({ optionsJSON: options as unknown as CreationOptions });
    const response = await making.catch(() => undefined);
    if (!response) return setNoneMade(true);
    await add.mutateAsync({ key, name, response: { ...response } });
    rememberPasskeyUse();
    void enterWebApp(page);
  };
  const send = async (given: { name: string; password: string }) => {
    setMaking(true);
    setNoneMade(false);
    add.reset();
    // The calls themselves show the errors.
    await make(given).catch(() => {});
    setMaking(false);
  };
  const entries = {
    name: { label: t`Name of the passkey`, rule: lineIssue },
    password: { label: t`Password`, rule: passwordIssue },
  };
  const { form, field } = useEntries({ name: t`My device`, password: '' }, entries, (given) => void send(given));
  const error = add.error ?? begin.error;
  return (
    <Form {...form} errorsTitle={<Trans>Check these entries</Trans>}>
      {error && <Refusal key={`${begin.submittedAt} ${add.submittedAt}`} error={error} />}
      {noneMade && (
        <Banner tone="info" announced title={<Trans>The browser didn’t create a passkey. Try again.</Trans>} />
      )}
      <TextField {...field('name')} maxLength={80} />
      <PasswordEntry {...field('password')} />
      <SubmitButton pending={making || add.isSuccess}>
        <Trans>Add the passkey</Trans>
      </SubmitButton>
    </Form>
  );
};
