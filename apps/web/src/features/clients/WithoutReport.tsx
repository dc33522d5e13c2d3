import { useSwitchOrganization } from '@esg/app-kit';
import type { ClientBoard } from '@esg/contract';
import { Button, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Clients without a report, which the table cannot show, each with a link to create its first one. */
export const WithoutReport = ({ clients }: { readonly clients: ClientBoard['withoutReport'] }) => {
  const { t } = useLingui();
  const { pendingId, switchTo } = useSwitchOrganization();
  if (clients.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-labelledby="without-report">
      <Heading level={2} size="md" id="without-report">
        <Trans>No report yet</Trans>
      </Heading>
      <Stack as="ul" gap={2}>
        {clients.map(({ id, name }) => (
          <Inline as="li" key={id} gap={3}>
            <Text as="span" strong>
              {name}
            </Text>
            <Button
              size="compact"
              pending={pendingId === id}
              aria-label={t`Create one for ${name}`}
              onClick={() => switchTo(id, '/ct/create-report')}
            >
              <Trans>Create one</Trans>
            </Button>
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
};
