import { Heading, Inline, Stack, Text } from '@esg/ui';
import type { ReactNode } from 'react';

type StepIntroProps = {
  title: string;
  /** One sentence: what this step is for. */
  purpose: string;
  /** The step's own action, at the right. */
  action?: ReactNode;
};

/** Head of every step. The page's own title is the report's name, so this is the second level. */
export const StepIntro = ({ title, purpose, action }: StepIntroProps) => (
  <Inline gap={4} justify="between" align="start">
    <Stack gap={1}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Text tone="muted" measured>
        {purpose}
      </Text>
    </Stack>
    {action}
  </Inline>
);
