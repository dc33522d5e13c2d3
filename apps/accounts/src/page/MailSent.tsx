import type { ApiError } from '@esg/api-client';
import { Refusal } from '@esg/app-kit/forms';
import type { LinkRequest } from '@esg/contract';
import { Button, Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import type { MutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DemoMailbox } from './DemoMailbox.tsx';

type MailSentProps = {
  readonly email: string;
  /** Asks for the e-mail again. */
  readonly resend: MutationOptions<unknown, ApiError, LinkRequest>;
  /** Back to the form, for somebody who mistyped the address. */
  readonly onOtherEmail: () => void;
  /** What was sent to whom. */
  readonly children: ReactNode;
};

/** Asks people to look into their mailbox. The text is the same whether or not there is an account. */
export const MailSent = ({ email, resend, onOtherEmail, children }: MailSentProps) => {
  const again = useMutation(resend);
  return (
    <Stack gap={4}>
      {children}
      <Text tone="muted">
        <Trans>Can’t find it? It may take a minute. Check your spam folder.</Trans>
      </Text>
      <DemoMailbox />
      {again.error && <Refusal key={again.submittedAt} error={again.error} />}
      <div role="status">
        {again.isSuccess && (
          <Text tone="success">
            <Trans>Sent again to {email}.</Trans>
          </Text>
        )}
      </div>
      <Inline gap={3}>
        <Button pending={again.isPending} onClick={() => again.mutate({ email })}>
          <Trans>Send it again</Trans>
        </Button>
        <Button emphasis="bare" onClick={onOtherEmail}>
          <Trans>Use another address</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};
