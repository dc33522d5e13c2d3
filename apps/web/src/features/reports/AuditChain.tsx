import { useFormatters } from '@esg/app-kit';
import type { AuditLogChoices } from '@esg/contract';
import { CopyButton, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** The end of the log's chain: whoever writes it down can prove later that nothing before it was changed. */
export const AuditChain = ({ chain: { entries, head } }: Pick<AuditLogChoices, 'chain'>) => {
  const { t } = useLingui();
  const count = useFormatters().integer(entries);
  if (head === null) return null;
  return (
    <Stack gap={1}>
      <Text size="sm" tone="muted">
        <Trans>
          Each entry carries a hash over itself and the entry before it, so that nothing can be altered, left out or
          moved unnoticed. The last of {count} entries has this one:
        </Trans>
      </Text>
      <Inline gap={2}>
        <Text as="span" size="sm" numeric>
          {head.match(/.{1,8}/g)?.join(' ')}
        </Text>
        <CopyButton
          iconOnly
          size="compact"
          text={head}
          labels={{ copy: t`Copy the hash`, copied: t`Copied`, failed: t`It couldn’t be copied` }}
        />
      </Inline>
    </Stack>
  );
};
