import { useDeviceName, useFormatters } from '@esg/app-kit';
import type { AccountSession } from '@esg/contract';
import { Badge, Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

type SessionRowProps = { readonly session: AccountSession; readonly onEnd: () => void };

/** One sign-in: its device, its network address, and when it was used. */
export const SessionRow = ({ session, onEnd }: SessionRowProps) => {
  const { t } = useLingui();
  const { ago, date, time } = useFormatters();
  const device = useDeviceName()(session);
  const lastUse = ago(session.lastUsedAt, Date.now());
  const since = `${date(session.signedInAt)} ${time(session.signedInAt)}`;
  return (
    <Card as="li" padding="compact">
      <Inline gap={3} justify="between">
        <Stack gap={1}>
          <Inline gap={2}>
            <Text strong>{device}</Text>
            {session.isCurrent && (
              <Badge tone="accent">
                <Trans>This session</Trans>
              </Badge>
            )}
          </Inline>
          <Text size="sm" tone="muted">
            {session.isCurrent ? <Trans>In use now</Trans> : <Trans>Last used {lastUse}</Trans>}
            {' · '}
            <Trans>Signed in {since}</Trans>
          </Text>
          {session.address && (
            <Text size="sm" tone="muted">
              <Trans>Network address {session.address}</Trans>
            </Text>
          )}
        </Stack>
        {!session.isCurrent && (
          <Button size="compact" aria-label={t`End the session ${device}, last used ${lastUse}`} onClick={onEnd}>
            <Trans>End</Trans>
          </Button>
        )}
      </Inline>
    </Card>
  );
};
