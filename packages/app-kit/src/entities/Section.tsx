import { Card, Heading, Stack, Text } from '@esg/ui';
import { type ReactNode, useId } from 'react';

type SectionProps = {
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the page with a heading of its own. */
export const Section = ({ title, hint, children }: SectionProps) => {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            {title}
          </Heading>
          {hint !== undefined && (
            <Text size="sm" tone="muted">
              {hint}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
};
