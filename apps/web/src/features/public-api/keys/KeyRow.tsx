import { useFormatters } from '@esg/app-kit';
import type { ApiKey } from '@esg/contract';
import { Badge, Button, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { scopeWords } from '../api-words.ts';

type KeyRowProps = { readonly apiKey: ApiKey; readonly onRevoke: () => void };

/** One key. An expired key shows that in place of the button. */
export const KeyRow = ({ apiKey, onRevoke }: KeyRowProps) => {
  const { t, i18n } = useLingui();
  const { date } = useFormatters();
  const { name, prefix, scopes, createdBy, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey;
  const by = createdBy.name;
  const on = date(createdAt);
  const hasEnded = revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= Date.now());
  return (
    <tr>
      <th scope="row">
        <Stack gap={1}>
          <span>{name}</span>
          <Text size="sm" tone="muted" numeric>
            {prefix}…
          </Text>
          <Text size="sm" tone="muted">
            <Trans>
              {by}, {on}
            </Trans>
          </Text>
        </Stack>
      </th>
      <td>
        <Inline gap={1}>
          {scopes.map((scope) => (
            <Badge key={scope}>{i18n._(scopeWords[scope].label)}</Badge>
          ))}
        </Inline>
      </td>
      <td>{lastUsedAt === null ? <Trans>Never</Trans> : date(lastUsedAt)}</td>
      <td>{expiresAt === null ? <Trans>No end</Trans> : date(expiresAt)}</td>
      <td>
        {hasEnded ? (
          <Status tone="neutral">{revokedAt === null ? <Trans>Expired</Trans> : <Trans>Revoked</Trans>}</Status>
        ) : (
          <Button size="compact" aria-label={t`Revoke: ${name}`} onClick={onRevoke}>
            <Trans>Revoke</Trans>
          </Button>
        )}
      </td>
    </tr>
  );
};
