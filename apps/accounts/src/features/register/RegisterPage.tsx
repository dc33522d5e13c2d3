import { accountMutations } from '@esg/api-client';
import { limits } from '@esg/contract';
import { Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { pageAddress } from '../../page/addresses.ts';
import { MailSent } from '../../page/MailSent.tsx';
import type { PageProps } from '../../page/page-props.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Asks for an account, then sends the person to their mailbox. */
export const RegisterPage = (page: PageProps) => {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const title = sentTo ? t`Look in your mailbox` : t`Create an account`;
  return (
    <AccountsPage page={page} title={title} step={sentTo ? 'sent' : 'form'}>
      {sentTo ? (
        <MailSent
          email={sentTo}
          resend={accountMutations.resendConfirmation(page.api)}
          onOtherEmail={() => setSentTo(undefined)}
        >
          <ConfirmationSent email={sentTo} />
        </MailSent>
      ) : (
        <RegisterForm page={page} onSent={setSentTo} />
      )}
      <Text>
        <Trans>
          Already have an account? <TextLink href={pageAddress('/sign-in', page)}>Sign in</TextLink>
        </Trans>
      </Text>
    </AccountsPage>
  );
};

const secondsPerHour = 3600;

/** What was sent, and how long its link works. */
export const ConfirmationSent = ({ email }: { readonly email: string }) => (
  <Stack gap={2}>
    <Text>
      <Trans>We have sent an e-mail to {email}. Open its link to confirm that the address is yours.</Trans>
    </Text>
    <Text>
      <Plural
        value={limits.confirmationLinkSeconds / secondsPerHour}
        one="The link works for # hour."
        other="The link works for # hours."
      />
    </Text>
  </Stack>
);
