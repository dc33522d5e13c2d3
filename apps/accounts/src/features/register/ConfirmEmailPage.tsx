import { accountMutations } from '@esg/api-client';
import { Refusal } from '@esg/app-kit/forms';
import { Button, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { enterWebApp, pageAddress } from '../../page/addresses.ts';
import { EmailForm } from '../../page/EmailForm.tsx';
import { ExpiredLink } from '../../page/ExpiredLink.tsx';
import { MailSent } from '../../page/MailSent.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { type ConfirmationAttempt, ConfirmationPassword } from './ConfirmationPassword.tsx';
import { ConfirmationSent } from './RegisterPage.tsx';

/**
 * The page that the link in a registration's e-mail leads to. It needs a click, because mail scanners open links too; the click creates the
 * account and signs in. In another browser than the one that registered, it also asks for the password.
 */
export const ConfirmEmailPage = (page: PageProps) => {
  const { t } = useLingui();
  const confirming = useMutation(accountMutations.confirmEmail(page.api));
  const [askedOf, setAskedOf] = useState<string>();
  const confirm = (password?: string) =>
    confirming.mutate(
      { key: page.linkKey, password },
      { onSuccess: (answer) => ('step' in answer ? setAskedOf(answer.email) : void enterWebApp(page)) },
    );
  const expired = !page.linkKey || confirming.error?.code === 'auth.link_invalid';
  const step = askedOf === undefined ? 'confirm' : 'password';
  const attempt = {
    pending: confirming.isPending || (confirming.isSuccess && !('step' in confirming.data)),
    refusal: confirming.error && <Refusal key={confirming.submittedAt} error={confirming.error} />,
    onConfirm: confirm,
  };
  return (
    <AccountsPage page={page} title={t`Confirm your address`} step={expired ? 'expired' : step}>
      {expired && <Again page={page} />}
      {!expired && askedOf === undefined && <Press {...attempt} />}
      {!expired && askedOf !== undefined && <ConfirmationPassword {...attempt} email={askedOf} />}
    </AccountsPage>
  );
};

const Press = ({ pending, refusal, onConfirm }: ConfirmationAttempt) => (
  <Stack gap={4}>
    {refusal}
    <Text>
      <Trans>We’ll create your account and sign you in.</Trans>
    </Text>
    <Button emphasis="strong" wide pending={pending} onClick={() => onConfirm()}>
      <Trans>Confirm and sign in</Trans>
    </Button>
    <Text tone="muted" size="sm">
      <Trans>Didn’t register? Close this page and nothing happens.</Trans>
    </Text>
  </Stack>
);

/** The link is no longer valid: the address may be confirmed already, or needs another e-mail. */
const Again = ({ page }: { readonly page: PageProps }) => {
  const [sentTo, setSentTo] = useState<string>();
  const resend = accountMutations.resendConfirmation(page.api);
  if (sentTo)
    return (
      <MailSent email={sentTo} resend={resend} onOtherEmail={() => setSentTo(undefined)}>
        <ConfirmationSent email={sentTo} />
      </MailSent>
    );
  return (
    <ExpiredLink>
      <Text>
        <Trans>
          If you have confirmed your address already, <TextLink href={pageAddress('/sign-in', page)}>sign in</TextLink>.
          Otherwise we send you another e-mail.
        </Trans>
      </Text>
      <EmailForm request={resend} onSent={setSentTo}>
        <Trans>Send another e-mail</Trans>
      </EmailForm>
    </ExpiredLink>
  );
};
