import type { Party } from '@esg/contract';
import { Heading, Stack, Text } from '@esg/ui';
import type { ReactNode } from 'react';
import * as css from './collections.css.ts';
import { usePartyWords } from './party/use-party-words.ts';

type IntroductionProps = { readonly of: Party; readonly action: ReactNode };

/** What collections are, their three steps, and the way in (spec section 2, entity introduction). */
export const Introduction = ({ of, action }: IntroductionProps) => {
  const { title: heading, text: about, steps } = usePartyWords(of).introduction;
  return (
    <Stack as="section" gap={6} align="start" aria-labelledby="introduction">
      <Stack gap={1}>
        <Heading level={2} size="md" id="introduction">
          {heading}
        </Heading>
        <Text tone="muted" measured>
          {about}
        </Text>
      </Stack>
      <ol className={css.steps}>
        {steps.map(({ title, text }, place) => (
          <li key={title} className={css.step}>
            <span className={css.number} aria-hidden>
              {place + 1}
            </span>
            <Stack gap={1}>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </li>
        ))}
      </ol>
      {action}
    </Stack>
  );
};
