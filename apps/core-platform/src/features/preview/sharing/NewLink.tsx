import type { DraftLink } from '@esg/contract';
import { Card, CopyButton, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';

type NewLinkProps = {
  readonly made: DraftLink;
  /** The next step. */
  readonly children?: ReactNode;
};

/** A link that was just made; it gets focus. It is shown only once: what is stored of it does not open anything. */
export const NewLink = ({ made: { reader, link }, children }: NewLinkProps) => {
  const { t } = useLingui();
  const { name, email } = reader;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section">
      <Stack gap={3} align="stretch">
        <Heading ref={heading} tabIndex={-1} level={3} size="md">
          <Trans>The link for {name} is ready</Trans>
        </Heading>
        <Text>
          {email ? (
            <Trans>It was sent to {email}. You can also copy it now. Later you can only create a new one.</Trans>
          ) : (
            <Trans>Copy it now and send it to them. Later you can only create a new one.</Trans>
          )}
        </Text>
        <Text size="sm">{link}</Text>
        <Inline gap={2}>
          <CopyButton
            emphasis="strong"
            text={link}
            labels={{ copy: t`Copy the link`, copied: t`Copied`, failed: t`Couldn’t be copied` }}
          />
          {children}
        </Inline>
      </Stack>
    </Card>
  );
};
