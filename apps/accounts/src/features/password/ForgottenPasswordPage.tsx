import { accountMutations } from '@esg/api-client';
import { limits } from '@esg/contract';
import { Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { pageAddress } from '../../page/addresses.ts';
import { EmailForm } from '../../page/EmailForm.tsx';
import { MailSent } from '../../page/MailSent.tsx';
import type { PageProps } from '../../page/page-props.ts';

/** Sends a link for a new password. */
export const ForgottenPasswordPage = (page: PageProps) => {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const request = accountMutations.requestPasswordReset(page.api);
  const title = sentTo ? t`Look in your mailbox` : t`Forgot your password`;
  return (
    <AccountsPage page={page} title={title} step={sentTo ? 'sent' : 'form'}>
      {sentTo ? (
        <MailSent email={sentTo} resend={request} onOtherEmail={() => setSentTo(undefined)}>
          <ResetSent email={sentTo} />
        </MailSent>
      ) : (
        <Stack gap={4}>
          <Text>
            <Trans>Enter your e-mail address and we’ll send you a link to choose a new password.</Trans>
          </Text>
          <EmailForm request={request} onSent={setSentTo}>
            <Trans>Send the link</Trans>
          </EmailForm>
        </Stack>
      )}
      <TextLink href={pageAddress('/sign-in', page)}>
        <Trans>Back to sign in</Trans>
      </TextLink>
    </AccountsPage>
  );
};

const secondsPerMinute = 60;

const ResetSent = ({ email }: { readonly email: string }) => (
  <Stack gap={2}>
    <Text>
      <Trans>If {email} has an account here, we’ve sent an e-mail with a link to choose a new password.</Trans>
    </Text>
    <Text>
      <Plural
        value={limits.resetLinkSeconds / secondsPerMinute}
        one="The link works for # minute."
        other="The link works for # minutes."
      />
    </Text>
  </Stack>
);
