import { Button, Inline, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { bar } from './ApplyChoices.css.ts';
import type { Choices } from './use-choices.ts';

/** Sends the choices for rows with one press: the file is checked once, and the choices are stored with it. */
export const ApplyChoices = ({ choices: { choices, pending, apply, discard } }: { readonly choices: Choices }) => (
  <div className={choices.length > 0 ? bar : undefined} role="status">
    {choices.length > 0 && (
      <Inline gap={3} align="center">
        <Text>
          <Trans>Apply your choices to update the check. We’ll remember them for future imports.</Trans>
        </Text>
        <Button emphasis="strong" pending={pending} onClick={apply}>
          <Plural value={choices.length} one="Apply # choice" other="Apply # choices" />
        </Button>
        <Button emphasis="quiet" pending={pending} onClick={discard}>
          <Trans>Discard them</Trans>
        </Button>
      </Inline>
    )}
  </div>
);
