import { Heading, Inline, Stack, Text } from '@esg/ui';
import { type ReactNode, useEffect, useRef } from 'react';

type StepIntroProps = {
  title: string;
  /** One sentence: what this step is for. */
  purpose: string;
  /** The step's own action, at the right. */
  action?: ReactNode;
};

/**
 * Head of every step. The page's own title is the report's name, so this is the second level. Where its step was waited for with the
 * keyboard in it, the title takes the keyboard.
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
