import { Banner, CopyButton, Inline, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type SecretShownProps = { readonly label: string; readonly secret: string; readonly children?: ReactNode };

/** A secret that is shown only once, with a button that copies it. */
export const SecretShown = ({ label, secret, children }: SecretShownProps) => {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Banner tone="warning" title={<Trans>It is shown only now</Trans>}>
        <Trans>Copy it into the secret store of the system that uses it. It is shown only this once.</Trans>
      </Banner>
      <TextField label={label} readOnly value={secret} onChange={() => {}} onFocus={(event) => event.target.select()} />
      <Inline>
        <CopyButton text={secret} labels={{ copy: t`Copy`, copied: t`Copied`, failed: t`Not copied` }} />
      </Inline>
      {children}
    </Stack>
  );
};
