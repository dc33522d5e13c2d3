import { Card, Heading, Stack } from '@esg/ui';
import type { ReactNode } from 'react';

/** One subject of the settings, with its title. */
export const Details = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Card as="section">
    <Stack gap={4}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  </Card>
);
