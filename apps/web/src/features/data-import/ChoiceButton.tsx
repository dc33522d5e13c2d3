import { Button } from '@esg/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Choice, isChosen } from './choices.ts';
import type { Choices } from './use-choices.ts';

type ChoiceButtonProps = {
  readonly choice: Choice;
  readonly choices: Choices;
  /** What it does, with the name that it is about: several rows have buttons of the same words. */
  readonly label: string;
  readonly children: ReactNode;
};

/** One of several things that a name may stand for; pressed again it is taken back. Focus stays where it is. */
export const ChoiceButton = ({ choice, choices, label, children }: ChoiceButtonProps) => {
  const chosen = isChosen(choices.choices, choice);
  return (
    <Button
      size="compact"
      aria-pressed={chosen}
      aria-label={label}
      pending={choices.pending}
      {...(chosen && { emphasis: 'soft', icon: <Check size="1rem" aria-hidden /> })}
      onClick={() => choices.choose(choice)}
    >
      {children}
    </Button>
  );
};
