import { accountMutations } from '@esg/api-client';
import { Refusal } from '@esg/app-kit/forms';
import { Button, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { pageAddress } from '../../page/addresses.ts';
import { EmailForm } from '../../page/EmailForm.tsx';
import { ExpiredLink } from '../../page/ExpiredLink.tsx';
import { rememberEmail } from '../../page/last-email.ts';
import { MailSent } from '../../page/MailSent.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { ConfirmationSent } from './RegisterPage.tsx';

/**
 * Where the link of a registration's e-mail leads. It asks for a press, because mail scanners open links too, and then for the
 * password: whoever registered with somebody else's address must not get an account by the press of its owner.
 */
export const ConfirmEmailPage = (page: PageProps) => {
  const { t } = useLingui();
  const confirming = useMutation(accountMutations.confirmEmail(page.api));
  const confirm = () =>
    confirming.mutate(
      { key: page.linkKey },
      {
        onSuccess: ({ email }) => {
          rememberEmail(email);
          location.replace(pageAddress('/sign-in', page, 'email-confirmed'));
        },
      },
    );
  const expired = !page.linkKey || confirming.error?.code === 'auth.link_invalid';
  return (
    <AccountsPage page={page} title={t`Confirm your address`} step={expired ? 'expired' : 'confirm'}>
      {expired ? (
        <Again page={page} />
      ) : (
        <Stack gap={4}>
          {confirming.error && <Refusal key={confirming.submittedAt} error={confirming.error} />}
          <Text>
            <Trans>One press makes your account. Then sign in with the password you chose.</Trans>
          </Text>
          <Button emphasis="strong" wide pending={confirming.isPending || confirming.isSuccess} onClick={confirm}>
            <Trans>Confirm e-mail address</Trans>
          </Button>
          <Text tone="muted" size="sm">
            <Trans>You did not register? Close this page, and nothing happens.</Trans>
          </Text>
        </Stack>
      )}
    </AccountsPage>
  );
};

/** The link is gone: the address may be confirmed already, or wants another e-mail. */
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
