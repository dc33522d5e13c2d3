import { Button } from '@esg/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Choice, isChosen } from './choices.ts';
import type { Choices } from './use-choices.ts';

type ChoiceButtonProps = {
  readonly choice: Choice;
  readonly choices: Choices;
  /** What the button does, with the name it applies to: several rows have buttons with the same words. */
  readonly label: string;
  readonly children: ReactNode;
};

/** One possible meaning of a name; a second press undoes the choice. Focus stays where it is. */
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
