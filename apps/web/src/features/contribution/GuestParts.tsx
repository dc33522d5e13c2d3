import type { ContributionTask } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import * as css from './ContributionFrame.css.ts';
import { forgetSession } from './guest-link.ts';

type GuestPartProps = { readonly task: ContributionTask };

/** The message of whoever invited the person; nothing if there is none. */
export const InvitersMessage = ({ task: { message } }: GuestPartProps) =>
  message && (
    <Text as="div" measured>
      <span className={css.message}>{message}</span>
    </Text>
  );

/** Signs out, for a shared computer: this browser then needs the link of the e-mail again. */
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
