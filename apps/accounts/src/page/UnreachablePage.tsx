import { Button, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { AccountsFrame } from './AccountsFrame.tsx';

/** The gateway did not answer while the page was opening. */
export const UnreachablePage = () => (
  <AccountsFrame>
    <Stack gap={4} align="start">
      <Heading level={1}>
        <Trans>The server can’t be reached</Trans>
      </Heading>
      <Text>
        <Trans>Check your connection, then try again.</Trans>
      </Text>
      <Button emphasis="strong" onClick={() => location.reload()}>
        <Trans>Try again</Trans>
      </Button>
    </Stack>
  </AccountsFrame>
);
