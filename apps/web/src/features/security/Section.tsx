import { Card, Heading, Stack, Text } from '@esg/ui';
import type { ReactNode } from 'react';

type SectionProps = {
  readonly title: ReactNode;
  /** Its purpose, if people may hesitate. */
  readonly purpose?: ReactNode;
  readonly children: ReactNode;
};

/** One subject of the settings, with its title. */
export const Section = ({ title, purpose, children }: SectionProps) => (
  <Card as="section">
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {purpose && (
          <Text tone="muted" measured>
            {purpose}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  </Card>
);
