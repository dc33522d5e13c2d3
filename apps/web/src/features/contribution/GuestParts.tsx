import type { ContributionTask } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import * as css from './ContributionFrame.css.ts';
import { forgetSession } from './guest-link.ts';

type GuestPartProps = { readonly task: ContributionTask };

/** What whoever invited wrote to the person; nothing where they wrote nothing. */
export const InvitersMessage = ({ task: { message } }: GuestPartProps) =>
  message && (
    <Text as="div" measured>
      <span className={css.message}>{message}</span>
    </Text>
  );

/** For somebody at a computer that others use, too: this browser goes on only with the link of the e-mail. */
export const Leave = ({ task }: GuestPartProps) => (
  <Inline>
    <Button
      size="compact"
      emphasis="quiet"
      onClick={() => {
        forgetSession(task.id);
        location.reload();
      }}
    >
      <Trans>Sign out on this device</Trans>
    </Button>
  </Inline>
);
