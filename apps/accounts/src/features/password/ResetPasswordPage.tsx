import { Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { pageAddress } from '../../page/addresses.ts';
import { ExpiredLink } from '../../page/ExpiredLink.tsx';
import { NewPasswordForm } from '../../page/NewPasswordForm.tsx';
import type { PageProps } from '../../page/page-props.ts';

/** The page that the link in the e-mail for a forgotten password leads to. */
export const ResetPasswordPage = (page: PageProps) => {
  const { t } = useLingui();
  const [expired, setExpired] = useState(!page.linkKey);
  return (
    <AccountsPage page={page} title={t`Choose a new password`} step={expired ? 'expired' : 'form'}>
      {expired ? (
        <ExpiredLink>
          <TextLink href={pageAddress('/forgotten-password', page)}>
            <Trans>Ask for another link</Trans>
          </TextLink>
        </ExpiredLink>
      ) : (
        <Stack gap={4}>
          <Text>
            <Trans>You’ll be signed out on every device. Sign in again with the new password.</Trans>
          </Text>
          <NewPasswordForm
            api={page.api}
            linkKey={page.linkKey}
            onChanged={() => location.replace(pageAddress('/sign-in', page, 'password-changed'))}
            onExpired={() => setExpired(true)}
          />
        </Stack>
      )}
    </AccountsPage>
  );
};
