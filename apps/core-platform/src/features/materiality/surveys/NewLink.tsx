import { Banner, CopyButton, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type NewLinkProps = {
  readonly url: string;
  /** What belongs to the link, such as its QR code. */
  readonly children?: ReactNode;
};

/** A link that is shown once, to be copied. */
export const NewLink = ({ url, children }: NewLinkProps) => {
  const { t } = useLingui();
  return (
    <Banner tone="info" title={<Trans>Copy this link now: it is shown only once</Trans>}>
      <Stack gap={2}>
        <Text size="sm">{url}</Text>
        <CopyButton
          text={url}
          size="compact"
          labels={{ copy: t`Copy the link`, copied: t`Copied`, failed: t`Not copied` }}
        />
        {children}
      </Stack>
    </Banner>
  );
};
