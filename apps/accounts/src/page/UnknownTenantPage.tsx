import { Heading, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { AccountsFrame } from './AccountsFrame.tsx';

/** The host in the address belongs to no tenant. */
export const UnknownTenantPage = () => {
  const { t } = useLingui();
  useEffect(() => {
    document.title = t`Address not found`;
  });
  return (
    <AccountsFrame>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>Address not found</Trans>
        </Heading>
        <Text>
          <Trans>
            No organisation signs in here. Open the address that your organisation gave you; it leads back to this page.
          </Trans>
        </Text>
      </Stack>
    </AccountsFrame>
  );
};
