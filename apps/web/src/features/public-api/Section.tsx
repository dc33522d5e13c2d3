import { Card, Heading, Inline, Stack, Text } from '@esg/ui';
import type { ReactNode } from 'react';

type SectionProps = {
  readonly title: ReactNode;
  readonly purpose: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One half of the page, with its purpose and its main action. */
export const Section = ({ title, purpose, action, children }: SectionProps) => (
  <Card as="section">
    <Stack gap={4}>
      <Inline gap={4} justify="between">
        <Stack gap={1}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text tone="muted" measured>
            {purpose}
          </Text>
        </Stack>
        {action}
      </Inline>
      {children}
    </Stack>
  </Card>
);
