import { consultancyMutations } from '@esg/api-client';
import { FormDialog, languageNames, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type ClientOrganization, isEmail, languages } from '@esg/contract';
import { Banner, Select, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

type InviteAdministratorDialogProps = { readonly client: ClientOrganization; readonly onClose: () => void };

const ruleOf = (email: string) =>
  email.trim() === '' ? ('required' as const) : isEmail(email) ? undefined : ('email_invalid' as const);

/** Sends the invitation if the address is valid. */
const useInvitation = (client: ClientOrganization, onSent: () => void) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const [language, setLanguage] = useState(useLanguage());
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const invite = useMutation(consultancyMutations.inviteAdministrator(useApi(), useQueryClient()));
  const label = t`E-mail address`;
  const rule = ruleOf(email);
  const sent = () => {
    notify('success', msg`Invitation sent`);
    onSent();
  };
  const send = () => {
    setTried(true);
    if (!rule && !invite.isPending)
      invite.mutate({ id: client.id, email: email.trim(), language }, { onSuccess: sent });
  };
  const message = tried && rule ? issue({ rule, params: {} }, label) : undefined;
  return { label, email, setEmail, language, setLanguage, message, send, invite };
};

/** Invites somebody of the client to administer it: they finish its profile and invite their colleagues. */
export const InviteAdministratorDialog = ({ client, onClose }: InviteAdministratorDialogProps) => {
  const { t } = useLingui();
  const fieldId = useId();
  const { problem } = useProblemSentences();
  const { label, email, setEmail, language, setLanguage, message, send, invite } = useInvitation(client, onClose);
  const { name } = client;
  return (
    <FormDialog
      title={<Trans>Invite an administrator of {name}</Trans>}
      description={
        <Trans>They complete the company’s profile and invite their colleagues. You keep your access.</Trans>
      }
      submitLabel={<Trans>Send invitation</Trans>}
      pending={invite.isPending}
      onClose={onClose}
      onSubmit={send}
      errorsTitle={t`The invitation wasn’t sent`}
      errors={message ? [{ fieldId, message }] : []}
    >
      {invite.error && <Banner tone="danger" title={problem(invite.error)} />}
      <TextField
        id={fieldId}
        label={label}
        value={email}
        error={message}
        type="email"
        autoComplete="off"
        required
        onChange={({ value }) => setEmail(value)}
      />
      <Select
        label={t`Language of the e-mail`}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        value={language}
        onChange={({ value }) => setLanguage(languages.find((code) => code === value) ?? language)}
      />
    </FormDialog>
  );
};
