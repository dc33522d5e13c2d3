import { Skeleton, SkeletonGroup, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { createAccountsApi } from '../../app/accounts-api.ts';
import { existingTokens } from '../../app/visit.ts';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { pageAddress, webAppAddress } from '../../page/addresses.ts';
import { knowsPasskeys } from '../../page/browser-passkeys.ts';
import type { PageProps } from '../../page/page-props.ts';
import { AddPasskeyForm } from './AddPasskeyForm.tsx';

/**
 * Adds a passkey to the signed-in person's account: browsers create passkeys for the site they are on, and passkeys are used on this site.
 */
export const AddPasskeyPage = (page: PageProps) => {
  const { t } = useLingui();
  const tokens = useQuery({
    queryKey: ['own-tokens'],
    queryFn: async () => (await existingTokens(page.api)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <AccountsPage page={page} title={t`Add a passkey`}>
      {!knowsPasskeys() && (
        <Text>
          <Trans>This browser doesn’t support passkeys. Try another browser or device.</Trans>
        </Text>
      )}
      {knowsPasskeys() && tokens.isPending && (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="48px" />
        </SkeletonGroup>
      )}
      {tokens.data === null && (
        <Text>
          <Trans>
            You aren’t signed in here. <TextLink href={pageAddress('/sign-in', page)}>Sign in</TextLink>, then try
            again.
          </Trans>
        </Text>
      )}
      {knowsPasskeys() && tokens.data && (
        <Stack gap={4}>
          <Text>
            <Trans>
              A passkey signs you in with your fingerprint, your face or the code of your device, instead of a password
              and authenticator app.
            </Trans>
          </Text>
          <AddPasskeyForm page={page} api={createAccountsApi(page.tenantHost, tokens.data.accessToken)} />
        </Stack>
      )}
      <TextLink href={webAppAddress(page)}>
        <Trans>Back without a passkey</Trans>
      </TextLink>
    </AccountsPage>
  );
};
