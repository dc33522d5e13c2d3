import { Banner, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Shown instead of a page whose link no longer works. `children` say what to do instead. */
export const ExpiredLink = ({ children }: { readonly children: ReactNode }) => (
  <Stack gap={4}>
    <Banner tone="warning" title={<Trans>This link has expired or was already used</Trans>} />
    {children}
  </Stack>
);
