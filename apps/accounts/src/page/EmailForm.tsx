import type { ApiError } from '@esg/api-client';
import { emailIssue, Refusal, useEntries } from '@esg/app-kit/forms';
import type { LinkRequest } from '@esg/contract';
import { Form, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MutationOptions, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lastEmail, rememberEmail } from './last-email.ts';
import { SubmitButton } from './SubmitButton.tsx';

type EmailFormProps = {
  /** Asks for an e-mail with a link. */
  readonly request: MutationOptions<unknown, ApiError, LinkRequest>;
  readonly onSent: (email: string) => void;
  /** Text of the button. */
  readonly children: ReactNode;
};

/** Asks for an e-mail address and sends a link to it. */
export const EmailForm = ({ request, onSent, children }: EmailFormProps) => {
  const { t } = useLingui();
  const sending = useMutation(request);
  const send = ({ email }: LinkRequest) => {
    rememberEmail(email);
    sending.mutate({ email }, { onSuccess: () => onSent(email.trim()) });
  };
  const entries = useEntries({ email: lastEmail() }, { email: { label: t`E-mail address`, rule: emailIssue } }, send);
  return (
    <Form {...entries.form} errorsTitle={<Trans>Check these entries</Trans>}>
      {sending.error && <Refusal key={sending.submittedAt} error={sending.error} />}
      <TextField {...entries.field('email')} type="email" autoComplete="username" />
      <SubmitButton pending={sending.isPending}>{children}</SubmitButton>
    </Form>
  );
};
