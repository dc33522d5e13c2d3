import { Heading, Inline, Stack, Text } from '@esg/ui';
import { type ReactNode, useEffect, useRef } from 'react';

type StepIntroProps = {
  title: string;
  /** One sentence: the purpose of this step. */
  purpose: string;
  /** The step's own action, at the right. */
  action?: ReactNode;
};

/**
 * Heading of every step. The page's own title is the report's name, so this is the second level. Gets focus if the keyboard was in the step
 * while it was loading.
 */
export const StepIntro = ({ title, purpose, action }: StepIntroProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const step = heading.current?.closest('section[tabindex]');
    if (step && step === document.activeElement) heading.current?.focus();
  }, []);
  return (
    <Inline gap={4} justify="between" align="start">
      <Stack gap={1}>
        <Heading level={2} size="lg" ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text tone="muted" measured>
          {purpose}
        </Text>
      </Stack>
      {action}
    </Inline>
  );
};
