import type { DraftLink } from '@esg/contract';
import { Banner, CopyButton, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** A link that was made just now. It is shown this once: what is stored of it opens nothing. */
export const NewLink = ({ made: { reader, link } }: { readonly made: DraftLink }) => {
  const { t } = useLingui();
  const { name, email } = reader;
  return (
    <Banner tone="success" title={t`The link for ${name} is ready`}>
      <Stack gap={2}>
        <Text>
          {email ? (
            <Trans>It was sent to {email}. You can also copy it now; later you can only make a new one.</Trans>
          ) : (
            <Trans>Copy it now and send it to them; later you can only make a new one.</Trans>
          )}
        </Text>
        <CopyButton
          size="compact"
          text={link}
          labels={{ copy: t`Copy the link`, copied: t`Copied`, failed: t`Could not be copied` }}
        />
      </Stack>
    </Banner>
  );
};
